import {broken} from './broken';

// A process of `npm run dev`: answers with what is broken in the files that it is sent.
process.once('message', (files: string[]) => {
  process.send!(broken(process.cwd(), files), () => process.disconnect());
});
