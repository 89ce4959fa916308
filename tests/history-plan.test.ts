import { expect, test } from 'vitest';
import { failureKinds, planRound } from './history/plan.ts';

const numbers = Array.from({ length: 60 }, (_, number) => number);

test('the same seed plans the same operations and points of failure, round by round', () => {
  const rounds = numbers.slice(0, 5).map((number) => planRound(7, number));
  expect(planRound(7, 4)).toEqual(rounds[4]);
  expect(numbers.slice(0, 5).map((number) => planRound(7, number))).toEqual(rounds);
  expect(planRound(8, 4)).not.toEqual(rounds[4]);
  expect(rounds[3]).not.toEqual(rounds[4]);
});

test('rounds of a seed hold every failure, each while operations go on', () => {
  const rounds = numbers.map((number) => planRound(1, number));
  expect(new Set(rounds.map(({ failure }) => failure.kind))).toEqual(new Set(failureKinds));
  for (const { failure, mail: _mail, ...work } of rounds) {
    const operations = Object.values(work).flat(2);
    expect(operations.length).toBeGreaterThanOrEqual(failure.afterOperations);
  }
});

test('no round of a seed is played twice', () => {
  for (let seed = 0; seed < 20; seed++) {
    const rounds = Array.from({ length: 8 }, (_, number) =>
      JSON.stringify(planRound(seed, number)),
    );
    expect([seed, new Set(rounds).size]).toEqual([seed, 8]);
  }
});
