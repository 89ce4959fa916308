import { z } from 'zod';
import { inBlocks } from '../../lib/html/rich-text.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { refused, type Change } from '../../model/record.ts';
import { isPostgres, type Transaction } from '../../platform/database/database.ts';
import { sanitiseHtml, TextRefused } from '../../platform/html/rich-text.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { findIdAt } from '../linked-projects.server.ts';
import {
  campaignColumnLists,
  campaignErrors,
  campaignNoun,
  campaignSchema,
  type Campaign,
  type CampaignInput,
  type CampaignRow,
} from './campaign.ts';

export const campaignRecords = defineRecords(campaignNoun, {
  schema: campaignSchema,
  toColumns: campaignColumns,
  recordFrom: campaignFrom,
  reliesOn: {},
  // Nothing of it is public. Each sending asks the door.
  requireForPublic: async () => undefined,
  requireForDelete: async (tx, id) => {
    await lockCampaign(tx, id);
    const sending = await tx
      .selectFrom('campaignSends')
      .select('id')
      .where('campaignId', '=', id)
      .where('state', 'in', ['scheduled', 'running', 'paused'])
      .executeTakeFirst();
    if (sending) throw new FieldError({ id: campaignErrors.isSending });
  },
});

/** Who sends a campaign and who deletes it wait for one another. */
export async function lockCampaign(tx: Transaction, id: string) {
  if (isPostgres)
    await tx.selectFrom('campaigns').select('id').where('id', '=', id).forUpdate().execute();
}

/** A row with its lists. */
export function campaignFrom(row: CampaignRow): Campaign {
  const lists = campaignColumnLists.map((name) => [name, jsonValue(row[name]) ?? []]);
  return { ...row, ...Object.fromEntries(lists) } as Campaign;
}

function campaignColumns(input: CampaignInput | Campaign) {
  const lists = campaignColumnLists.map((name) => [name, JSON.stringify(input[name])]);
  return { ...input, ...(Object.fromEntries(lists) as object) };
}

/** Sanitises the text before the campaign is saved, or refuses what is too long. */
export function withCleanBody<Input extends { body: string }>(
  save: (input: Input, editor: string) => Promise<Change<Campaign>>,
) {
  return async (input: Input, editor: string): Promise<Change<Campaign>> => {
    try {
      return await save({ ...input, body: await cleanBody(input.body) }, editor);
    } catch (cause) {
      if (cause instanceof TextRefused) return refused({ body: cause.message });
      throw cause;
    }
  };
}

/** An email loads nothing, so images and videos are left out. */
export async function cleanBody(body: unknown) {
  const html = inBlocks((await sanitiseHtml(z.string().catch('').parse(body))).trim());
  return html.replaceAll(/<figure>.*?<\/figure>/gs, '');
}

/** Adds a campaign by the slug of its project. */
export async function addNamedCampaign(
  tx: Transaction,
  { project, ...campaign }: CampaignInput & { project: string },
  editor: string,
) {
  const id = await findIdAt(tx, 'projects', project);
  const priorityOf = id === null ? [] : [id];
  return campaignRecords.add(tx, { ...campaign, projectId: id, priorityOf }, editor);
}
