import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { errorCode } from '../../lib/values/error-code.ts';

const private4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  private4.addSubnet(network, prefix, 'ipv4');

/** In IPv6 only the global unicast range is public, except the parts for IPv4 mappings and examples. */
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const private6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  private6.addSubnet(network, prefix, 'ipv6');

/** Thrown instead of connecting to a private network. */
export class PrivateAddress extends Error {}

/** False for local and private addresses, and for text that is not an IP address. */
export function isPublicIp(address: string) {
  const version = isIP(address);
  if (version === 4) return !private4.check(address, 'ipv4');
  return version === 6 && public6.check(address, 'ipv6') && !private6.check(address, 'ipv6');
}

/** A DNS lookup that returns only public addresses. The connection uses the checked address, so the name cannot change. */
export const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (cause, addresses: LookupAddress[]) => {
    if (cause) return answer(cause, '');
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicIp(address)))
      return answer(new PrivateAddress(`${host} is in a private network`), '');
    const [{ address, family } = { address: '', family: 4 }] = addresses;
    return options.all ? answer(null, addresses) : answer(null, address, family);
  });
};

/** Set by tests, which ask this machine. */
export type PublicOptions = {
  lookup?: LookupFunction;
  isAllowedIp?: (address: string) => boolean;
  isAllowedProtocol?: (protocol: string) => boolean;
};

/** The URL of another server. Throws {@link PrivateAddress} for one that is not public and safe. */
export function requirePublic(
  address: string,
  { isAllowedIp = isPublicIp, isAllowedProtocol = (name) => name === 'https:' }: PublicOptions,
) {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!isAllowedProtocol(url.protocol)) throw new PrivateAddress();
  if (isIP(host) !== 0 && !isAllowedIp(host)) throw new PrivateAddress();
  return url;
}

/** Never the text of the error, which may contain addresses of this network. */
export function faultText(cause: unknown) {
  if (cause instanceof PrivateAddress) return 'Points to a private network';
  const code = errorCode(cause) ?? '';
  if (code === 'ENOTFOUND') return 'Domain not found';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) return 'Invalid security certificate';
  return 'No connection';
}
