import { campaignMessages } from '../../messages/campaigns.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
import { findDraft } from '../../records/publishing/drafts.server.ts';
import { inLanguageWithin } from '../../records/translations/in-language.server.ts';
import { standalonePrice } from '../projects/card/project-price.ts';
import { publicFacts } from '../projects/project-row.ts';
import { placeName } from '../projects/project.ts';
import type { CampaignProject } from './campaign.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** Undefined if the project is not public; with first access, if it was deleted. */
export async function findCampaignProject(
  connection: Connection,
  { id, language, isPrivate }: { id: string; language: string; isPrivate: boolean },
): Promise<CampaignProject | undefined> {
  const row = await connection
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return isPrivate ? findDraftProject(connection, id) : undefined;
  const shown = await inLanguageWithin(
    connection,
    { noun: 'projects', recordId: id, language },
    row,
  );
  return runInLanguage(language, () => {
    const { place, price, completion } = campaignMessages();
    const facts = { ...shown, ...publicFacts(shown) };
    const lines = [
      { label: place, text: placeName(shown) },
      { label: price, text: standalonePrice(facts) },
      { label: completion, text: shown.completionDate ?? '' },
    ];
    return {
      title: shown.title,
      slug: shown.slug,
      lines: lines.filter(({ text }) => text !== ''),
    };
  });
}

async function findDraftProject(connection: Connection, id: string) {
  const draft = await findDraft(connection, 'projects', id);
  if (!draft) return undefined;
  const { title } = JSON.parse(draft.record) as { title?: string };
  return { title: title ?? '', slug: null, lines: [] };
}
