import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { noRulesText, rulesText } from '../projects/form/rules-text.ts';
import { projectSchema } from '../projects/project.ts';
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

test('a place that is not the city’s says why it asks', () => {
  const because = 'the project is marketed from there';
  expect(textOf([{ ...missing, because }])).toContain(
    'It asks because the project is marketed from there.',
  );
  expect(textOf([missing])).not.toContain('because');
});

test('without rules the panel says what a project needs, and why nothing else is asked for', () => {
  const empty = noRulesText({ city: 'VANCOUVER' });
  expect(textOf([], empty).trim()).toBe(empty);
  expect([missing, ready].map((one) => textOf([one], empty).includes(empty))).toEqual([
    false,
    false,
  ]);
  const needs = 'To publish a project, you need a title, a description, a city and a main image.';
  const nowhere = { ...demoPlaces, marketedFrom: null };
  provideSettings(() => ({ ...baseSettings, places: nowhere }));
  expect(noRulesText({ city: '' })).toBe(`Choose a city first. ${needs}`);
  expect(noRulesText({ city: 'OSAKA' })).toBe(`No place in Settings has Osaka. ${needs}`);
  expect(noRulesText({ city: 'TOKYO' })).toBe(
    `Settings, Places has no rules for projects in Japan. ${needs}`,
  );
  provideSettings(() => ({ ...baseSettings, places: demoPlaces }));
  expect(rulesText({ city: 'TOKYO' })).toBe(
    'Japan, and British Columbia because the project is marketed from there',
  );
  expect(rulesText({ city: 'VANCOUVER' })).toBe('British Columbia');
  provideSettings(() => baseSettings);
});

test('what a project needs is what its schema asks for', () => {
  const { error } = projectSchema.safeParse({});
  const asked = (error?.issues ?? []).map(({ path }) => String(path[0]));
  // The slug follows from the title, and a new project has a status.
  const needed = ['slug', 'title', 'description', 'status', 'city', 'images'];
  expect(new Set(asked)).toEqual(new Set(needed));
});

function textOf(findings: Finding[], empty?: string) {
  return renderToStaticMarkup(createElement(RulesPanel, { findings, empty }))
    .replaceAll(/<\/(p|li|h2|b|button)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');
}
