"""Compiles blocks without running them or writing files.

In: JSON list of source texts. Out: JSON list of {message, line}, or null where a block compiles.
"""

import json
import sys
import warnings


def fault(code):
    try:
        compile(code, "block", "exec", dont_inherit=True)
    except SyntaxError as error:
        return {"message": error.msg, "line": error.lineno or 1}
    except ValueError as error:
        return {"message": str(error), "line": 1}
    return None


warnings.simplefilter("ignore")
json.dump([fault(code) for code in json.load(sys.stdin)], sys.stdout)
