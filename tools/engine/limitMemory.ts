/** Numbers of WebAssembly's binary format (specification 2.0, chapter 5): the section of memories, and a limit with a maximum. */
const MEMORY_SECTION = 5;
const WITH_MAXIMUM = 1;
const HEADER_BYTES = 8;

/**
 * Gives a WebAssembly module a largest size of memory, which Go's compiler cannot: what asks for more ends.
 *
 * @param module with one memory that has no maximum
 * @param pages of 64 KB
 */
export function limitMemory(module: Uint8Array, pages: number): Uint8Array {
  let at = HEADER_BYTES;
  while (at < module.length) {
    const size = readNumber(module, at + 1);
    const end = size.next + size.value;
    if (module[at] === MEMORY_SECTION) {
      const minimum = readNumber(module, size.next + 2); // after the count of memories, 1, and the kind of limit
      const content = [1, WITH_MAXIMUM, ...numberBytes(minimum.value), ...numberBytes(pages)];
      const section = [MEMORY_SECTION, ...numberBytes(content.length), ...content];
      return Buffer.concat([module.subarray(0, at), Uint8Array.from(section), module.subarray(end)]);
    }
    at = end;
  }
  throw new Error('The engine has no memory of its own: another Go lays it out in another way; adapt tools/engine.');
}

/** Unsigned LEB128, seven bits a byte, the lowest first. */
function readNumber(bytes: Uint8Array, start: number): {value: number; next: number} {
  let value = 0;
  for (let at = start, factor = 1; ; at += 1, factor *= 128) {
    value += (bytes[at]! & 127) * factor;
    if (bytes[at]! < 128) {
      return {value, next: at + 1};
    }
  }
}

function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...numberBytes(Math.floor(value / 128))];
}
