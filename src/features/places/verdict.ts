import { findMissingFiling } from '../projects/limited.ts';
import { readLegal } from '../projects/project-legal.ts';
import { placesOfProject, type JudgedProject, type LicensedPartner } from './judge.ts';
import { findNamedPrices } from './named-prices.ts';
import {
  partnerFaults,
  projectFaults,
  textFaults,
  wordFaults,
  type Faults,
} from './publication-faults.ts';
import { findWords } from './words.ts';

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
  /** The partner of a project. */
  partner?: LicensedPartner | undefined;
  /** The languages, besides the site’s, in which all of the record can be read then. */
  translatedInto?: readonly string[];
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
  const faults = {
    ...(missingFiling !== null && priceFaults(leaving, missingFiling)),
    ...typedFaults(leaving),
    ...findFaults(leaving),
  };
  if (Object.keys(faults).length > 0) return { outcome: 'refused', faults };
  return missingFiling === null ? { outcome: 'public' } : { outcome: 'limited', missingFiling };
}

function findFaults({ noun, record, at, partner, translatedInto = [] }: Leaving): Faults {
  const judged = { ...record, translatedInto };
  if (noun === 'projects') return projectFaults(judged as unknown as JudgedProject, partner, at);
  if (noun === 'partners') return partnerFaults(judged as unknown as LicensedPartner, at);
  return noun === 'news' || noun === 'pages' ? textFaults(noun, record) : {};
}

/** The words of the lists of its places in what was typed to go with a project. */
function typedFaults({ noun, record, typed = {} }: Leaving): Faults {
  if (noun !== 'projects') return {};
  const texts = Object.entries(typed).map(([field, text]) => ({ field, text }));
  return wordFaults(findWords(texts, placesOfProject(record as JudgedProject)));
}

/** Without prices, none may be named in a text either. */
function priceFaults({ record, typed = {} }: Leaving, missingFiling: string): Faults {
  return Object.fromEntries(
    findNamedPrices(record, typed).map(({ field, text }) => [
      field,
      `Prices may not be named until the ${missingFiling} is filed. Remove “${text}”.`,
    ]),
  );
}

function findWithheldUntil({ noun, record, at }: Leaving) {
  if (noun !== 'projects') return null;
  const project = record as JudgedProject;
  return findMissingFiling({ ...project, legal: readLegal(project.legal) }, at);
}
