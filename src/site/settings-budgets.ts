import { z } from 'zod';
import * as field from '../records/fields.ts';

/** As long as the answer to a select may be. */
const longest = 50;

const budget = z.object({
  budget: field.line.max(longest, `Use ${longest} characters at most`),
});

export type Budgets = z.output<typeof budget>[];

/** What the forms of partners and of projects offer, in the money of those who ask. */
export const basePartnerBudgets = budgetsOf(
  'Under $500k',
  '$500k-$1M',
  '$1M-$2M',
  '$2M-$5M',
  '$5M+',
);
export const baseProjectBudgets = budgetsOf('50k-100k', '100k-250k', '250k-500k', '500k-1m', '1m+');

export function budgets(base: Budgets) {
  return z
    .array(budget, { error: 'Add a budget' })
    .min(1, 'Add a budget')
    .superRefine((offered, context) => {
      offered.forEach(({ budget: text }, index) => {
        if (offered.slice(0, index).some((other) => other.budget === text))
          context.addIssue({
            code: 'custom',
            path: [index, 'budget'],
            message: 'There is such a budget',
          });
      });
    })
    .default(base);
}

export function budgetsOf(...texts: string[]): Budgets {
  return texts.map((text) => ({ budget: text }));
}
