import { todayIn } from '../../lib/time/dates.ts';
import { filingKey, isLimited, judgeProject, type JudgedProject } from '../places/judge.ts';
import type { ResidenceSummary } from '../residences/residence-summary.ts';
import type { Residences } from '../residences/residence.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { ProjectInput } from './project.ts';

/** The parts of a project with prices. */
type Priced = {
  specifications: ProjectInput['specifications'];
  figures: ResidenceSummary | null;
  residences: Residences;
  timeline: Timeline;
};

/**
 * The filing without which a project is public without prices and form, within a sentence: `disclosure statement`. Null
 * if there is none.
 */
export function findMissingFiling(project: JudgedProject, at = new Date()): string | null {
  const filings = Object.values(project.legal?.filings ?? {});
  if (!filings.some(({ isNotFiled }) => isNotFiled)) return null;
  const findings = judgeProject(project, undefined, (timeZone) => todayIn(timeZone, at));
  const finding = findings.find((one) => isLimited([one]));
  if (!finding) return null;
  const name = finding.rule.detail ?? filingKey(finding.place, finding.rule);
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Leaves out the prices of a project, its homes and its deposits. */
export function withoutPrices<Parts extends Priced>(parts: Parts): Parts {
  const { specifications, figures, residences, timeline } = parts;
  return {
    ...parts,
    specifications: { ...specifications, priceRange: null },
    figures: figures && {
      ...figures,
      from: null,
      to: null,
      perFoot: null,
      bedrooms: figures.bedrooms.map((one) => ({ ...one, from: null })),
    },
    residences: withoutHomePrices(residences),
    timeline: { ...timeline, deposits: [], depositNote: null },
  };
}

export function withoutHomePrices(residences: Residences): Residences {
  const homes = Object.entries(residences.homes).map(
    ([key, home]) => [key, { ...home, price: null }] as const,
  );
  return { ...residences, homes: Object.fromEntries(homes) };
}
