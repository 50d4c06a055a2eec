import {judgePart} from './judge';
import {readSubject} from './subject';

// A process of `judge`: judges the part that its arguments name, and sends what it found.
const [index, parts] = process.argv.slice(2).map(Number) as [number, number];
void judgePart(readSubject(process.cwd()), [], index, parts).then((judged) =>
  process.send?.(judged, () => process.disconnect()),
);
