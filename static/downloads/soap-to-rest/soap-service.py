from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from xml.etree import ElementTree
from xml.sax.saxutils import escape

INVOICE = '{urn:horizonte:invoice}'
ENVELOPE = (
    '<?xml version="1.0" encoding="UTF-8"?>'
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:i="urn:horizonte:invoice">'
    '<s:Body>{}</s:Body></s:Envelope>'
)


def issue(document):
    request = ElementTree.fromstring(document).find(f'.//{INVOICE}IssueRequest')
    branch = request.get('branch')
    if branch not in ('SP-01', 'RJ-02'):
        reason = escape(f'Unknown branch "{branch}"')
        return 500, f'<s:Fault><faultcode>s:Client</faultcode><faultstring>{reason}</faultstring></s:Fault>'
    order = request.findtext(f'{INVOICE}order')
    total = sum(float(line.text) for line in request.iter(f'{INVOICE}line'))
    return 200, (
        f'<i:IssueResponse><i:number>{order.removeprefix("ord-")}</i:number>'
        f'<i:order>{order}</i:order><i:total>{total:.2f}</i:total></i:IssueResponse>'
    )


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.answer(200, '')

    def do_POST(self):
        self.answer(*issue(self.rfile.read(int(self.headers['Content-Length']))))

    def answer(self, status, body):
        content = ENVELOPE.format(body).encode()
        self.send_response(status)
        self.send_header('Content-Type', 'text/xml; charset=utf-8')
        self.send_header('Content-Length', str(len(content)))
        self.end_headers()
        self.wfile.write(content)


ThreadingHTTPServer(('', 8081), Handler).serve_forever()
