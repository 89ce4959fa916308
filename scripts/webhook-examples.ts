import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import {
  enquiryEvent,
  enquiryEventSchema,
  erasureEventSchema,
  withdrawalEventSchema,
} from '../src/features/enquiries/enquiry-event.ts';
import { enquiryDefaults, type Enquiry } from '../src/features/enquiries/enquiry.ts';
import { viewingEventSchema, type ViewingEvent } from '../src/features/viewings/viewing-event.ts';
import {
  subscriberEventSchema,
  type SubscriberEvent,
} from '../src/features/subscriptions/subscriber-event.ts';
import { homeEventSchema, type HomeEvent } from '../src/features/projects/home-event.ts';
import { recordEventSchema, type RecordEvent } from '../src/model/record-event.ts';
import { webhookEventTypes, type WebhookEventType } from '../src/model/webhook-event.ts';
import { baseSettings } from '../src/site/settings/base-settings.ts';
import { paths } from '../src/site/paths.ts';
import { provideSettings } from '../src/site/settings/settings.ts';

/** Writes the events into `docs/connections/webhooks.md`: what each is, an example, and its fields by its schema. */
const guide = path.resolve(import.meta.dirname, '../docs/connections/webhooks.md');
const heading = '## Events\n';

provideSettings(() => baseSettings);

const siteUrl = new URL('https://www.solmere.example');
const id = '6a0b6e4e-1f0d-4c53-9a52-0d2a7f3f9c11';
const reference = 'SOL-7K2M';

const maya: Enquiry = {
  ...enquiryDefaults,
  id,
  form: 'project-interest',
  submissionKey: '',
  aboutId: '0f4c6a2e-52c1-4d0c-8a39-6a1f0f6b7d20',
  aboutSlug: 'kestrel-house',
  aboutName: 'Kestrel House',
  home: '1204',
  city: 'VANCOUVER',
  reference,
  name: 'Maya Chen',
  email: 'maya@chen.example',
  emailFolded: 'maya@chen.example',
  phone: '+1 604 555 0100',
  answers: {
    fullName: 'Maya Chen',
    email: 'maya@chen.example',
    phone: '+1 604 555 0100',
    message: 'Is the north corner free?',
  },
  consentVersion: '3',
  consentSentence: 'We use your details to answer this enquiry.',
  consentLanguage: 'en-CA',
  createdAt: '2026-11-20T17:24:00.000Z',
  updatedAt: '2026-11-20T17:24:00.000Z',
};

const record: RecordEvent = {
  kind: 'projects',
  id: '0f4c6a2e-52c1-4d0c-8a39-6a1f0f6b7d20',
  revision: 12,
  slug: 'kestrel-house',
  name: 'Kestrel House',
  language: 'en-CA',
  url: 'https://www.solmere.example/projects/kestrel-house',
  isFirst: false,
};

const home: HomeEvent['home'] = {
  number: '1204',
  status: 'reserved',
  price: 2_480_000,
  reservedUntil: '2026-12-04',
  floor: 12,
  plan: 'Inlet',
  interior: null,
};

const viewing: ViewingEvent = {
  enquiryId: id,
  reference,
  project: { id: record.id, slug: 'kestrel-house', name: 'Kestrel House' },
  hostId: '3f9a7c10-5a64-4a53-8f5e-2b1d9f4c7e32',
  state: 'booked',
  startsAt: '2026-12-03T18:00:00.000Z',
  endsAt: '2026-12-03T18:45:00.000Z',
  timeZone: 'America/Vancouver',
  medium: 'in-person',
  language: 'en',
  isOpenHouse: false,
  url: new URL(paths.adminEnquiry(id), siteUrl).href,
};

const subscriber: SubscriberEvent = {
  id: '9d2f0c44-7b1e-4f0a-8c7d-5e3a1b6c2f10',
  kind: 'search',
  email: 'maya@chen.example',
  name: '',
  language: 'en-CA',
  projectId: null,
  city: 'VANCOUVER',
  search: 'bedrooms=3&price=3500000',
  consent: {
    text: 'By pressing the button you agree that SOLMERE writes to you about this, at most once a day.',
    version: '3',
    language: 'en-CA',
    form: 'tell-me-when',
  },
  askedAt: '2026-11-20T17:24:00.000Z',
  confirmedAt: '2026-11-20T17:31:00.000Z',
  withdrawnAt: null,
  way: null,
};

type Example = { about: string; schema: z.ZodType; data: object };

const ingrid = { name: 'Ingrid Halvorsen', email: 'ingrid@solmere.example' };

