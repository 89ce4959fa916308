/**
 * The visitor's IP address: the socket's, or behind n of our proxies the n-th entry of X-Forwarded-For
 * from the right. Clients can forge the entries further left.
 */
export function resolveClientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxyHops: number,
) {
  if (proxyHops === 0 || forwardedFor === undefined) return socketAddress;
  const addresses = forwardedFor.split(',').map((address) => address.trim());
  return addresses.at(-proxyHops) || socketAddress;
}

/** The IPv4 address, or the network of an IPv6 address: providers give each customer at least a /64. */
export function toNetwork(address: string, bits: 48 | 64 = 64) {
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
