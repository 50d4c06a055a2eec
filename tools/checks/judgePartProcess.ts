import {systemFault} from '../content/systemFault';
import {judgePart} from './judgePart';
import {readSubject} from './subject';

// A process of `judgePages`: judges the pages whose files it is sent, and answers with the findings, or in a sentence why
// it failed.
process.once('message', (files: string[]) => void answer(new Set(files)));

async function answer(files: Set<string>): Promise<void> {
  const subject = readSubject(process.cwd());
  const said = await judgePart(
    subject,
    subject.site.filter(({file}) => files.has(file)),
  ).catch((error: unknown) => ({fault: systemFault(error) ?? (error as Error).message}));
  process.send?.(said, () => process.disconnect());
}
