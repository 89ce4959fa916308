import { db } from '../../platform/database/database.ts';
import { sourcesOf } from '../../records/translations/sources.server.ts';
import { unitStates, type Translated } from '../../model/translations/units.ts';
import { unitLabels } from './editor/unit-labels.ts';
import type { TranslationKey } from './translation.ts';
import { readImageTexts } from './image-texts.server.ts';
import { listUnits } from '../../records/translations/record-units.server.ts';

/** What a translation lacks to be published, as editors call it. */
export async function listMissingTexts({
  noun,
  recordId,
  language,
  fields = {},
}: TranslationKey & { fields?: Translated }) {
  const source = await db.transaction().execute((tx) => sourcesOf(noun).find(tx, recordId));
  if (!source) return [];
  const units = await listUnits(db, noun, source);
  const { latest: images } = await readImageTexts(db, source, language);
  const missing = unitStates(units, { ...fields, ...images }).filter(
    ({ state }) => state === 'missing',
  );
  return [...new Set(unitLabels(missing).map(({ label }) => label.toLowerCase()))];
}
