import { shortlistMessages } from '../../messages/shortlist.ts';
import type { Fact, FactKey } from './project-facts.ts';

export type ComparedRow = {
  /** What is compared. A pattern has none. */
  key?: FactKey;
  label: string;
  /** True if all projects have the same text, which then appears once. */
  isSame: boolean;
  /** One per project. `note` marks the extreme. */
  cells: ComparedCell[];
};

type ComparedCell = Pick<Fact, 'lines' | 'href'> & {
  text: string;
  note: string | undefined;
  /** The number with which the text of an extreme begins. */
  figure?: string | undefined;
};

/** The rows of a comparison, one per fact that any project has. */
export function compareFacts(projects: readonly (readonly Fact[])[]): ComparedRow[] {
  const kinds = projects[0] ?? [];
  return kinds.flatMap(({ key, label }) => {
    const facts = projects.map((projectFacts) => projectFacts.find((fact) => fact.key === key));
    if (facts.every((fact) => !fact?.text)) return [];
    const texts = facts.map((fact) => fact?.text ?? shortlistMessages().notAnnounced);
    const isSame = new Set(texts).size === 1;
    const notes = factNotes(key, facts);
    return [
      {
        key,
        label,
        isSame,
        cells: texts.map((text, index) => ({
          text,
          note: notes[index],
          figure: notes[index] && countFigure(key, text),
          lines: facts[index]?.lines,
          href: facts[index]?.href,
        })),
      },
    ];
  });
}

/** True for an amount or an area, which no line breaks within. */
export function isFigure(text: string) {
  return /^(?:[A-Z]{3}.)?\d/.test(text);
}

/** `10%` of a deposit, `7` of the homes left. */
function countFigure(key: FactKey, text: string) {
  return key === 'deposit' || key === 'left'
    ? /^\d+(?:[.,\u00A0\u202F]\d+)*(?:\s?%)?/.exec(text)?.[0]
    : undefined;
}

function extremeText(key: FactKey) {
  const { lowest, fewest, soonest } = shortlistMessages();
  if (key === 'completion') return soonest;
  return key === 'left' ? fewest : lowest;
}

/** Marks the extreme only if all known values are comparable and one project alone has it. */
function factNotes(key: FactKey, facts: readonly (Fact | undefined)[]) {
  const ranks = facts.map((fact) => fact?.rank);
  const knownRanks = ranks.filter((rank) => rank !== undefined);
  const least = Math.min(...knownRanks.map(({ value }) => value));
  const isKnown = facts.every((fact) => !fact?.text || fact.rank);
  const isComparable =
    isKnown && knownRanks.length > 1 && new Set(knownRanks.map(({ unit }) => unit)).size === 1;
  const isUnique = knownRanks.filter(({ value }) => value === least).length === 1;
  return ranks.map((rank) =>
    isComparable && isUnique && rank?.value === least ? extremeText(key) : undefined,
  );
}
