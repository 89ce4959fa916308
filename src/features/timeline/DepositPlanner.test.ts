import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kestrelResidences } from '../residences/residences.demo.ts';
import { depositQuestion } from './deposit-question.ts';
import { DepositPlanner } from './DepositPlanner.tsx';
import { kestrelTimeline } from './timeline.demo.ts';

const [home] = Object.values(kestrelResidences.homes).filter(({ state }) => state === 'available');

test('a home has a link to ask about it if the page has a form', () => {
  expect(makePlan({ canAsk: true })).toContain(`Enquire about home ${home?.number}`);
  expect(makePlan({ canAsk: false })).not.toContain('#interest');
});

function makePlan({ canAsk }: { canAsk: boolean }) {
  const query = new URLSearchParams({ home: home?.number ?? '' });
  const today = '2026-11-20';
  const props = {
    timeline: kestrelTimeline,
    residences: kestrelResidences,
    city: 'vancouver',
    completionDate: 'Winter 2027',
    isReady: false,
    question: depositQuestion(query, kestrelResidences, { lowest: null, today }),
  };
  return renderToStaticMarkup(createElement(DepositPlanner, { ...props, canAsk }));
}
