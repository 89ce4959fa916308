import { expect, test } from 'vitest';
import {
  acceptsInterest,
  badgeColour,
  callToAction,
  formHeading,
  isSold,
  statusLabel,
} from './project-status.ts';

test.each([
  ['sold-out', 'View Similar Projects', null, 'rose', 'SOLD OUT'],
  ['sold', 'View Similar Projects', null, 'rose', 'SOLD'],
  ['completed', 'Schedule a Viewing', 'Register Your Interest', 'green', 'COMPLETED'],
  ['in-progress', 'Register Your Interest', 'Register Your Interest', 'blue', 'IN PROGRESS'],
  ['upcoming', 'Join Priority List', 'Join Priority List', 'amber', 'COMING SOON'],
  ['coming-soon', 'Join Priority List', 'Join Priority List', 'amber', 'COMING SOON'],
  ['available-now', 'Check Availability', 'Check Availability', 'purple', 'AVAILABLE NOW'],
  ['move-in-ready', 'Book a Tour', 'Book a Tour', 'green', 'MOVE IN READY'],
  ['on-hold-again', 'Register Your Interest', 'Register Your Interest', 'amber', 'ON HOLD AGAIN'],
])('%s', (status, button, heading, colour, label) => {
  expect(callToAction(status)).toBe(button);
  expect(formHeading(status)).toBe(heading);
  expect(badgeColour(status)).toBe(colour);
  expect(statusLabel(status)).toBe(label);
  expect(acceptsInterest(status)).toBe(heading !== null);
  expect(isSold(status)).toBe(heading === null);
});
