import {PNG} from 'pngjs';

/** Pixels of a page that a tile takes the mean color of: some letters, so that no edge of one counts. */
const TILE = 16;
/** In this size a browser draws a page of which tiles are made; it draws, and we read, a sixteenth. */
export const SCALE = 1 / 4;
/** Values of a color; a small picture needs no more of them. */
const STEP = 8;
/** Of 255: by how much the color of a tile differs before it counts. Other drawing of letters makes less. */
const TOLERANCE = 32;
/** So many tiles side by side are a fault. A word that is written otherwise has fewer. */
const FEWEST = 16;

/** A picture of which each pixel is the mean of a tile. */
export interface Tiles {
  width: number;
  height: number;
  /** Red, green, blue, opacity of each. */
  data: Uint8Array;
}

/**
 * The tiles of a picture of a page.
 *
 * @param png the picture, in the size of {@link SCALE}
 */
export function tilesOf(png: Buffer): Tiles {
  const source = PNG.sync.read(png);
  const side = TILE * SCALE;
  const [width, height] = [Math.ceil(source.width / side), Math.ceil(source.height / side)];
  const sums = new Uint32Array(width * height * 4);
  for (let y = 0; y < source.height; y += 1) {
    const row = Math.floor(y / side) * width;
    for (let x = 0; x < source.width; x += 1) {
      const from = (y * source.width + x) * 4;
      const to = (row + Math.floor(x / side)) * 4;
      sums[to]! += source.data[from]!;
      sums[to + 1]! += source.data[from + 1]!;
      sums[to + 2]! += source.data[from + 2]!;
      sums[to + 3]! += 1;
    }
  }
  const mean = (sum: number, i: number): number =>
    i % 4 === 3 ? 255 : Math.min(255, Math.round(sum / sums[i - (i % 4) + 3]! / STEP) * STEP);
  return {width, height, data: Uint8Array.from(sums, mean)};
}

/** A PNG file of tiles. */
export function fileOf({width, height, data}: Tiles): Buffer {
  const png = new PNG({width, height});
  png.data = Buffer.from(data);
  return PNG.sync.write(png, {colorType: 2, deflateLevel: 9});
}

/** The tiles of a file. */
export function tilesIn(file: Buffer): Tiles {
  const {width, height, data} = PNG.sync.read(file);
  return {width, height, data};
}

/**
 * Where two pictures differ: a sentence for each region, in pixels of the page; none for pictures that look the same.
 */
export function differences(approved: Tiles, seen: Tiles): string[] {
  if (approved.width !== seen.width || approved.height !== seen.height) {
    return [`the page has another size, ${seen.width * TILE} × ${seen.height * TILE}`];
  }
  const differing = new Set<number>();
  for (let i = 0; i < approved.data.length; i += 4) {
    const distance = Math.max(...[0, 1, 2].map((c) => Math.abs(approved.data[i + c]! - seen.data[i + c]!)));
    if (distance > TOLERANCE) {
      differing.add(i / 4);
    }
  }
  return regions(differing, seen.width)
    .filter((region) => region.length >= FEWEST)
    .map((region) => sentence(region, seen.width));
}

/** Tiles that touch, corners included. */
function regions(tiles: Set<number>, width: number): number[][] {
  const left = new Set(tiles);
  const found: number[][] = [];
  for (const first of tiles) {
    const region = left.delete(first) ? [first] : [];
    for (const tile of region) {
      for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
        const isBeside = Math.abs(((tile + step) % width) - (tile % width)) <= 1;
        if (isBeside && left.delete(tile + step)) {
          region.push(tile + step);
        }
      }
    }
    found.push(region);
  }
  return found;
}

function sentence(region: number[], width: number): string {
  const columns = region.map((tile) => tile % width);
  const rows = region.map((tile) => Math.floor(tile / width));
  const edges = [Math.min(...columns), Math.min(...rows), Math.max(...columns) + 1, Math.max(...rows) + 1];
  const [left, top, right, bottom] = edges.map((edge) => edge * TILE);
  return `${region.length} tiles from ${left},${top} to ${right},${bottom}`;
}
