import type { TranslatedNoun, Unit } from '../../../records/translations/units.ts';
import {
  patternOf,
  unitStates,
  type Translated,
  type UnitState,
} from '../../../records/translations/units.ts';
import { structureError } from '../text-structure.ts';

/** A record with its texts in the source language and in another. */
export type ExchangedRecord = {
  noun: TranslatedNoun;
  recordId: string;
  name: string;
  /** The id of the translation, and its revision if it is begun. */
  id: string;
  revision: number | undefined;
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
};

/** A line with what helps to translate it. */
export type ExportedText = ExchangedText & {
  name: string;
  kind: Unit['kind'];
  state: UnitState;
};

/** The texts of records in the order of their forms. */
export function exportedTexts(records: readonly ExchangedRecord[]): ExportedText[] {
  return records.flatMap(({ noun, recordId, name, units, fields }) => {
    const states = unitStates(units, fields);
    return units.map(({ path, source, kind }, index) => ({
      noun,
      recordId,
      path,
      source,
      target: states[index]?.text ?? '',
      name,
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
    refused: [],
  };
  const byRecord = Map.groupBy(texts, ({ noun, recordId }) => `${noun} ${recordId}`);
  const known = new Map(records.map((record) => [`${record.noun} ${record.recordId}`, record]));
  for (const [key, lines] of byRecord) {
    const record = known.get(key);
    if (record) compareRecord(record, lines, report);
    else refuse(report, lines, '', 'There is no such record');
  }
  return report;
}

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
  for (const line of lines) {
    const target = line.target.trim();
    if (target === '') {
      report.empty += 1;
      continue;
    }
    const unit = findUnit(units, line);
    if (!unit) {
      const isChanged = units.some(({ path }) => path === line.path);
      const reason = isChanged
        ? 'The source has changed since the export'
        : 'There is no such text';
      refuse(report, [line], name, reason);
      continue;
    }
    const { path, source } = unit;
    const before = fields[path];
    if (before?.text === target && before.source === source) {
      report.same += 1;
      continue;
    }
    const error = structureError(unit, target);
    if (error !== undefined) {
      refuse(report, [line], name, error);
      continue;
    }
    fields[path] = { source, text: target };
    const taken = { path, before: before?.text ?? '', after: target };
    (before ? changed : added).push(taken);
  }
  report.added += added.length;
  report.changed += changed.length;
  if (added.length + changed.length === 0) return;
  const isWhole = units.every(({ path }) => fields[path] !== undefined);
  report.records.push({ record, added, changed, fields, isWhole });
}

/** The text with this source at this path, or else at another row of the same list. */
function findUnit(units: readonly Unit[], { path, source }: ExchangedText) {
  const hasSource = (unit: Unit) => sameText(unit.source, source);
  const own = units.find((unit) => unit.path === path && hasSource(unit));
  const pattern = patternOf(path);
  return own ?? units.find((unit) => patternOf(unit.path) === pattern && hasSource(unit));
}

/** Spreadsheets and tools for translators write line breaks in their own way. */
function sameText(one: string, other: string) {
  return normalized(one) === normalized(other);
}

function normalized(text: string) {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .trim();
}

function refuse(
  report: ImportReport,
  lines: readonly ExchangedText[],
  name: string,
  reason: string,
) {
  report.refused.push(
    ...lines
      .filter(({ target }) => target.trim() !== '')
      .map((line) => ({ ...line, name, reason })),
  );
}
