import { z } from 'zod';
import { day, draftInputSchema } from '../../model/fields.ts';
import { maxRevision } from '../../model/record.ts';
import { actionsFor, recordInput, revisionInput, timeInput } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { listConsented } from './audience.compose.server.ts';
import { campaignErrors, campaignSchema, sendRates, type CampaignInput } from './campaign.ts';
import { campaignRecords, withCleanBody } from './campaigns.server.ts';
import { countTyped, previewTyped, readSends } from './preview.compose.server.ts';
import { changeSend, sendCampaign, sendTrial } from './sends.compose.server.ts';

const action = actionsFor('media');
const sending = actionsFor('write');

/** What is typed so far: what has no sense yet counts as empty. */
const typedCampaign = draftInputSchema(campaignSchema).transform(({ id, ...typed }) => {
  const fields = Object.entries(campaignSchema.shape).map(([name, field]) => {
    const value = typed[name as keyof CampaignInput];
    return [name, field.safeParse(value).success ? value : empty(value)];
  });
  return { ...(Object.fromEntries(fields) as CampaignInput), id };
});

function empty(value: unknown) {
  return typeof value === 'string' ? value : '';
}

const locale = z.string().max(50).nullable();

const newSend = z.object({
  id: z.uuid(),
  campaignId: z.uuid(),
  revision: z.number().int().min(0).max(maxRevision),
  rate: z.literal(sendRates),
  at: timeInput.nullable(),
  zoneDay: day.nullable(),
});

export const campaigns = {
  ...recordActions({ ...campaignRecords, save: withCleanBody(campaignRecords.save) }),
  count: action({ input: typedCampaign, run: countTyped, errorMessage: campaignErrors.count }),
  people: action({
    input: z.undefined(),
    run: () => listConsented(db),
    errorMessage: campaignErrors.people,
  }),
  preview: action({
    input: z.object({ typed: typedCampaign, language: locale, readerId: z.uuid().nullable() }),
    run: (input) => previewTyped(input),
    errorMessage: campaignErrors.preview,
  }),
  sends: action({ input: recordInput, run: readSends, errorMessage: campaignErrors.sends }),
  /** Sends the email to the member who asks. */
  trial: sending({
    input: revisionInput,
    run: (input, editor) => sendTrial(input, editor),
    errorMessage: campaignErrors.trial,
  }),
  send: sending({
    input: newSend,
    run: (input, editor) => sendCampaign(input, editor),
    errorMessage: campaignErrors.send,
  }),
  change: sending({
    input: recordInput.extend({ change: z.enum(['pause', 'continue', 'stop']) }),
    run: (input, editor) => changeSend(input, editor),
    errorMessage: campaignErrors.change,
  }),
};
