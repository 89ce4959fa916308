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
import { wordFindings } from './record-words.ts';
import { blockingWords, wordMessage, type WordFinding } from './words.ts';

/** Why a record must not be public, by the path of the field that mends it. */
export type Faults = Record<string, string>;

/** Why a project must not be public at a time. */
export function projectFaults(
  project: JudgedProject,
  partner: LicensedPartner | undefined,
  at: Date,
): Faults {
  const judged = { ...project, legal: readLegal(project.legal) };
  const findings = judgeProject(judged, partner, (timeZone) => todayIn(timeZone, at));
  return { ...textFaults('projects', judged), ...findingFaults(findings) };
}

/** True if a gate asks for what the partner of a project says. */
export function asksForPartner(project: JudgedProject) {
  return placesOfProject(project).some(({ rules }) =>
    rules.some(({ asks, force }) => force === 'gate' && asks.startsWith('brokerage')),
  );
}

/** True if a gate asks for a language in which the project is public. */
export function asksForLanguage(project: JudgedProject) {
  return languagesAskedOf(placesOfProject(project), 'project').length > 0;
}

/** True if a gate asks for a language in which the partner is public. */
export function asksPartnerForLanguage(partner: LicensedPartner) {
  return languagesAskedOf([placeOfPartner(partner)], 'partner').length > 0;
}

/** Why a partner must not be public at a time. */
export function partnerFaults(partner: LicensedPartner, at: Date): Faults {
  const findings = judgePartner(partner, (timeZone) => todayIn(timeZone, at));
  return { ...textFaults('partners', partner), ...findingFaults(findings) };
}

/** Why the texts of a record must not be public. */
export function textFaults(noun: Parameters<typeof wordFindings>[0], record: object): Faults {
  return wordFaults(wordFindings(noun, record));
}

/** Why texts with these words must not be public. */
export function wordFaults(findings: readonly WordFinding[]): Faults {
  return byField(
    blockingWords(findings).map((finding) => [finding.field, wordFault(finding)] as const),
  );
}

/** Such as `British Columbia asks for: Disclosure statement filed on. Source: …` */
function findingMessage({ place, rule, state, value }: Finding) {
  const isExpired = state === 'expired';
  const reasons = [
    isExpired && rule.asks === 'filing' && `It expired on ${value}.`,
    isExpired && rule.asks === 'photo-age' && `It is from ${value}.`,
    state === 'not-filed' && 'It is not filed yet.',
  ].filter((reason) => reason !== false);
  const asked = `${place.name} asks for: ${sentence(rule.label)}`;
  return [asked, ...reasons, `Source: ${sentence(rule.source)}`].join(' ');
}

function findingFaults(findings: readonly Finding[]) {
  return byField(blocking(findings).map((finding) => [finding.field, findingMessage(finding)]));
}

function wordFault(finding: WordFinding) {
  const { source } = finding.rule;
  return `${wordMessage(finding)}.${source === null ? '' : ` Source: ${sentence(source)}`}`;
}

function byField(faults: readonly [field: string, message: string][]): Faults {
  const fields = Map.groupBy(faults, ([field]) => field);
  return Object.fromEntries(
    [...fields].map(([field, all]) => [field, all.map(([, message]) => message).join(' ')]),
  );
}

function sentence(text: string) {
  return /[.!?。]$/.test(text) ? text : `${text}.`;
}
