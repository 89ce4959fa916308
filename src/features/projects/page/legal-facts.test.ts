import { expect, test } from 'vitest';
import { linesBeside } from './legal-facts.ts';

const facts = [
  { label: 'Form of transaction', lines: ['Agent of the seller'] },
  { label: 'Building confirmation', lines: ['Filed June 9, 2023', 'Number DEMO-2306'] },
];

test('a line that a fact says word for word is not said again beside it', () => {
  const lines = [
    'Form of transaction: agent of the seller.',
    'Building confirmation number DEMO-2306.',
    'Building confirmation number DEMO-2307.',
    'Building confirmation, agent of the seller.',
    'Form of transaction: seller.',
    'Building confirmation filed June 2306.',
    '***',
    'Walking times are counted at 80 metres a minute.',
  ];
  expect(linesBeside(facts, lines)).toEqual(lines.slice(2));
  expect(linesBeside([], lines)).toEqual(lines);
});
