import { z } from 'zod';

/** The data of `record.published` and `record.unpublished`. */
export const recordEventSchema = z
  .strictObject({
    kind: z.string().meta({ description: 'For example `projects` or `news`' }),
    id: z.string(),
    revision: z.number().int(),
    slug: z.string().nullable(),
    name: z.string(),
    url: z.url().nullable().meta({ description: 'The page of the record, if it has one' }),
    isFirst: z.boolean().meta({ description: 'False for a change to what was public' }),
  })
  .meta({ title: 'Record' });

export type RecordEvent = z.output<typeof recordEventSchema>;
