import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showOwnTimes } from './choose-time.ts';
import { ChooseTime } from './ChooseTime.tsx';
import type { Offer } from './offer.ts';

const day = '2026-12-05';
const house = { at: '2026-12-05T21:00:00.000Z', until: '2026-12-05T23:00:00.000Z' };

const offer: Offer = {
  timeZone: 'America/Vancouver',
  city: 'Vancouver',
  days: [{ day, times: [{ ...house, places: 4, left: 2, mediums: ['in-person'] }] }],
  chosenDay: day,
  earlier: undefined,
  later: undefined,
  openHouses: [],
  next: house.at,
  mediums: ['in-person', 'video'],
  languages: ['en'],
  minutes: 45,
  place: 'Gallery',
  endsAt: 0,
};

test('a time that the chosen medium hides is chosen no more', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() =>
    root.render(
      <form>
        <ChooseTime offer={offer} values={{}} />
        <button type="submit">Send</button>
      </form>,
    ),
  );
  showOwnTimes();
  const time = page.getByText('Open house,');
  await time.click();
  await expect
    .element(page.getByRole('button'))
    .toHaveTextContent('Book Saturday, 2:00 p.m. to 4:00 p.m.');
  await page.getByText('By video').click();
  await expect.element(time).not.toBeVisible();
  await expect.element(page.getByRole('button')).toHaveTextContent('Send');
  await page.getByText('In person').click();
  expect(document.querySelector('[name=viewing]:checked')).toBeNull();
});

test('a full open house asks for a place, and its button books nothing', async () => {
  document.body.replaceChildren();
  const times = [{ ...house, places: 4, left: 0, mediums: ['in-person' as const] }];
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() =>
    root.render(
      <form>
        <ChooseTime offer={{ ...offer, days: [{ day, times }] }} values={{}} />
        <button type="submit">Send</button>
      </form>,
    ),
  );
  showOwnTimes();
  await page.getByText('Full. Tell me when a place is free.').click();
  expect(document.querySelector<HTMLInputElement>('[name=viewing]:checked')?.value).toBe(
    `wait ${house.at}`,
  );
  await expect.element(page.getByRole('button')).toHaveTextContent('Send');
});
