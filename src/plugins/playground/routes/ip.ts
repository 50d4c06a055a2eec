/** An address as a number, or a network: the first `prefix` of its `bits` count. */
export interface Ip {
  bits: 32 | 128;
  address: bigint;
}
export interface Cidr extends Ip {
  prefix: number;
}

/** @returns the address that a text is, or undefined */
export function readIp(text: string): Ip | undefined {
  const v4 = readV4(text);
  return v4 === undefined ? readV6(text) : {bits: 32, address: v4};
}

/** @returns the network that a text such as `203.0.113.0/24` is, or undefined; bits behind the prefix may be set */
export function readCidr(text: string): Cidr | undefined {
  const [address = '', length = '', ...others] = text.split('/');
  const ip = readIp(address);
  if (ip === undefined || others.length > 0 || !/^\d+$/.test(length) || Number(length) > ip.bits) {
    return undefined;
  }
  return {...ip, prefix: Number(length)};
}

/** Whether a network holds an address of its own family. */
export const contains = ({bits, address, prefix}: Cidr, ip: Ip): boolean =>
  ip.bits === bits && ip.address >> BigInt(bits - prefix) === address >> BigInt(bits - prefix);

/** Whether bits behind the prefix of a network are set. */
export const hasHostBits = ({bits, address, prefix}: Cidr): boolean =>
  (address >> BigInt(bits - prefix)) << BigInt(bits - prefix) !== address;

function readV4(text: string): bigint | undefined {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)
    ? parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n)
    : undefined;
}

function readV6(text: string): Ip | undefined {
  const [head = '', tail, ...others] = text.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(missing, 0)).fill('0'), ...after];
  const isWhole = tail === undefined ? missing === 0 : missing > 0 && others.length === 0;
  return isWhole && all.every((group) => /^[\dA-Fa-f]{1,4}$/.test(group))
    ? {bits: 128, address: all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)}
    : undefined;
}
