import type { PartnerInput, PartnerRow } from '../src/features/partners/partner.ts';
import { demoPartners } from '../src/features/partners/partners.demo.ts';
import { partnerRecords } from '../src/features/partners/partners.server.ts';
import type { SaveInput } from '../src/lib/record.ts';
import { db } from '../src/platform/database.ts';

export const [ingrid, daniel, mei] = demoPartners.map(withoutPictures) as [
  PartnerInput,
  PartnerInput,
  PartnerInput,
];

export async function emptyPartners() {
  for (const table of ['drafts', 'unpublishings', 'versions', 'partners'] as const) {
    await db.deleteFrom(table).execute();
  }
}

export async function saved(input: SaveInput<PartnerInput>): Promise<PartnerRow> {
  const change = await partnerRecords.save(input, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  const { publication: _publication, ...record } = change.record;
  return record;
}

export async function namesInOrder() {
  return (await partnerRecords.list()).map(({ name }) => name);
}

export async function idsInOrder() {
  return (await partnerRecords.list()).map(({ id }) => id);
}

export async function positions() {
  return (await partnerRecords.list()).map(({ displayOrder }) => displayOrder);
}

function withoutPictures(partner: PartnerInput): PartnerInput {
  return { ...partner, imageUrl: null, logoUrl: null };
}
