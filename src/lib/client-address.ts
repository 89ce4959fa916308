/**
 * The visitor's address: the socket's, or behind proxies of ours the n-th from the right of
 * X-Forwarded-For, where n is their number. Anyone can forge what is further left.
 */
export function clientAddressOf(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxyHops: number,
) {
  if (proxyHops === 0 || forwardedFor === undefined) return socketAddress;
  const addresses = forwardedFor.split(',').map((address) => address.trim());
  return addresses.at(-proxyHops) || socketAddress;
}

/** The address, or the network of an IPv6 one. Each customer of a provider has at least 2^64 addresses, a /64. */
export function networkOf(address: string, bits: 48 | 64 = 64) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? address;
  if (!address.includes(':')) return address;
  const [front = [], back = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back]
    .slice(0, bits / 16)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
