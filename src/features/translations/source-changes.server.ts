import { listVersions } from '../../records/versions.server.ts';
import {
  patternOf,
  unitsIn,
  type StatedUnit,
  type TranslatedNoun,
  type Unit,
} from '../../model/translations/units.ts';
import type { TranslationView } from './translation.ts';

const maxVersions = 100;
const noAlts = new Map<string, string>();

/** Who gave the texts that have changed since they were translated their present source, by path. */
export async function listSourceChanges(
  { noun, recordId }: { noun: TranslatedNoun; recordId: string },
  units: readonly Unit[],
  states: readonly StatedUnit[],
): Promise<TranslationView['changes']> {
  const changed = new Set(states.flatMap(({ path, state }) => (state === 'changed' ? [path] : [])));
  const open = units.filter(({ path, kind }) => changed.has(path) && kind !== 'alt');
  // Alternative texts of images have no versions.
  if (open.length === 0 || noun === 'media') return {};
  const all = await listVersions<object>(noun, recordId);
  const ofVisitors = all.filter(({ isPublic, isDeleted }) => isPublic && !isDeleted);
  const versions = (ofVisitors.length > 0 ? ofVisitors : all).slice(0, maxVersions);
  const texts = versions.map(({ record }) => textsIn(noun, record));
  return Object.fromEntries(
    open.flatMap(({ path, source }) => {
      const text = textKey(path, source);
      const first = texts.findIndex((inVersion) => inVersion.has(text));
      const before = texts.findIndex((inVersion, index) => index > first && !inVersion.has(text));
      const version = first === -1 ? undefined : versions.at(before === -1 ? -1 : before - 1);
      return version ? [[path, { savedBy: version.savedBy, savedAt: version.savedAt }]] : [];
    }),
  );
}

function textsIn(noun: TranslatedNoun, record: object) {
  const units = unitsIn(noun, record, noAlts);
  return new Set(units.map(({ path, source }) => textKey(path, source)));
}

/** The same for a text whose row was moved. */
function textKey(path: string, source: string) {
  return `${patternOf(path)}\n${source}`;
}
