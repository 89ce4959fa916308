import { isDeepStrictEqual } from 'node:util';
import { actors } from '../../../model/actors.ts';
import type { Translated } from '../../../model/translations/units.ts';
import { logged, loggedAsPart } from '../../../platform/activity.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { FieldError } from '../../../records/revisions.server.ts';
import { listUnits, translationId } from '../../../records/translations/record-units.server.ts';
import { sourcesOf } from '../../../records/translations/sources.server.ts';
import { withVersion } from '../../../site/settings/privacy.ts';
import type { SiteSettings } from '../../../site/settings/sections.ts';
import { pageRecords } from '../../page-content/page-content.server.ts';
import { settingsRecords, type BesideSaving } from '../../settings/settings.server.ts';
import type { SettingsRecord } from '../../settings/setting.ts';
import { translationRecords } from '../translations.server.ts';
import { changesBaseTexts, type Languages } from './base-languages.ts';
import { inOtherLanguage, takenTexts } from './base-texts.ts';
import { listBaseRecords, takeBaseTexts, type StoredBaseRecord } from './take-base-texts.server.ts';

type Language = SiteSettings['language'];

/** Takes the initial texts in a language that is added, and in another source language if its editor wants that. */
export const changeLanguages: BesideSaving = async (tx, change, editor) => {
  if (change.id !== 'language') return;
  const [language, before] = [change.value as Language, change.before as Language];
  const languages = { from: before.locale, to: language.locale };
  const others = language.others.map(({ locale }) => locale);
  if (changesBaseTexts(languages) && change.texts === 'initial')
    await loggedAsPart(change.entryId, {}, () =>
      changeSource(tx, { ...languages, others }, editor),
    );
  const known = new Set(before.others.map(({ locale }) => locale));
  for (const to of others.filter((locale) => !known.has(locale)))
    await takeBaseTexts(tx, { from: language.locale, to });
};

/** Exchanges the initial texts that nobody has changed. Each record keeps its versions. */
async function changeSource(
  tx: Transaction,
  { others, ...languages }: Languages & { others: string[] },
  editor: string,
) {
  for (const stored of await listBaseRecords(tx)) {
    const { record, ...of } = stored;
    const { id } = record;
    const exchanged = <Row extends object>(row: Row) => inOtherLanguage(row, of, languages);
    const edited = await sourcesOf(of.noun).findEdited?.(tx, id);
    if ([record, edited].every((row) => !row || isDeepStrictEqual(exchanged(row), row))) continue;
    const texts = takenTexts(await listUnits(tx, of.noun, record), of, languages);
    if (of.noun === 'pages')
      await undoable(tx, pageRecords, id, () =>
        pageRecords.changeEverywhere(tx, id, exchanged, editor),
      );
    else await changeSection(tx, record as SettingsRecord, exchanged, editor);
    for (const other of others) await followSource(tx, stored, { language: other, texts }, editor);
  }
}

async function changeSection(
  tx: Transaction,
  { id, value }: SettingsRecord,
  exchanged: (row: SettingsRecord) => SettingsRecord,
  editor: string,
) {
  if (!(await settingsRecords.find(tx, id)))
    await settingsRecords.add(tx, { value }, actors.base, id);
  await undoable(tx, settingsRecords, id, () =>
    settingsRecords.changeEverywhere(tx, id, (row) => withConsents(exchanged(row), row), editor),
  );
}

/** Stores in the activity what was there before a change. */
async function undoable(
  tx: Transaction,
  { findState }: Pick<typeof pageRecords, 'findState'>,
  id: string,
  change: () => Promise<unknown>,
) {
  await logged({ before: await findState(tx, id) }, change);
}

function withConsents(section: SettingsRecord, before: SettingsRecord): SettingsRecord {
  const [value, former] = [section.value, before.value];
  if (!('newsletter' in value) || !('newsletter' in former)) return section;
  return { ...section, value: withVersion(value, former) };
}

/** A translation of an exchanged text is not older than it. One that visitors could not read as a whole stays as it is. */
async function followSource(
  tx: Transaction,
  { noun, record }: StoredBaseRecord,
  { language, texts }: { language: string; texts: Translated },
  editor: string,
) {
  const id = translationId(noun, record.id, language);
  if (!(await translationRecords.find(tx, id))) return;
  const newSources = new Map(Object.values(texts).map(({ source, text }) => [source, text]));
  const follow = (fields: Translated): Translated =>
    Object.fromEntries(
      Object.entries(fields).map(([path, { source, text }]) => [
        path,
        { source: newSources.get(source) ?? source, text },
      ]),
    );
  await undoable(tx, translationRecords, id, () =>
    translationRecords.changeEverywhere(
      tx,
      id,
      (row) => ({ ...row, fields: follow(row.fields) }),
      editor,
    ),
  ).catch((cause: unknown) => {
    if (!(cause instanceof FieldError)) throw cause;
  });
}
