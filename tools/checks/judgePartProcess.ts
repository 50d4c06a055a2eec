import {judgePart} from './judge';

// A process of `judge`: judges the part that its arguments name, and sends what it found.
const [index, parts] = process.argv.slice(2).map(Number) as [number, number];
void judgePart(process.cwd(), [], index, parts).then((judged) => process.send?.(judged, () => process.disconnect()));
