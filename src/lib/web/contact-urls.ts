import { internationalNumber } from './telephone-forms.ts';
import { dialledNumber } from './telephone.ts';

export function mailtoUrl(address: string) {
  return `mailto:${address}`;
}

/** Undefined if the text is no telephone number, or several. Without a country it is that of the head office. */
export function telephoneUrl(text: string, country?: string) {
  const number = internationalNumber(text, country) ?? dialledNumber(text);
  return number === undefined ? undefined : `tel:${number}`;
}

export function directionsUrl(address: string) {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
