import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Comparison } from '../../admin/forms/Comparison.tsx';
import { baseSettings } from '../../site/settings/base-settings.ts';
import type { SectionName } from '../../site/settings/sections.ts';
import { sections } from './sections/sections.tsx';
import { sectionNames } from './setting.ts';

const addedRows: { [Name in SectionName]?: object } = {
  brokerages: { brokerages: [{ id: 'KAZE', name: 'Kaze Homes', place: 'Tokyo' }] },
  cities: { rates: [{ currency: 'NOK', worth: 0.13 }] },
  places: {
    places: [
      {
        id: 'NORWAY',
        name: 'Norway',
        country: 'NO',
        cities: ['OSLO'],
        rules: [{ id: 'vendor', of: 'project', asks: 'vendor', label: 'Vendor', shows: ['card'] }],
        words: [{ language: 'en', word: 'best', treatment: 'forbidden' }],
      },
    ],
  },
  desk: {
    cities: [{ city: 'TOKYO', email: 'ingrid@halden.example' }],
    templates: [{ name: 'Heading', subject: 'Thank you', text: 'We write soon.' }],
  },
};

let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});

afterEach(() => root.unmount());

test.each(sectionNames)('in a comparison of %s each field is a row', async (name) => {
  const { Fields } = sections[name];
  const mine = { value: { ...baseSettings[name], ...addedRows[name] } };
  root.render(
    <Comparison mine={mine} theirs={{ value: {} }}>
      <Fields />
    </Comparison>,
  );
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
  const others = document.querySelectorAll('tbody > :not(tr)');
  expect([...others].map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(document.querySelectorAll('th[scope="row"]')).toHaveLength(
    document.querySelectorAll('tbody tr').length,
  );
});

test('a comparison shows a choice by its name', async () => {
  root.render(
    <Comparison mine={{ value: baseSettings.offices }} theirs={{ value: {} }}>
      <sections.offices.Fields />
    </Comparison>,
  );
  await expect.poll(() => findRow('Office 1: Country')).toContain('Canada');
});

function findRow(label: string) {
  const heading = [...document.querySelectorAll('th')].find(
    ({ textContent }) => textContent === label,
  );
  return heading?.parentElement?.textContent ?? '';
}
