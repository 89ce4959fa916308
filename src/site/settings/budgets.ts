import { z } from 'zod';
import * as field from '../../model/fields.ts';

/** The maximum length of a select's value. */
const maxLength = 50;

const budget = z.object({
  budget: field.line.translated.max(maxLength, `Use ${maxLength} characters or fewer`),
});

export type Budgets = (z.output<typeof budget> & {
  /** In another language than the source: what enquiries store. */
  source?: string;
})[];

type WithBudgets = Record<'partnerBudgets' | 'projectBudgets', Budgets>;

/** The translated budgets with their sources, row by row. */
export function withSources<Texts extends WithBudgets>(translated: Texts, source: Texts): Texts {
  const pair = (name: keyof WithBudgets) =>
    translated[name].map((row, index) => ({ ...row, ...sourceAt(source[name], index) }));
  return {
    ...translated,
    partnerBudgets: pair('partnerBudgets'),
    projectBudgets: pair('projectBudgets'),
  };
}

function sourceAt(list: Budgets, index: number) {
  const row = list[index];
  return row && { source: row.budget };
}

/** The default budgets of the partner and project forms, in the visitor's currency. */
export const basePartnerBudgets = makeBudgets(
  'Under $500k',
  '$500k-$1M',
  '$1M-$2M',
  '$2M-$5M',
  '$5M+',
);
export const baseProjectBudgets = makeBudgets(
  '50k-100k',
  '100k-250k',
  '250k-500k',
  '500k-1m',
  '1m+',
);

export function budgets(base: Budgets) {
  return z
    .array(budget, { error: 'Add a budget' })
    .min(1, 'Add a budget')
    .superRefine((list, context) => {
      list.forEach(({ budget: text }, index) => {
        if (list.slice(0, index).some((other) => other.budget === text))
          context.addIssue({
            code: 'custom',
            path: [index, 'budget'],
            message: 'This budget already exists',
          });
      });
    })
    .default(base);
}

export function makeBudgets(...texts: string[]): Budgets {
  return texts.map((text) => ({ budget: text }));
}
