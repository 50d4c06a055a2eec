import {systemFault} from '../content/systemFault';
import {judgePart} from './judgePart';
import {part} from './types';

// A process of `judge`: judges the part that its arguments name, and sends what it found, or in a sentence why it failed.
const [index, parts] = process.argv.slice(2).map(Number) as [number, number];
void judgePart(process.cwd(), (whole) => part(whole, index, parts))
  .catch((error: unknown) => ({fault: systemFault(error) ?? (error as Error).message}))
  .then((said) => process.send?.(said, () => process.disconnect()));
