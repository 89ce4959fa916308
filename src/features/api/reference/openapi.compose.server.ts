import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { nouns, type NounRows } from '../../nouns.ts';
import { apiNouns } from '../reads.compose.server.ts';
import { scopeNames, type ApiScope } from '../keys/api-key.ts';
import { settings } from '../../../site/settings/settings.ts';
import { homesSchema, listSchema } from '../content-schemas.ts';
import { enquirySchema, storedEnquirySchema } from '../enquiries.compose.server.ts';
import {
  homeChangeSchema,
  homeResultsSchema,
  homeRowsSchema,
  homeStateSchema,
  oneHomeResultSchema,
} from '../homes.compose.server.ts';
import {
  addedSubscriberSchema,
  newSubscriberSchema,
  subscriberFilterSchema,
  subscriberSchema,
  subscribersSchema,
} from '../subscribers.compose.server.ts';
import { bookedSchema, bookingSchema, freeTimesSchema } from '../viewings.compose.server.ts';
import { apiRoot, problemKinds, problemSchema, problemType, type ProblemKind } from '../problem.ts';

const slug = z.string().meta({ description: 'The slug, the end of the URL on the site' });

const page = z
  .int()
  .min(1)
  .max(999)
  .optional()
  .meta({ description: 'Of the list as it is now, from 1. To read it all, follow `next`.' });

const after = z
  .string()
  .optional()
  .meta({ description: 'After which record the list goes on. `next` of an answer has it.' });

const language = z
  .string()
  .optional()
  .meta({
    description:
      'A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have ' +
      'what is translated into it, and what is not translated is not found.',
    examples: ['fr-CA'],
  });

function day(which: 'first' | 'last', without: string) {
  const description = `The ${which} day, where the visits are; without it, ${without}`;
  return z.iso.date().optional().meta({ description });
}

const tag = { header: z.object({ 'If-None-Match': z.string().optional() }) };

const idempotent = {
  header: z.object({
    'Idempotency-Key': z
      .string()
      .max(255)
      .optional()
      .meta({
        description:
          'Of your choice. Repeated within a day, the request changes nothing. While the first one is ' +
          'being answered, it is refused with 409: repeat it a second later.',
      }),
  }),
};

/** The API as OpenAPI describes it, generated from the schemas by which it answers. */
export function apiDocument(origin: string) {
  const company = settings().company.name;
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: `${company} API`,
      version: '1',
      description:
        'Reads what is published, and takes enquiries and the availability of homes from other systems. ' +
        'Reading needs no key, but for subscribers. Writing needs an API key with the permission, sent as ' +
        '`Authorization: Bearer …`.',
    },
    servers: [{ url: origin + apiRoot }],
    tags: ['Content', 'Homes', 'Viewings', 'Enquiries', 'Subscribers'].map((name) => ({ name })),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
    paths: {
      ...contentPaths(),
      '/projects/{slug}/homes': {
        get: {
          operationId: 'getHomes',
          summary: 'Get the homes of a project',
          tags: ['Homes'],
          requestParams: { path: z.object({ slug }), query: z.object({ language }), ...tag },
          responses: reading(homesSchema, ['missing']),
        },
        patch: {
          operationId: 'updateHomes',
          summary: 'Change homes of a project',
          description:
            'Each row is checked on its own: what is refused stays as it is, and the answer says why.',
          tags: ['Homes'],
          security: [{ key: [] }],
          requestParams: { path: z.object({ slug }), ...idempotent },
          requestBody: json(homeRowsSchema),
          responses: writing('homes', 200, homeResultsSchema, ['missing', 'outdated']),
        },
      },
      '/projects/{slug}/homes/{number}': {
        patch: oneHome('updateHome', 'Change a home', homeChangeSchema),
        put: oneHome('replaceHome', 'Replace status and price of a home', homeStateSchema),
      },
      '/projects/{slug}/viewings': {
        get: {
          operationId: 'getFreeTimes',
          summary: 'Get the free times for viewings of a project',
          description: 'They are those that the page of the project offers now.',
          tags: ['Viewings'],
          requestParams: {
            path: z.object({ slug }),
            query: z.object({
              from: day('first', 'today'),
              until: day('last', '62 days'),
              language,
            }),
          },
          responses: reading(freeTimesSchema, ['missing', 'closed', 'invalid']),
        },
        post: {
          operationId: 'bookViewing',
          summary: 'Book a viewing of a project',
          description:
            'The time is booked with an enquiry, confirmed and announced like one of the site’s own form. If it was ' +
            'booked since, the problem has the sentence as `detail`, and the nearest free times as `nearest`.',
          tags: ['Viewings'],
          security: [{ key: [] }],
          requestParams: { path: z.object({ slug }), ...idempotent },
          requestBody: json(bookingSchema()),
          responses: writing('enquiries', 201, bookedSchema, ['missing', 'closed']),
        },
      },
      '/enquiries': {
        post: {
          operationId: 'sendEnquiry',
          summary: 'Send an enquiry',
          description:
            'What a form of yours has received, with what its visitor agreed to. It is validated, assigned, ' +
            'confirmed and answered like an enquiry of the site’s own form.',
          tags: ['Enquiries'],
          security: [{ key: [] }],
          requestParams: idempotent,
          requestBody: json(enquirySchema()),
          responses: writing('enquiries', 201, storedEnquirySchema, ['closed']),
        },
      },
      '/subscribers': {
        get: {
          operationId: 'listSubscribers',
          summary: 'List subscribers',
          description:
            'Each thing that a person confirmed they want to hear about. Those that ended are listed for 30 days.',
          tags: ['Subscribers'],
          security: [{ key: [] }],
          requestParams: { query: subscriberFilterSchema.extend({ after }) },
          responses: keyed('subscribers:read', 200, subscribersSchema, ['missing', 'invalid']),
        },
        post: {
          operationId: 'addSubscriber',
          summary: 'Add a subscriber',
          description:
            'Puts a person on the VIP list. With the proof of a consent they are confirmed. Without it they get one ' +
            'email to confirm it by. Who has subscribed already stays as they are, and who has left since is refused.',
          tags: ['Subscribers'],
          security: [{ key: [] }],
          requestParams: idempotent,
          requestBody: json(newSubscriberSchema),
          responses: writing('subscribers', 200, addedSubscriberSchema, []),
        },
      },
      '/subscribers/{id}': {
        get: {
          operationId: 'getSubscriber',
          summary: 'Get a subscriber',
          tags: ['Subscribers'],
          security: [{ key: [] }],
          requestParams: { path: z.object({ id: z.uuid() }) },
          responses: keyed('subscribers:read', 200, subscriberSchema, ['missing']),
        },
      },
    },
  });
}

