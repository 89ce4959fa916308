import { plural } from '../../lib/text/plural.ts';

/** Messages of the list. */
export const list = {
  heading: 'Partners',
  /** Above the logos of developers. */
  developers: 'OUR DEVELOPMENT PARTNERS',
  /** `link` is one of the two below. */
  empty: (link: string) => `Partner profiles will be here soon. In the meantime, please ${link}.`,
  /** What the page of a partner has, for search engines. */
  profile: 'Phone, email and a short biography.',
  callUs: 'call us',
  writeToUs: 'write to us',
};

export const facts = {
  office: 'Office',
  mobile: 'Mobile',
  email: 'Email',
  website: 'Website',
  city: 'City',
  languages: 'Languages',
  focus: 'Focus',
  call: 'Call',
  book: 'Book a time',
  addContact: 'Add to contacts',
  qr: 'QR code of the contact card',
};

/** Messages of the filters of the partner list. */
export const search = {
  form: 'Find partners',
  labels: { city: 'City', language: 'Language', focus: 'Focus' },
  count: (total: number) => plural(total, '# partner', '# partners'),
  within: {
    city: (city: string) => `works in ${city}`,
    language: (language: string) => `speaks ${language}`,
    focus: (focus: string) => `focuses on “${focus}”`,
  },
  /** `wanted` joins clauses, such as `works in Tokyo and speaks French`. */
  nobody: (wanted: string) => `No partner ${wanted}.`,
  /** Differences between a partner and the filters. */
  differences: {
    city: (city: string | null) => (city === null ? 'City not given' : `In ${city}`),
    languages: (languages: string[]) =>
      languages.length === 0 ? 'Languages not given' : `Speaks ${languages.join(', ')}`,
    focus: (focus: string | null) => focus ?? 'Focus not given',
  },
};
