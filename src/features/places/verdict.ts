import type { LanguageGap } from '../../records/translations/language-gap.ts';
import { readLegal } from '../projects/project-legal.ts';
import { isLimited, judgeProject, type JudgedProject, type LicensedPartner } from './judge.ts';
import {
  byField,
  partnerFaults,
  projectFaults,
  textFaults,
  type Fault,
  type Faults,
  type LeavingTexts,
} from './publication-faults.ts';
import { todayIn } from '../../lib/time/dates.ts';

/**
 * Where something reaches readers: the site and what follows from it (feeds, API, documents, emails, social images), a
 * link of first access, or a shared preview.
 */
export type Channel = 'site' | 'first-access' | 'preview';

/** `limited`: without prices and form. `refused`: the reasons, by the field that mends them. */
export type Verdict =
  | { outcome: 'public' }
  | { outcome: 'limited' }
  | { outcome: 'refused'; faults: Faults };

/** Everything that a verdict is about. */
export type Leaving = {
  noun: string;
  record: object;
  /** When it leaves. */
  at: Date;
  channel: Channel;
  /** The partner of a project. */
  partner?: LicensedPartner | undefined;
  /** What visitors cannot read then in the languages that are asked for; null if nothing. */
  languageGaps?: Readonly<Record<string, LanguageGap | null>>;
  /** What readers get of the record and with it, in all languages that leave. */
  texts: readonly LeavingTexts[];
};

/** What the rules of its places say of a record that leaves. Runs in browser and server. */
export function judgeLeaving(leaving: Leaving): Verdict {
  const faults = byField([...leaving.texts.flatMap(textFaults), ...findFaults(leaving)]);
  if (Object.keys(faults).length > 0) return { outcome: 'refused', faults };
  return { outcome: isWithoutPrices(leaving) ? 'limited' : 'public' };
}

function findFaults({ noun, record, at, partner, languageGaps = {} }: Leaving): Fault[] {
  const translatedInto = Object.keys(languageGaps).filter((tag) => languageGaps[tag] === null);
  const judged = { ...record, translatedInto, languageGaps };
  if (noun === 'projects') return projectFaults(judged as unknown as JudgedProject, partner, at);
  if (noun === 'partners') return partnerFaults(judged as unknown as LicensedPartner, at);
  return [];
}

function isWithoutPrices({ noun, record, at }: Leaving) {
  if (noun !== 'projects') return false;
  const project = record as JudgedProject;
  const judged = { ...project, legal: readLegal(project.legal) };
  return isLimited(judgeProject(judged, undefined, (timeZone) => todayIn(timeZone, at)));
}