function contentPaths() {
  const ofNouns = Object.entries(apiNouns).map(([name, noun]) => {
    const title = capitalised(nouns[name as keyof NounRows].noun.one);
    return {
      ...(noun && list(name, `${title}s`, noun.list[1])),
      ...(noun?.record && record(name, title, noun.record[1])),
    };
  });
  return Object.assign({}, ...ofNouns) as ReturnType<typeof list> & ReturnType<typeof record>;
}

function list(path: string, title: string, item: z.ZodType) {
  return {
    [`/${path}`]: {
      get: {
        operationId: `list${operationName(title)}`,
        summary: `List ${title.toLowerCase()}`,
        tags: ['Content'],
        requestParams: { query: z.object({ after, page, language }), ...tag },
        responses: reading(listSchema(item), ['missing']),
      },
    },
  };
}

function record(path: string, title: string, schema: z.ZodType) {
  return {
    [`/${path}/{slug}`]: {
      get: {
        operationId: `get${operationName(title)}`,
        summary: `Get a ${title.toLowerCase()}`,
        tags: ['Content'],
        requestParams: { path: z.object({ slug }), query: z.object({ language }), ...tag },
        responses: reading(schema, ['missing']),
      },
    },
  };
}

/** `NewsItem` for `News item`. */
function operationName(title: string) {
  return title
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function oneHome(operationId: string, summary: string, body: z.ZodType) {
  const number = z.string().meta({ description: 'The number of the home' });
  return {
    operationId,
    summary,
    tags: ['Homes'],
    security: [{ key: [] }],
    requestParams: { path: z.object({ slug, number }), ...idempotent },
    requestBody: json(body),
    responses: writing('homes', 200, oneHomeResultSchema, ['missing', 'outdated']),
  };
}

function json(schema: z.ZodType) {
  return { required: true, content: { 'application/json': { schema } } };
}

function reading(schema: z.ZodType, problems: ProblemKind[]) {
  return {
    '200': { description: 'As the public page shows it', content: json(schema).content },
    '304': { description: 'Unchanged since the tag in `If-None-Match`' },
    ...problemResponses([...problems, 'limited', 'away']),
  };
}

function writing(scope: ApiScope, status: number, schema: z.ZodType, problems: ProblemKind[]) {
  return keyed(scope, status, schema, [
    ...problems,
    ...(['unreadable', 'large', 'type', 'running', 'invalid', 'reused'] as const),
  ]);
}

function keyed(scope: ApiScope, status: number, schema: z.ZodType, problems: ProblemKind[]) {
  const all: ProblemKind[] = [
    ...problems,
    ...(['unauthorized', 'forbidden', 'origin', 'limited', 'away'] as const),
  ];
  return {
    [status]: {
      description: `Done. Needs a key that may: ${scopeNames[scope]}.`,
      content: json(schema).content,
    },
    ...problemResponses(all),
  };
}

/** One response for each status, with the titles of its problems. */
function problemResponses(kinds: readonly ProblemKind[]) {
  const byStatus = Map.groupBy(kinds, (kind) => problemKinds[kind].status);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      String(status),
      {
        description: same.map((kind) => problemKinds[kind].title).join('. '),
        content: { [problemType]: { schema: problemSchema } },
      },
    ]),
  );
}
