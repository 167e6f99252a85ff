/**
 * An address as tries and visitors are counted by it. Of IPv6 the first half: a home or a rented server has all addresses of the other,
 * and could take a new one for each try.
 */
export function countedAddress(address: string): string {
  const [plain = ''] = address.split('%');
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return address;
  const v4 = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (v4 !== undefined) return v4;
  // The address parser writes an IPv6 address in one way; only '::' is still to be filled.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const parts = (text: string) => text.split(':').filter((part) => part !== '');
  const last = tail === undefined ? [] : parts(tail);
  const gap = Array.from({ length: 8 - parts(head).length - last.length }, () => '0');
  return `${[...parts(head), ...gap, ...last].slice(0, 4).join(':')}::/64`;
}
