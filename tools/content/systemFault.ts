import {relative} from 'node:path';

/** What the system answers, by the code of its error: in words, and what to do. */
const ANSWERS: Record<string, [what: string, fix: string]> = {
  EACCES: ['permission denied', 'change its owner or its permissions'],
  EPERM: ['permission denied', 'change its owner or its permissions'],
  EROFS: ['the disk is read-only', 'work in a copy of the project'],
  ENOSPC: ['the disk is full', 'free some space, then run the command again'],
  EDQUOT: ['your share of the disk is used up', 'free some space, then run the command again'],
  ENOENT: ['no such file or folder', 'restore it, or run the command again if it has just been moved'],
  EEXIST: ['a file is where a folder should be', 'restore the folder'],
  ENOTDIR: ['a file is where a folder should be', 'restore the folder'],
  EISDIR: ['a folder is where a file should be', 'restore the file'],
  EMFILE: ['too many files are open', 'raise the limit (ulimit -n)'],
};

type SystemError = Partial<NodeJS.ErrnoException & {port: number}>;

/**
 * What the system refused a command, as one sentence that names the file, program or port, and what to do.
 *
 * @returns undefined for an error that did not come from the system, or says no file
 */
export function systemFault(error: unknown): string | undefined {
  const {code = '', path, port, syscall = ''} = error as SystemError;
  if (syscall === 'listen' && code === 'EACCES') {
    return `Port ${port} is for the system's own programs; set PORT to one from 1024.`;
  }
  if (syscall.startsWith('spawn') && code === 'ENOENT') {
    return `The program ${path} is not here; install it.`;
  }
  const answer = ANSWERS[code];
  return answer === undefined || path === undefined
    ? undefined
    : `${relative('', path) || '.'}: ${answer[0]}; ${answer[1]}.`;
}
