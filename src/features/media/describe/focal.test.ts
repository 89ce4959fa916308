import { expect, test } from 'vitest';
import { focalAfterKey, focalAt, focalLabel, pointForFrame, withPoint } from './focal.ts';

test('an arrow key moves the focal point by a hundredth, with Shift by ten', () => {
  const centre = { x: 0.5, y: 0.5 };
  expect(focalAfterKey(centre, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 });
  expect(focalAfterKey(centre, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.6 });
  expect(focalAfterKey(centre, 'Enter', false)).toBeUndefined();
});

test('the focal point stays inside the picture', () => {
  expect(focalAfterKey({ x: 0.995, y: 0 }, 'ArrowRight', true)).toEqual({ x: 1, y: 0 });
  expect(focalAt(-3, 0.3333)).toEqual({ x: 0, y: 0.33 });
});

test('a focal point can be described in words', () => {
  expect(focalLabel({ x: 0.4, y: 0.29 })).toBe('40% from the left, 29% from the top');
});

test('a point for one kind of frame leaves the other as it was', () => {
  const older = { x: 0.4, y: 0.3 };
  const low = withPoint(older, 'wide', { x: 0.5, y: 0.8 });
  expect([pointForFrame(low, 'tall'), pointForFrame(low, 'wide')]).toEqual([
    older,
    { x: 0.5, y: 0.8 },
  ]);
  const left = withPoint(older, 'tall', { x: 0.1, y: 0.3 });
  expect([pointForFrame(left, 'tall'), pointForFrame(left, 'wide')]).toEqual([
    { x: 0.1, y: 0.3 },
    older,
  ]);
});
