import type { Rule, WordRule } from '../settings/places.ts';

const reviewed = { reviewedOn: '2026-11-26', reviewedBy: null, reviewAgain: '2027-05-26' } as const;

const defaults = {
  detail: null,
  appliesTo: 'all',
  force: 'advice',
  notFiled: 'refused',
  atExpiry: 'unpublish',
  line: null,
  shows: [],
  sourceUrl: null,
  ...reviewed,
} as const;

type BaseRule = Pick<Rule, 'id' | 'of' | 'asks' | 'label' | 'source'> &
  Partial<Omit<Rule, 'force' | 'shows'>>;

/** Advice, with a line that is shown nowhere yet: the company decides about both. */
export function baseRule(rule: BaseRule): Rule {
  return { ...defaults, ...rule, shows: [] };
}

/** The words of one treatment in a language. */
export function baseWords(
  language: string,
  treatment: WordRule['treatment'],
  source: string,
  words: readonly string[],
): WordRule[] {
  return words.map((word) => ({ language, word, treatment, force: 'advice', source }));
}

export const superlatives = ['best', 'No. 1', '#1', 'number one', 'top-selling', 'best-selling'];
