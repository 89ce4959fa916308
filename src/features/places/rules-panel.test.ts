import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoPlaces } from '../settings/places.demo.ts';
import type { Finding, FindingState } from './judge.ts';
import { missingText } from './missing-text.ts';
import { progressText, RulesPanel } from './RulesPanel.tsx';

const [place] = demoPlaces.places;
if (!place) throw new Error('The demo content has no places');

function finding(id: string, state: FindingState, change: Partial<Finding['rule']> = {}): Finding {
  const rule = place?.rules.find((one) => one.id === id);
  if (!place || !rule) throw new Error(`There is no rule ${id}`);
  const field = 'legal.filings.BRITISH-COLUMBIA/disclosure.filedOn';
  return { place, rule: { ...rule, ...change }, state, value: null, field };
}

const ready = finding('brokerage', 'ready');
const missing = finding('disclosure', 'missing');

test('the panel counts what is ready, and what publishing waits for', () => {
  const advice = finding('deposits', 'missing', { force: 'advice' });
  const notAsked = finding('deposits', 'not-asked');
  expect(progressText([ready, notAsked])).toBe('1 of 1 ready.');
  expect(progressText([ready, missing, notAsked])).toBe(
    '1 of 2 ready. Publishing waits for the rest.',
  );
  expect(progressText([ready, missing, advice])).toBe('1 of 3 ready. Publishing waits for 1.');
  expect(progressText([ready, advice])).toBe('1 of 2 ready.');
  expect(missingText([ready, advice])).toBeUndefined();
  expect(missingText([missing])).toBe('1 legal detail is missing');
  expect(missingText([missing, finding('deposits', 'missing')])).toBe(
    '2 legal details are missing',
  );
});

test('the panel names the place, leads to what is missing and is no legal advice', () => {
  const panel = textOf([{ ...ready, value: 'Hale Realty Ltd.' }, missing]);
  expect(panel).toContain('British Columbia asks for');
  expect(panel).toContain('Hale Realty Ltd.');
  expect(panel).toContain('Add date: Disclosure statement filed on Missing');
  expect(panel).toContain('Last reviewed November 26, 2026, by Ingrid Halvorsen.');
  expect(panel).toContain('This is a checklist, not legal advice.');
  expect(textOf([finding('disclosure', 'not-asked')])).toContain('Not asked for here');
  expect(textOf([finding('disclosure', 'not-filed', { notFiled: 'limited' })])).toContain(
    'Not filed yet. Published without prices and without the form.',
  );
});

test('what was never reviewed is not called reviewed, and without places there is no panel', () => {
  const never = finding('disclosure', 'missing', { reviewedOn: null });
  expect(textOf([ready, never])).toContain('Not all of it was reviewed.');
  expect(textOf([finding('rescission', 'ready')])).toBe('');
  expect(textOf([])).toBe('');
});

function textOf(findings: Finding[]) {
  return renderToStaticMarkup(createElement(RulesPanel, { findings }))
    .replaceAll(/<\/(p|li|h2|b|button)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');
}
