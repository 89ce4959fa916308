import { todayIn } from '../../lib/time/dates.ts';
import { readLegal } from '../projects/project-legal.ts';
import {
  blocking,
  judgePartner,
  judgeProject,
  languagesAskedOf,
  placeOfPartner,
  placesOfProject,
  type Finding,
  type JudgedProject,
  type LicensedPartner,
} from './judge.ts';
import type { FieldText } from '../../model/translations/units.ts';
import { blockingWords, findWords, wordMessage, type Ruling, type WordFinding } from './words.ts';

/** Why a record must not be public, by the path of the field that mends it. */
export type Faults = Record<string, string>;

/** A reason, and the path of the field that mends it. */
export type Fault = [field: string, message: string];

/** Texts that leave together: those of a record in one language, and those that come with them. */
export type LeavingTexts = {
  texts: readonly FieldText[];
  rulings: readonly Ruling[];
  /** Only the lists in these languages. */
  languages?: readonly string[] | undefined;
  /** What they are, such as `French`, if it is not what the field has. */
  label?: string | undefined;
};

/** Why a project must not be public at a time. */
export function projectFaults(
  project: JudgedProject,
  partner: LicensedPartner | undefined,
  at: Date,
): Fault[] {
  const judged = { ...project, legal: readLegal(project.legal) };
  return findingFaults(judgeProject(judged, partner, (timeZone) => todayIn(timeZone, at)));
}

/** True if a gate asks for what the partner of a project says. */
export function asksForPartner(project: JudgedProject) {
  return placesOfProject(project).some(({ rules }) =>
    rules.some(({ asks, force }) => force === 'gate' && asks.startsWith('brokerage')),
  );
}

/** True for a noun of which places may ask for a language. */
export function hasLanguageRules(noun: string): noun is 'projects' | 'partners' {
  return noun === 'projects' || noun === 'partners';
}

/** The languages that gates ask for, such as `fr`: all of the record must be public in them. */
export function languagesAsked(noun: string, record: object) {
  if (noun === 'projects')
    return languagesAskedOf(placesOfProject(record as JudgedProject), 'project');
  return noun === 'partners'
    ? languagesAskedOf([placeOfPartner(record as LicensedPartner)], 'partner')
    : [];
}

/** Why a partner must not be public at a time. */
export function partnerFaults(partner: LicensedPartner, at: Date): Fault[] {
  return findingFaults(judgePartner(partner, (timeZone) => todayIn(timeZone, at)));
}

/** Why texts must not be public. */
export function textFaults({ texts, rulings, languages, label }: LeavingTexts): Fault[] {
  const found = blockingWords(findWords(texts, rulings, languages));
  return found.map((finding) => [
    finding.field,
    label === undefined ? wordFault(finding) : `${label}: ${wordFault(finding)}`,
  ]);
}

/** True if a list of a place refuses texts. */
export function refusesTexts(rulings: readonly Ruling[]) {
  return rulings.some(({ place }) => place.words.some(({ force }) => force === 'gate'));
}

/** Such as `British Columbia asks for: Disclosure statement filed on. Source: …` */
function findingMessage({ place, rule, state, value, because, gap }: Finding) {
  const isExpired = state === 'expired';
  const reasons = [
    because !== undefined && `It asks because ${because}.`,
    isExpired && rule.asks === 'filing' && `It expired on ${value}.`,
    isExpired && rule.asks === 'photo-age' && `It is from ${value}.`,
    state === 'not-filed' && 'It is not filed yet.',
    gap ?? false,
  ].filter((reason) => reason !== false);
  const asked = `${place.name} asks for: ${sentence(rule.label)}`;
  return [asked, ...reasons, `Source: ${sentence(rule.source)}`].join(' ');
}

function findingFaults(findings: readonly Finding[]): Fault[] {
  return blocking(findings).map((finding) => [finding.field, findingMessage(finding)]);
}

function wordFault(finding: WordFinding) {
  const { source } = finding.rule;
  return `${wordMessage(finding)}.${source === null ? '' : ` Source: ${sentence(source)}`}`;
}

/** Each reason once. */
export function byField(faults: readonly Fault[]): Faults {
  const fields = Map.groupBy(faults, ([field]) => field);
  return Object.fromEntries(
    [...fields].map(([field, all]) => [
      field,
      [...new Set(all.map(([, message]) => message))].join(' '),
    ]),
  );
}

function sentence(text: string) {
  return /[.!?。]$/.test(text) ? text : `${text}.`;
}
