import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EnquiryFormState } from '../enquiry.ts';
import { makePlate } from '../../partners/plate/plate.ts';
import type { ShownViewing } from '../../viewings/viewing.ts';
import { ticked } from './field-declaration.ts';
import { ProjectInterestForm } from './ProjectInterestForm.tsx';

const project = {
  title: 'Kumo',
  slug: 'kumo',
  city: 'TOKYO',
  status: 'available-now',
  missingFiling: null,
} as const;

const viewing: ShownViewing = {
  state: 'booked',
  time: { at: '2026-12-04T01:00:00.000Z', until: '2026-12-04T01:45:00.000Z' },
  zone: 'Asia/Tokyo',
  city: 'Tokyo',
  visitorZone: null,
  isVideo: false,
  where: 'Gallery',
  wayIn: '',
  host: { name: 'Hana Mori', email: 'hana@solmere.example', brokerage: '', phone: '' },
  project: 'Kumo',
  home: null,
  reference: null,
  email: 'samir@haddad.example',
  photo: { image: null, plate: makePlate({ slug: 'hana', name: 'Hana Mori' }) },
  projectSlug: 'kumo',
  token: 'token',
};

const thanks = { heading: 'Thank you', text: 'We will write.' };

test('of the four sections one is open at a time, contact first', () => {
  expect(sections({})).toEqual([
    ['contact', 'interest', true],
    ['preferences', 'interest', false],
    ['agent', 'interest', false],
    ['additional', 'interest', false],
  ]);
});

test('the section of the first error is open', () => {
  const errors = { licenseNumber: 'Too long', message: 'Too long' };
  const open = sections({ values: { isAgent: ticked }, errors }).filter(([, , isOpen]) => isOpen);
  expect(open).toEqual([['agent', 'interest', true]]);
});

test('a viewing that was cancelled before its form is sent again is not thanked for', () => {
  const [booked, cancelled] = (['booked', 'cancelled'] as const).map((state) =>
    render(project, { isSent: true }, { ...viewing, state }),
  );
  expect(booked).toMatch(/Friday at 10:00.+Add to calendar.+A copy is on its way/);
  expect(cancelled).toMatch(/Cancelled.+is free again.+Choose another time/);
  expect(cancelled).not.toMatch(/Add to calendar|A copy is on its way/);
});

test('a sold-out project has no form', () => {
  expect(render({ ...project, status: 'sold-out' }, {})).toBe('');
});

test('a project that must be filed first has no form; an answer keeps what was typed', () => {
  const limited = { ...project, missingFiling: 'disclosure statement' };
  expect(render(limited, {})).toBe('');
  const answer = render(limited, {
    alert: 'Nothing was sent.',
    values: { message: 'Which floor?' },
  });
  expect(answer).toContain('Nothing was sent.');
  expect(answer).toContain('Which floor?');
  expect(answer).not.toContain('<form');
});

/** The part, the group and the state of each section. */
function sections(state: Partial<EnquiryFormState>) {
  const details = render(project, state).matchAll(
    /<details[^>]* name="(?<group>[^"]*)"(?<open> open="")? data-part="(?<part>[^"]*)"/g,
  );
  return Array.from(details, ({ groups }) => [
    groups?.['part'],
    groups?.['group'],
    groups?.['open'] !== undefined,
  ]);
}

function render(shown: object, state: Partial<EnquiryFormState>, booked?: ShownViewing) {
  const whole = { values: {}, errors: {}, ...state };
  const props = { project: shown as never, thanks, booked, state: whole };
  return renderToStaticMarkup(createElement(ProjectInterestForm, props as never));
}