export const examples: Record<WebhookEventType, Example> = {
  'enquiry.created': {
    about: 'An enquiry arrived, by a form or by email, or one that was held or spam was released.',
    schema: enquiryEventSchema,
    data: enquiryEvent(maya, { siteUrl, assignee: undefined }),
  },
  'enquiry.updated': {
    about:
      'Something of an enquiry changed that the event contains: its stage, who it is assigned to, its follow-up date, whether it is in the bin. The fields are those of `enquiry.created`.',
    schema: enquiryEventSchema,
    data: enquiryEvent(
      { ...maya, status: 'in-progress', updatedAt: '2026-11-20T18:02:00.000Z' },
      { siteUrl, assignee: ingrid },
    ),
  },
  'viewing.booked': {
    about:
      'A time was booked: by a form, by the API, by the team, or when a held enquiry was released.',
    schema: viewingEventSchema,
    data: viewing,
  },
  'viewing.changed': {
    about:
      'A booked viewing got another time, host or way to meet. The fields are those of `viewing.booked`.',
    schema: viewingEventSchema,
    data: { ...viewing, startsAt: '2026-12-03T22:00:00.000Z', endsAt: '2026-12-03T22:45:00.000Z' },
  },
  'viewing.cancelled': {
    about:
      'A booked viewing was cancelled, by the visitor or by the team. The fields are those of `viewing.booked`.',
    schema: viewingEventSchema,
    data: { ...viewing, state: 'cancelled' },
  },
  'viewing.attended': {
    about: 'The host marked that the visitor came. The fields are those of `viewing.booked`.',
    schema: viewingEventSchema,
    data: { ...viewing, state: 'came' },
  },
  'consent.withdrawn': {
    about: 'Someone withdrew the consent to emails.',
    schema: withdrawalEventSchema,
    data: {
      email: 'maya@chen.example',
      purpose: 'emails',
      way: 'link',
      consentedAt: '2026-11-20T17:24:00.000Z',
      withdrawnAt: '2026-11-24T08:11:00.000Z',
      enquiryId: id,
    },
  },
  'subscriber.confirmed': {
    about:
      'Someone who asked to hear about something pressed the button in the first email, or was imported with a proof of consent. There is no event for addresses that are not confirmed.',
    schema: subscriberEventSchema,
    data: subscriber,
  },
  'subscriber.withdrawn': {
    about:
      'A subscription that was confirmed ended: by its page, by one click, by the team. The fields are those of `subscriber.confirmed`.',
    schema: subscriberEventSchema,
    data: { ...subscriber, withdrawnAt: '2026-11-24T08:11:00.000Z', way: 'one-click' },
  },
  'record.published': {
    about:
      'A record became public, or changed in public. Each translation has an event of its own, with its `language`; a record that is not public has none.',
    schema: recordEventSchema,
    data: record,
  },
  'record.unpublished': {
    about:
      'A record is no longer public: it was unpublished or deleted. `url` is where it was. The fields are those of `record.published`.',
    schema: recordEventSchema,
    data: record,
  },
  'home.changed': {
    about: 'A home of a public project changed, once for each home.',
    schema: homeEventSchema,
    data: {
      change: 'changed',
      project: {
        id: record.id,
        slug: 'kestrel-house',
        name: 'Kestrel House',
        url: 'https://www.solmere.example/projects/kestrel-house',
        city: 'Vancouver',
        currency: 'CAD',
      },
      home,
      before: { ...home, status: 'available', reservedUntil: null },
    },
  },
  'person.erased': {
    about:
      'An enquiry was erased, with its person or alone, or a subscription after its `subscriber.confirmed`. One event for each.',
    schema: erasureEventSchema,
    data: { id, reference },
  },
};

/** The part of the guide after its heading. */
export function eventsOfGuide() {
  const described = new Set<z.ZodType>();
  return webhookEventTypes
    .map((type) => {
      const { schema } = examples[type];
      const hasFields = !described.has(schema);
      described.add(schema);
      return eventSection(type, examples[type], hasFields);
    })
    .join('\n');
}

export function readGuide() {
  const text = readFileSync(guide, 'utf8');
  const start = text.indexOf(heading) + heading.length;
  return { before: text.slice(0, start), events: text.slice(start) };
}

function eventSection(
  type: WebhookEventType,
  { about, schema, data }: Example,
  hasFields: boolean,
) {
  const body = { type, timestamp: '2026-11-20T17:24:00.000Z', data };
  return [
    `\n### ${type}`,
    about,
    `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``,
    ...(hasFields ? [fieldList(z.toJSONSchema(schema) as JsonSchema)] : []),
  ].join('\n\n');
}

type JsonSchema = {
  type?: string | string[];
  description?: string;
  enum?: string[];
  const?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

/** The fields, by their paths in `data`. */
function fieldList(schema: JsonSchema) {
  return listFields(schema, '')
    .map(({ name, meaning }) => `- \`${name}\`: ${meaning}`)
    .join('\n');
}

function listFields(schema: JsonSchema, parent: string): { name: string; meaning: string }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = parent ? `${parent}.${key}` : key;
    const inner = property.anyOf?.find(({ type }) => type === 'object') ?? property;
    const parts = inner.items ? listFields(inner.items, `${name}[]`) : listFields(inner, name);
    const text = [typeText(property), property.description ?? inner.description];
    return [{ name, meaning: text.filter(Boolean).join('. ') }, ...parts];
  });
}

function typeText({ type, enum: values, const: value, anyOf }: JsonSchema): string {
  if (anyOf) return anyOf.map(typeText).join(' or ');
  if (values) return values.map((one) => `\`${one}\``).join(', ');
  return value === undefined ? [type ?? []].flat().join(' or ') : `\`${value}\``;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(guide, `${readGuide().before}${eventsOfGuide()}\n`);
