import { enquiryForms, type EnquiryFormName } from '../../../src/features/enquiries/enquiry.ts';
import { baseSettings } from '../../../src/site/settings/base-settings.ts';
import { namelessSettings } from '../../../src/site/settings/nameless-settings.ts';
import { makeBudgets } from '../../../src/site/settings/budgets.ts';
import type { SiteSettings } from '../../../src/site/settings/sections.ts';

const [office] = baseSettings.offices.offices;
const [city] = baseSettings.cities.cities;
export const ink = '#1a2440';
const accent = '#2a62b8';

const norway = { country: 'NO', currency: 'NOK', timeZone: 'Europe/Oslo', paper: 'A4' } as const;

/** Another company, in what settings hold. */
export const halden: Partial<SiteSettings> = {
  company: {
    ...baseSettings.company,
    name: 'Halden & Roe',
    description: 'Homes by the fjord, sold by those who live there.',
    founder: 'Ada Roe',
    foundedYear: 1998,
  },
  offices: {
    offices: ['Oslo', 'Bergen'].map((name) => ({
      ...office,
      ...norway,
      name: `The ${name} office`,
      street: 'Skippergata 12',
      extra: null,
      city: name,
      region: null,
      postalCode: '0152',
      phone: '+47 555 01 00',
      email: 'hei@halden.example',
      infoEmail: 'post@halden.example',
      shortHours: 'Man-fre 9-16',
      shortOtherwise: 'Ellers etter avtale',
      days: 'Mandag til fredag',
      times: '9-16',
      otherwise: 'Ellers etter avtale',
      coordinates: { lat: 59.91, lng: 10.75 },
    })),
  },
  cities: {
    cities: ['Oslo', 'Bergen', 'Stavanger', 'Tromsø'].map((name) => ({
      ...city,
      ...norway,
      id: name.toUpperCase().replace('Ø', 'O'),
      name,
      region: null,
      areaUnit: null,
      centre: { lat: 59.91, lng: 10.75 },
      formPlace: null,
    })),
    rates: [],
    ratesDay: null,
  },
  claims: {
    ...baseSettings.claims,
    joiningFee: { ...baseSettings.claims.joiningFee, value: 'an annual fee' },
  },
  letters: {
    ...namelessSettings.letters,
    partnerBudgets: makeBudgets('Under 5 mill. kr', 'Over 5 mill. kr'),
  },
  navigation: {
    ...baseSettings.navigation,
    links: [
      { label: 'Hjem', path: '/', shown: 'both' },
      { label: 'Prosjekter', path: '/projects', shown: 'both' },
      { label: 'Nyheter', path: '/news', shown: 'footer' },
    ],
    contactLabel: 'Kontakt',
    placeTitle: 'Kontor',
    rights: 'Alle rettigheter reservert.',
  },
  look: { ...baseSettings.look, ink, accent },
  search: { titlePattern: '{company}: {page}', isFound: 'yes' },
  language: { locale: 'nb-NO', others: [] },
};

export const livSand = {
  name: 'Liv Sand',
  title: 'Partner',
  slug: 'liv-sand',
  office: '+47 555 01 02',
  mobile: '+47 555 01 03',
  email: 'liv@halden.example',
  website: 'https://halden.example',
};

export const opening = {
  slug: 'kaihuset-opens',
  title: 'Kaihuset opens',
  content: 'Twelve homes.',
  category: 'Project Update',
  publishedAt: '2026-01-05',
  medium: 'none',
  videoType: 'youtube',
};

export const formAddresses: Record<EnquiryFormName, string> = {
  contact: '/contact',
  'partner-contact': '/partners/liv-sand',
  'project-interest': '/projects/kaihuset',
  vip: '/vip',
  join: '/join',
};

export const named = 'solmere|henrik|harbour row|vancouver|\\b604\\b|V6E|six cit';
const firstColours = '#12201f|#0e1b1c|#d4502a|#f0764e|18 32 31';
const firstBrand = `${named}|en[-_]CA|\\bCAD\\b|${firstColours}`;

/** Words of the first company that no other has to use. The labels of a project's page are fixed. */
const firstWords = 'galler(?:y|ies)|no fee|free to join|strata';
const fixedLabels = />\s*(?:STRATA FEE|Gallery)\s*</g;

/** Where browsers of staff noted it before. */
const internal = /solmere\.single-keys-off/gi;

/** Something in every field; nobody is an agent. */
export function answersTo(form: EnquiryFormName) {
  const fields = enquiryForms[form].fields.filter(({ name }) => name !== 'isAgent');
  return Object.fromEntries(
    fields.map(({ name, kind, options }) => [
      name,
      kind === 'email'
        ? 'noor@lind.example'
        : kind === 'tel'
          ? '+47 555 01 11'
          : kind === 'checkbox'
            ? 'yes'
            : (options?.[0]?.value ?? 'Noor'),
    ]),
  );
}

/** The defaults of the stylesheet. The style of the document and the theme of the back office replace them. */
const defaults = /--paper:#eff1ee[^}]*\}|<style\b[^>]*data-mantine[\s\S]*?<\/style>/g;

/** A plate is a drawing with colours of its own. */
const plates = /<svg[^>]*viewBox="0 0 1200 1500"[\s\S]*?<\/svg>/g;

/** What is left of the first brand, each with what stands around it. */
export function tracesIn(text: string, brand = firstBrand) {
  return (
    text
      .replaceAll(defaults, '')
      .replaceAll(internal, '')
      .replaceAll(plates, '')
      .match(new RegExp(`.{0,30}(?:${brand}).{0,30}`, 'gi')) ?? []
  );
}

/** What is left of the first brand's words in what a person reads. */
export function firstTextIn(html: string) {
  const read = html
    .replaceAll(fixedLabels, '><')
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return tracesIn(read, firstWords);
}

/** The pictures that came with the program. */
export function builtImagesIn(html: string) {
  return html.match(/\/_astro\/[^"' ,]+\.(?:avif|gif|jpe?g|png|webp)/g) ?? [];
}

/** The company as structured data. */
export function companyIn(html: string) {
  return /<script type="application\/ld\+json">(\{[^<]*"Organization"[^<]*\})<\/script>/.exec(
    html,
  )?.[1];
}
