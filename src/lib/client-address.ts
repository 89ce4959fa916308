/**
 * The visitor's address: the socket's, or behind proxies of ours the n-th from the right of
 * X-Forwarded-For, where n is their number. What stands further left anyone can write.
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
