type PastQuery = {
  /** The path of a public page, or a record as `pastReference` writes it. */
  page?: string;
  /** UTC, such as `2026-03-03T22:05:00.000Z`. */
  at?: string;
  /** Instead of a time: when this revision of the record became public. */
  revision?: number;
};

/** Where a public page is shown as it was at a time. Without one, as it is now. */
export function pastAddress(query: PastQuery = {}, screen = '/admin/past') {
  const parameters = Object.entries(query).filter(([, value]) => value !== '');
  const text = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return text.size === 0 ? screen : `${screen}?${text.toString()}`;
}

/** A record whose page is shown, such as `projects:9b1c…`. */
export function pastReference(noun: string, id: string) {
  return `${noun}:${id}`;
}
