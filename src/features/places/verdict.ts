import { afterColon } from '../../lib/text/capitalised.ts';
import type { LanguageGap } from '../../model/translations/language-gap.ts';
import { findMissingFiling } from '../projects/limited.ts';
import { readLegal } from '../projects/project-legal.ts';
import { rulingsOfProject, type JudgedProject, type LicensedPartner } from './judge.ts';
import { findNamedPrice } from './named-prices.ts';
import {
  byField,
  partnerFaults,
  projectFaults,
  textFaults,
  type Fault,
  type Faults,
  type LeavingTexts,
} from './publication-faults.ts';

/**
 * Where something reaches readers: the site and what follows from it (feeds, API, documents, emails, social images), a
 * link of first access, or a shared preview.
 */
export type Channel = 'site' | 'first-access' | 'preview';

/**
 * `limited`: without prices and form, until a filing such as `disclosure statement`. `refused`: the reasons, by the
 * field that mends them.
 */
export type Verdict =
  | { outcome: 'public' }
  | { outcome: 'limited'; missingFiling: string }
  | { outcome: 'refused'; faults: Faults };

/** Everything that a verdict is about. */
export type Leaving = {
  noun: string;
  record: object;
  /** When it leaves. */
  at: Date;
  channel: Channel;
  /** The project that a news item or a testimonial is about. */
  about?: object | undefined;
  /** The partner of a project. */
  partner?: LicensedPartner | undefined;
  /** What visitors cannot read then in the languages that are asked for; null if nothing. */
  languageGaps?: Readonly<Record<string, LanguageGap | null>>;
  /** What readers get of the record and with it, in all languages that leave. */
  texts: readonly LeavingTexts[];
  /** What was typed to go with a project, such as the subject of an email, by its field. */
  typed?: Record<string, string> | undefined;
};

/** What an editor reads before something leaves without prices. */
export function withoutPricesText(missingFiling: string) {
  return `Prices and the enquiry form are left out until the ${missingFiling} is filed.`;
}

/** What the rules of its places say of a record that leaves. Runs in browser and server. */
export function judgeLeaving(leaving: Leaving): Verdict {
  const missingFiling = findWithheldUntil(leaving);
  const unnamedUntil = findUnnamedUntil(leaving);
  const faults = byField([
    ...(unnamedUntil === null ? [] : priceFaults(leaving, unnamedUntil)),
    ...typedFaults(leaving),
    ...leaving.texts.flatMap(textFaults),
    ...findFaults(leaving),
  ]);
  if (Object.keys(faults).length > 0) return { outcome: 'refused', faults };
  return missingFiling === null ? { outcome: 'public' } : { outcome: 'limited', missingFiling };
}

function findFaults({ noun, record, at, partner, languageGaps = {} }: Leaving): Fault[] {
  const translatedInto = Object.keys(languageGaps).filter((tag) => languageGaps[tag] === null);
  const judged = { ...record, translatedInto, languageGaps };
  if (noun === 'projects') return projectFaults(judged as unknown as JudgedProject, partner, at);
  if (noun === 'partners') return partnerFaults(judged as unknown as LicensedPartner, at);
  return [];
}

/** The words of the lists of its places in what was typed to go with a project. */
function typedFaults({ noun, record, typed = {} }: Leaving): Fault[] {
  if (noun !== 'projects') return [];
  const texts = Object.entries(typed).map(([field, text]) => ({ field, text }));
  return textFaults({ texts, rulings: rulingsOfProject(record as JudgedProject) });
}

/** Without prices, none may be named in a text either. */
function priceFaults({ texts, typed = {} }: Leaving, missingFiling: string): Fault[] {
  const typedTexts = Object.entries(typed).map(([field, text]) => ({ field, text }));
  return [...texts, { texts: typedTexts, label: undefined }].flatMap((group) =>
    group.texts.flatMap(({ field, text }): Fault[] => {
      const price = withheld.test(field) ? undefined : findNamedPrice(text);
      if (price === undefined) return [];
      const message = `Prices may not be named until the ${missingFiling} is filed. Remove “${price}”.`;
      return [
        [field, group.label === undefined ? message : `${group.label}: ${afterColon(message)}`],
      ];
    }),
  );
}

/** What a page without prices leaves out itself, and fees that are no price of a home. */
const withheld = /^(?:specifications\.(?:priceRange|strataFees)|timeline\.deposit)/;

/** The filing until which no text of a record, or about a project, may name a price; null if it may. */
export function findUnnamedUntil({
  about,
  ...leaving
}: Parameters<typeof findWithheldUntil>[0] & Pick<Leaving, 'about'>) {
  if (about) return findWithheldUntil({ noun: 'projects', record: about, at: leaving.at });
  return findWithheldUntil(leaving);
}

/** The filing until which a record is without prices; null if it has them. */
export function findWithheldUntil({ noun, record, at }: Pick<Leaving, 'noun' | 'record' | 'at'>) {
  if (noun !== 'projects') return null;
  const project = record as JudgedProject;
  return findMissingFiling({ ...project, legal: readLegal(project.legal) }, at);
}
