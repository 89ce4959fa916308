import { z } from 'zod';
import { mediums, viewingStates } from './viewing.ts';

/** The data of the events of viewings. */
export const viewingEventSchema = z
  .strictObject({
    enquiryId: z.uuid().meta({ description: 'The enquiry with which it was booked' }),
    reference: z.string().nullable().meta({ description: 'Shown to the visitor' }),
    project: z.strictObject({
      id: z.string().nullable(),
      slug: z.string().nullable(),
      name: z.string().nullable(),
    }),
    hostId: z.string().nullable(),
    state: z
      .enum(viewingStates)
      .meta({ description: '`came` and `missed`: what the host says afterwards' }),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    timeZone: z.string().nullable().meta({ description: 'Where the visit is' }),
    medium: z.enum(mediums).nullable(),
    language: z.string().nullable().meta({ description: 'Of the visit, such as `fr`' }),
    isOpenHouse: z.boolean(),
    url: z.url().meta({ description: 'The enquiry in the back office' }),
  })
  .meta({ title: 'Viewing' });

export type ViewingEvent = z.output<typeof viewingEventSchema>;
