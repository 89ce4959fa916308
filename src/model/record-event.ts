import { z } from 'zod';

/** The data of `record.published` and `record.unpublished`. */
export const recordEventSchema = z
  .strictObject({
    kind: z.string().meta({ description: 'For example `projects` or `news`' }),
    id: z.string(),
    revision: z.number().int().meta({ description: 'Of the record in this language' }),
    slug: z.string().nullable(),
    name: z.string().meta({ description: 'In this language' }),
    language: z.string().meta({
      description: 'The language tag of what was published: a translation has an event of its own',
    }),
    url: z
      .url()
      .nullable()
      .meta({ description: 'The page of the record in this language, if it has one' }),
    isFirst: z.boolean().meta({ description: 'False for a change to what was public' }),
  })
  .meta({ title: 'Record' });

export type RecordEvent = z.output<typeof recordEventSchema>;
