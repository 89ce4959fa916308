import { baseInboxSettings } from './base-inbox-settings.ts';
import { baseEmails } from '../base-emails.ts';
import { mainPages } from '../paths.ts';
import type { City, SiteSettings } from './sections.ts';
import { firstCompany } from './first-company.ts';
import { baseBranding } from './branding.ts';
import { basePlaces } from '../places/base-places.ts';
import { defaultDays, defaultPublicYears, type Privacy } from './privacy.ts';

/** The default consent texts. */
const basePrivacy: Privacy = {
  officer: {
    title: 'Privacy officer',
    name: 'Odile Marchetti',
    email: firstCompany.officerEmail,
    phone: null,
    address: null,
  },
  version: '3',
  days: defaultDays,
  publicYears: defaultPublicYears,
  contact:
    'We use these details only to reply to you. They are read at our {office.city} office. To see, correct or erase them, write to {office.email}.',
  'partner-contact':
    'Your message goes to {name} and to our {office.city} office, so that we can reply. We do not sell it, share it or add you to a list. To see, correct or erase it, write to {office.email}.',
  'project-interest':
    'We use these details to answer you about {name}, and share them only with the partner who replies and, if you ask for an allocation, with the developer. To see, correct or erase them, write to {office.email}.',
  vip: 'By joining the list you ask {company} ({office.address}) to email, call or text you about launches, previews and prices. You can leave at any time by replying to any of our emails, by replying STOP to a text, or by writing to {office.email}. We do not pass the list on.',
  join: 'We use these details to consider your application and keep them for one year if we say no. By sending the form you agree that a partner may call or write to you about it. To see, correct or erase them, write to {office.email}.',
  newsletter:
    'Optional. {company}, {office.address}, may email me about new launches, about once a month. I can withdraw this consent at any time by replying to any of these emails or by writing to {office.email}.',
};

const canada = { country: 'CA', currency: 'CAD', paper: 'Letter', areaUnit: 'sq-ft' } as const;
const unitedStates = { ...canada, country: 'US', currency: 'USD' } as const;

/** The cities, in the order of the tabs. */
const cities: City[] = [
  {
    ...canada,
    id: 'VANCOUVER',
    name: 'Vancouver',
    region: 'BC',
    timeZone: 'America/Vancouver',
    centre: { lat: 49.27, lng: -123.05 },
    formPlace: 1,
  },
  {
    ...canada,
    id: 'MONTREAL',
    name: 'Montreal',
    region: 'QC',
    timeZone: 'America/Toronto',
    centre: { lat: 45.5, lng: -73.57 },
    formPlace: 5,
  },
  {
    ...canada,
    id: 'TORONTO',
    name: 'Toronto',
    region: 'ON',
    timeZone: 'America/Toronto',
    centre: { lat: 43.66, lng: -79.4 },
    formPlace: 6,
  },
  {
    ...unitedStates,
    id: 'SEATTLE',
    name: 'Seattle',
    region: 'WA',
    timeZone: 'America/Los_Angeles',
    centre: { lat: 47.61, lng: -122.33 },
    formPlace: 2,
  },
  {
    ...unitedStates,
    id: 'HONOLULU',
    name: 'Honolulu',
    region: 'HI',
    timeZone: 'Pacific/Honolulu',
    centre: { lat: 21.35, lng: -157.9 },
    formPlace: 3,
  },
  {
    id: 'TOKYO',
    name: 'Tokyo',
    region: 'Tokyo',
    country: 'JP',
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    paper: 'A4',
    areaUnit: 'm2',
    centre: { lat: 35.68, lng: 139.73 },
    formPlace: 4,
  },
];

/** The settings of a new database, and of every section that was never saved. */
export const baseSettings: SiteSettings = {
  company: {
    name: firstCompany.name,
    description:
      'A network of agents for luxury and presale homes, based in Vancouver and working in six cities.',
    founder: 'Henrik Solmere',
    foundedYear: 2013,
    iconUrl: null,
    cardUrl: null,
  },
  offices: {
    offices: [
      {
        name: 'The Vancouver gallery',
        country: 'CA',
        street: '1180 Harbour Row',
        extra: null,
        city: 'Vancouver',
        region: 'BC',
        postalCode: 'V6E 0B2',
        phone: '+1 604 555 0142',
        email: 'info@solmere.example',
        infoEmail: 'info@solmere.example',
        timeZone: 'America/Vancouver',
        shortHours: 'Mon-Fri 9 am-5 pm',
        shortOtherwise: 'Weekends and holidays by appointment only',
        days: 'Monday-Friday',
        times: '9:00 AM-5:00 PM',
        otherwise: 'Weekends and statutory holidays by appointment only',
        coordinates: { lat: 49.2893, lng: -123.1218 },
      },
    ],
  },
  brokerages: { brokerages: [], network: null, offers: null },
  cities: {
    cities,
    // Invented and rounded, as the homes that they convert.
    rates: [
      { currency: 'USD', worth: 1.37 },
      { currency: 'EUR', worth: 1.6 },
      { currency: 'GBP', worth: 1.85 },
      { currency: 'JPY', worth: 0.0091 },
      { currency: 'CNY', worth: 0.19 },
      { currency: 'HKD', worth: 0.175 },
      { currency: 'TWD', worth: 0.044 },
      { currency: 'SGD', worth: 1.05 },
      { currency: 'KRW', worth: 0.00098 },
      { currency: 'AUD', worth: 0.9 },
    ],
    ratesDay: '2026-11-16',
  },
  places: basePlaces,
  claims: {
    activeMembers: claim('1500'),
    dealsPerYear: claim('3'),
    launchesPerYear: claim('10'),
    annualPresaleUnits: claim('3000+'),
    annualVolume: claim('$1B+'),
    joiningFee: claim('no fee'),
  },
  navigation: {
    links: mainPages.map(({ label, path }) => ({ label, path, shown: 'both' })),
    contactLabel: 'Contact Us',
    privacyLabel: 'Privacy',
    placeTitle: 'Gallery',
    hoursTitle: 'Hours',
    contactTitle: 'Contact',
    rights: 'All rights reserved.',
  },
  look: baseBranding,
  letters: baseEmails,
  desk: baseInboxSettings,
  privacy: basePrivacy,
  search: { titlePattern: '{page} | {company}', isFound: 'yes' },
  language: {
    locale: 'en-CA',
    others: [],
  },
};

function claim(value: string) {
  return { value, proof: null, lookAgain: null };
}
