import { expect, test } from 'vitest';
import { heroScrim } from './hero-scrim.ts';

const unmeasured = { kind: 'embed', video: 'SoLmErE2026', poster: null } as const;

test('without a measure the overlay is that of the page: 60 for the VIP list, else 50', () => {
  expect(heroScrim(unmeasured, 'vip')).toEqual({ cap: 0.6, foot: 0.6 });
  for (const hero of ['about', 'page', 'project'] as const)
    expect(heroScrim(unmeasured, hero)).toEqual({ cap: 0.5, foot: 0.5 });
});
