import { shortlistMessages } from '../../lib/shortlist-messages.ts';
import type { Fact, FactKey } from './project-facts.ts';

export type ComparedRow = {
  label: string;
  /** True when all say the same: it is said once. */
  isSame: boolean;
  /** One for each project; `note` names the extreme. */
  cells: { text: string; note: string | undefined }[];
};

/** The rows of a comparison, one for each fact that is known of any project. */
export function compareFacts(projects: readonly (readonly Fact[])[]): ComparedRow[] {
  const kinds = projects[0] ?? [];
  return kinds.flatMap(({ key, label }) => {
    const facts = projects.map((all) => all.find((fact) => fact.key === key));
    if (facts.every((fact) => !fact?.text)) return [];
    const texts = facts.map((fact) => fact?.text ?? shortlistMessages().notPublished);
    const isSame = new Set(texts).size === 1;
    const notes = notesOf(key, facts);
    return [{ label, isSame, cells: texts.map((text, index) => ({ text, note: notes[index] })) }];
  });
}

function lowest(key: FactKey) {
  const messages = shortlistMessages();
  return key === 'price' ? messages.lowest : messages.fewest;
}

/** The extreme is named only where all that say anything can be compared, and one alone is it. */
function notesOf(key: FactKey, facts: readonly (Fact | undefined)[]) {
  const ranks = facts.map((fact) => fact?.rank);
  const known = ranks.filter((rank) => rank !== undefined);
  const least = Math.min(...known.map(({ value }) => value));
  const isKnown = facts.every((fact) => !fact?.text || fact.rank);
  const isFair = isKnown && known.length > 1 && new Set(known.map(({ unit }) => unit)).size === 1;
  const isOne = known.filter(({ value }) => value === least).length === 1;
  return ranks.map((rank) => (isFair && isOne && rank?.value === least ? lowest(key) : undefined));
}
