import { telephoneUrl } from './contact-urls.ts';
import { isEmailAddress } from './email-address.ts';
import { unwrapLink } from './unwrapped-link.ts';

/** The schemes allowed for links out of the site. */
export const linkSchemes = ['https', 'http', 'mailto', 'tel'];

const ownSite = new URL('https://own.invalid');

/** True if a browser would follow the link to a page of this site, or elsewhere by an allowed scheme. */
export function isSafeLink(address: string) {
  const url = parsed(address, ownSite);
  if (!url || !linkSchemes.includes(url.protocol.slice(0, -1))) return false;
  return url.host === ownSite.host || /^\s*[a-z]+:/i.test(address);
}

/** Makes a URL from typed text such as `example.com`, an e-mail address or a telephone number. */
export function linkAddressFrom(typed: string): string | undefined {
  const text = typed.trim();
  if (text.startsWith('/')) return isSafeLink(text) && !/\s/.test(text) ? text : undefined;
  if (isEmailAddress(text)) return `mailto:${text}`;
  const isLikeNumber = /^[+(０-９＋\d]/.test(text);
  if (isLikeNumber && !/[a-z]/i.test(text)) return telephoneUrl(text);
  const [, scheme = 'https', rest = ''] = /^(?:([a-z][a-z\d+-]*):)?(.*)$/is.exec(text) ?? [];
  if (/^mailto$/i.test(scheme)) return emailFrom(rest);
  if (/^tel$/i.test(scheme)) return telephoneUrl(rest);
  const address = scheme === 'https' && !text.includes('://') ? `https://${text}` : text;
  return webAddressFrom(address) ?? (isLikeNumber ? telephoneUrl(text) : undefined);
}

function parsed(address: string, base?: URL) {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

function emailFrom(text: string) {
  return isEmailAddress(text.split('?')[0] ?? '') ? `mailto:${text}` : undefined;
}

function webAddressFrom(text: string) {
  const url = /^https?:\/\/[^\s/]+\.[^\s/.]{2,}(?:[/?#:]|$)/i.test(text) && parsed(text);
  if (!url || url.username || url.password) return undefined;
  const target = unwrapLink(url.href);
  if (target !== url.href) return webAddressFrom(target);
  return url.pathname === '/' && !/[/?#]$/.test(text) && !url.search && !url.hash
    ? url.origin
    : url.href;
}
