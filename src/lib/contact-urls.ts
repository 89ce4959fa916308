export function mailUrl(address: string) {
  return `mailto:${address}`;
}

/** Leaves out an extension (`ext. 4`) and spaces. */
export function telephoneUrl(number: string) {
  return `tel:${number.replace(/[a-z].*/i, '').replace(/[^+\d]/g, '')}`;
}

export function directionsUrl(address: string) {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
