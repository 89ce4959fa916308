import type { Budgets } from '../../../site/settings/budgets.ts';

/** The options of a select. An enquiry stores the same budget in every language. */
export function budgetOptions(list: Budgets) {
  return list.map(({ budget: label, source }) => ({ value: source ?? label, label }));
}
