import {
  translatedNouns,
  translationName,
  type TranslationInput,
} from '../../src/features/translations/translation.ts';
import { nameOf, translationRecords } from '../../src/features/translations/translations.server.ts';
import { listUnits, translationId } from '../../src/records/translations/record-units.server.ts';
import type { StoredRecord } from '../../src/model/record.ts';
import { sourcesOf } from '../../src/records/translations/sources.server.ts';
import { isWholeIn, type Translated } from '../../src/model/translations/units.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { demoKey, demoText, demoTexts } from './texts.ts';

type Files = ReadonlyMap<string, { url: string }>;

/** Publishes the translations of all records. A record whose texts are not all there has none in that language. */
export async function loadDemoTranslations(
  tx: Transaction,
  editor: string,
  files: Files = new Map(),
) {
  const names = new Map(Array.from(files, ([name, { url }]) => [url, name]));
  // Images first: the records that show them are published with their texts.
  for (const noun of ['media', ...translatedNouns.filter((name) => name !== 'media')] as const)
    for (const record of await sourcesOf(noun).list(tx)) {
      const units = await listUnits(tx, noun, record);
      if (units.length === 0) continue;
      for (const language of Object.keys(demoTexts)) {
        const key = demoKey(noun, record);
        const fields: Translated = Object.fromEntries(
          units.flatMap(({ path, source }) => {
            const named = withOtherFiles(source, (url) => names.get(url) ?? url);
            const written = demoText(language, noun, key, named);
            if (written === undefined) return [];
            const text = withOtherFiles(written, (name) => files.get(name)?.url ?? name);
            return [[path, { source, text }] as const];
          }),
        );
        if (isWholeIn(units, fields))
          await add(record, { noun, recordId: record.id, language, fields });
      }
    }

  async function add(record: StoredRecord, input: TranslationInput) {
    const { noun, recordId, language } = input;
    const name = translationName(language, nameOf(noun, record));
    const id = translationId(noun, recordId, language);
    await translationRecords.add(tx, { ...input, name }, editor, id);
  }
}

/** Replaces what names the images of a rich text. */
export function withOtherFiles(html: string, replace: (name: string) => string) {
  return html.replaceAll(/(?<=<img src=")[^"]*/g, (name) => replace(name));
}
