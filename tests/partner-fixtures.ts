import type { PartnerInput, PartnerRow } from '../src/features/partners/partner.ts';
import { demoPartners } from '../src/features/partners/partners.demo.ts';
import { partnerRecords } from '../src/features/partners/partners.server.ts';
import type { SaveInput } from '../src/records/record.ts';
import { done } from './records.ts';
import { db } from '../src/platform/database/database.ts';

export const [ingrid, daniel, mei] = demoPartners.map(withoutImages) as [
  PartnerInput,
  PartnerInput,
  PartnerInput,
];

export async function emptyPartners() {
  for (const table of ['drafts', 'schedules', 'versions', 'partners'] as const) {
    await db.deleteFrom(table).execute();
  }
}

export async function saved(input: SaveInput<PartnerInput>): Promise<PartnerRow> {
  const { publication: _publication, ...record } = done(await partnerRecords.save(input, 'Ada'));
  return record;
}

export async function namesInOrder() {
  return (await partnerRecords.list()).map(({ name }) => name);
}

export async function idsInOrder() {
  return (await partnerRecords.list()).map(({ id }) => id);
}

/** Each partner that editors have, with how public it is. */
export async function states() {
  const records = await partnerRecords.listEdited();
  return records.map(({ name, publication }) => `${name} ${publication?.state}`);
}

export async function positions() {
  return (await partnerRecords.list()).map(({ displayOrder }) => displayOrder);
}

function withoutImages(partner: PartnerInput): PartnerInput {
  return { ...partner, imageUrl: null, logoUrl: null };
}
