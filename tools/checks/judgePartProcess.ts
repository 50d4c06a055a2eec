import {judgePart} from './judgePart';
import {part} from './types';

// A process of `judge`: judges the part that its arguments name, and sends what it found.
const [index, parts] = process.argv.slice(2).map(Number) as [number, number];
void judgePart(process.cwd(), (whole) => part(whole, index, parts)).then((judged) =>
  process.send?.(judged, () => process.disconnect()),
);
