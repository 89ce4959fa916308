import type { TranslatedNoun, Unit } from '../../../model/translations/units.ts';
import {
  isWholeIn,
  patternOf,
  unitStates,
  type Translated,
  type UnitState,
} from '../../../model/translations/units.ts';
import { plainText } from '../../../lib/html/plain-text.ts';
import { toRichText } from '../../../lib/html/rich-text.ts';
import { structureError } from '../text-structure.ts';

/** A record with its texts in the source language and in another. */
export type ExchangedRecord = {
  noun: TranslatedNoun;
  recordId: string;
  name: string;
  /** The id of the translation, and its revision if it is begun. */
  id: string;
  revision: number | undefined;
  /** False for a draft and for what is unpublished. */
  isPublic: boolean;
  units: Unit[];
  fields: Translated;
};

/** A line of a file for translators. */
export type ExchangedText = {
  noun: string;
  recordId: string;
  path: string;
  source: string;
  target: string;
  /** Says that the target is of this source, also where it was there before. */
  isConfirmed: boolean;
};

/** A line with what helps to translate it. */
export type ExportedText = ExchangedText & {
  name: string;
  isPublic: boolean;
  kind: Unit['kind'];
  state: UnitState;
};

/** What a file says of a record that visitors do not see. */
export const notOnSite = 'Not on the site';

/** Names a record in a file: `news/…`. An id may have slashes, as those of images. */
export function recordMark({ noun, recordId }: Pick<ExchangedText, 'noun' | 'recordId'>) {
  return `${noun}/${recordId}`;
}

export function readRecordMark(mark: string) {
  const [noun = '', ...id] = mark.split('/');
  return { noun, recordId: id.join('/') };
}

/** The texts of records in the order of their forms. */
export function exportedTexts(records: readonly ExchangedRecord[]): ExportedText[] {
  return records.flatMap(({ noun, recordId, name, isPublic, units, fields }) => {
    const states = unitStates(units, fields);
    return units.map(({ path, source, kind }, index) => ({
      noun,
      recordId,
      path,
      source,
      target: states[index]?.text ?? '',
      isConfirmed: states[index]?.state === 'current' && states[index].text !== undefined,
      name,
      isPublic,
      kind,
      state: states[index]?.state ?? 'missing',
    }));
  });
}

type Taken = { path: string; before: string; after: string };

type RefusedText = ExchangedText & { name: string; reason: string };

/** A record with texts to write. */
export type ImportedRecord = {
  record: ExchangedRecord;
  added: Taken[];
  changed: Taken[];
  /** All texts of the translation, with those of the file. */
  fields: Translated;
  /** True if no text is missing afterwards. */
  isWhole: boolean;
};

export type ImportReport = {
  records: ImportedRecord[];
  added: number;
  changed: number;
  /** Texts that are already as in the file. */
  same: number;
  /** Texts that the file does not translate. */
  empty: number;
  /** New and changed texts of records that visitors do not see. */
  notPublic: number;
  refused: RefusedText[];
};

/** What a file from a translator would change. */
export function compareTexts(
  records: readonly ExchangedRecord[],
  texts: readonly ExchangedText[],
): ImportReport {
  const report: ImportReport = {
    records: [],
    added: 0,
    changed: 0,
    same: 0,
    empty: 0,
    notPublic: 0,
    refused: [],
  };
  const written = texts.filter(({ target }) => target.trim() !== '');
  report.empty = texts.length - written.length;
  const known = new Map(records.map((record) => [recordMark(record), record]));
  for (const [mark, lines] of Map.groupBy(written, recordMark)) {
    const record = known.get(mark);
    if (record) compareRecord(record, lines, report);
    else for (const line of lines) report.refused.push({ ...line, name: '', reason: noRecord });
  }
  return report;
}

const noRecord = 'No record has this ID. Restore the record if it was deleted, or export again.';
const sourceChanged =
  'The source is not that of the site: it has changed since the export, or a spreadsheet rewrote it. Export it again.';
const noText = 'The record no longer has this text. Export again to see its texts.';
const twice = 'The file has another translation of this text. Keep one of them.';

function compareRecord(
  record: ExchangedRecord,
  lines: readonly ExchangedText[],
  report: ImportReport,
) {
  const { units, name } = record;
  const states = unitStates(units, record.fields);
  const fields: Translated = Object.fromEntries(
    states.flatMap(({ path, text, madeFrom }) =>
      text === undefined || madeFrom === undefined ? [] : [[path, { source: madeFrom, text }]],
    ),
  );
  const added: Taken[] = [];
  const changed: Taken[] = [];
  const findUnit = unitFinder(units);
  const read = new Map<string, string>();
  for (const line of lines) {
    const unit = findUnit(line);
    if (!unit) {
      const isChanged = units.some(({ path }) => path === line.path);
      report.refused.push({ ...line, name, reason: isChanged ? sourceChanged : noText });
      continue;
    }
    const { path, source, kind } = unit;
    const target = storedText(unit, line.target);
    const before = fields[path];
    const isSame = before !== undefined && sameText(kind, before.text, target);
    const isTwice = read.has(path) && read.get(path) !== target;
    const reason = isTwice ? twice : isSame ? undefined : structureError(unit, target);
    if (reason !== undefined) {
      report.refused.push({ ...line, name, reason });
      continue;
    }
    read.set(path, target);
    if (isSame && (before.source === source || !line.isConfirmed)) {
      report.same += 1;
      continue;
    }
    const text = isSame ? before.text : target;
    fields[path] = { source, text };
    (before ? changed : added).push({ path, before: before?.text ?? '', after: text });
  }
  const count = added.length + changed.length;
  if (count === 0) return;
  report.added += added.length;
  report.changed += changed.length;
  if (!record.isPublic) report.notPublic += count;
  const isWhole = isWholeIn(units, fields);
  report.records.push({ record, added, changed, fields, isWhole });
}

/** Finds the text with the source of a line at its path, or else at another row of the same list. */
function unitFinder(units: readonly Unit[]) {
  const bySource = Map.groupBy(units, ({ source }) => withoutSpacing(source));
  return ({ path, source }: ExchangedText) => {
    // A file of the time before has plain text where rich text is now.
    const found =
      bySource.get(withoutSpacing(source)) ?? bySource.get(withoutSpacing(toRichText(source)));
    const pattern = patternOf(path);
    return (
      found?.find((unit) => unit.path === path) ??
      found?.find((unit) => patternOf(unit.path) === pattern)
    );
  };
}

/** The text as it is stored. Where the source is one line, a line break is one of a tool that breaks long lines. */
function storedText({ source, kind, wasPlain }: Unit, target: string) {
  const text = plainText(target).trim();
  if (wasPlain) return toRichText(text);
  const isLine = (kind === 'line' || kind === 'alt') && !source.includes('\n');
  return isLine ? inLine(text) : text;
}

function inLine(text: string) {
  return text.replaceAll(/[ \t]*\n\s*/g, ' ');
}

function sameText(kind: Unit['kind'], one: string, other: string) {
  const [a, b] = [normalized(one), normalized(other)];
  return kind === 'html' ? inLine(a) === inLine(b) : a === b;
}

/** Spreadsheets and tools for translators write line breaks and entities in their own way. */
function normalized(text: string) {
  return plainText(text)
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .trim();
}

/** A source whose spacing a tool has changed is still the same. */
function withoutSpacing(text: string) {
  return normalized(text).normalize().replaceAll(/\s+/g, ' ');
}
