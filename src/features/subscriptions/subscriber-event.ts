import { z } from 'zod';
import { subscriptionKinds } from './subscription.ts';

/** The data of the events of subscriptions. */
export const subscriberEventSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(subscriptionKinds).meta({
      description:
        'What is heard about: a search, the news of one project, homes like those of a project, or launches (`vip`, `newsletter`)',
    }),
    email: z.string(),
    name: z.string().meta({ description: 'Empty if it was not asked for' }),
    language: z.string().meta({ description: 'The locale of the emails' }),
    projectId: z.string().nullable(),
    city: z.string().nullable().meta({ description: 'The id of the city' }),
    search: z.string().meta({ description: 'The conditions as the query of the list of projects' }),
    consent: z.strictObject({
      text: z.string().meta({ description: 'The sentence as the person saw it' }),
      version: z.string(),
      language: z.string(),
      form: z.string(),
    }),
    askedAt: z.iso.datetime(),
    confirmedAt: z.iso.datetime().nullable(),
    withdrawnAt: z.iso.datetime().nullable(),
    way: z.string().nullable().meta({ description: 'How it ended, such as `own` or `one-click`' }),
  })
  .meta({ title: 'Subscriber' });

export type SubscriberEvent = z.output<typeof subscriberEventSchema>;
