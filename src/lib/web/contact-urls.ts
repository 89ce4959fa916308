import { dialledNumber } from './telephone.ts';

export function mailtoUrl(address: string) {
  return `mailto:${address}`;
}

/** Undefined if the text is no telephone number, or several. */
export function telephoneUrl(text: string) {
  const number = dialledNumber(text);
  return number === undefined ? undefined : `tel:${number}`;
}

export function directionsUrl(address: string) {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
