import {judgePart} from './judgePart';
import {readSubject} from './subject';
import {part} from './types';

// A process of `judge`: judges the part that its arguments name, and sends what it found.
const [index, parts] = process.argv.slice(2).map(Number) as [number, number];
void judgePart(part(readSubject(process.cwd()).subject, index, parts)).then((judged) =>
  process.send?.(judged, () => process.disconnect()),
);
