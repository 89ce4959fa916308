import { expect, test } from 'vitest';
import { budgetOptions } from '../../features/enquiries/forms/budget-options.ts';
import { makeBudgets, withSources } from './budgets.ts';

test('an option reads in the language of the form, and its value is the budget of the source', () => {
  const source = {
    partnerBudgets: makeBudgets('Under $500k', '$5M+'),
    projectBudgets: makeBudgets('1m+'),
  };
  const translated = {
    partnerBudgets: makeBudgets('Moins de 500 000 $', 'Plus de 5 M$'),
    projectBudgets: makeBudgets('Plus de 1 million'),
  };
  const french = withSources(translated, source);
  expect(budgetOptions(french.partnerBudgets)).toEqual([
    { value: 'Under $500k', label: 'Moins de 500 000 $' },
    { value: '$5M+', label: 'Plus de 5 M$' },
  ]);
  expect(budgetOptions(french.projectBudgets)).toEqual([
    { value: '1m+', label: 'Plus de 1 million' },
  ]);
  expect(budgetOptions(source.projectBudgets)).toEqual([{ value: '1m+', label: '1m+' }]);
});
