import { expect, test } from 'vitest';
import {
  acceptsInterest,
  badgeColour,
  callToAction,
  formHeading,
  interestInvitation,
  isSold,
  listColour,
  statusLabel,
  statusName,
} from './project-status.ts';
import { projectStatuses } from './project.ts';

/** Statuses that are not in the form. */
const unlisted = ['sold', 'on-hold-again'];

const meanings = [
  ['sold-out', 'View Similar Projects', null, 'rose', 'SOLD OUT'],
  ['sold', 'View Similar Projects', null, 'rose', 'SOLD'],
  ['completed', 'Schedule a Viewing', 'Register Your Interest', 'green', 'COMPLETED'],
  ['in-progress', 'Register Your Interest', 'Register Your Interest', 'blue', 'IN PROGRESS'],
  ['upcoming', 'Join Priority List', 'Join Priority List', 'amber', 'COMING SOON'],
  ['coming-soon', 'Join Priority List', 'Join Priority List', 'amber', 'COMING SOON'],
  ['available-now', 'Check Availability', 'Check Availability', 'purple', 'AVAILABLE NOW'],
  ['move-in-ready', 'Book a Tour', 'Book a Tour', 'green', 'MOVE IN READY'],
  ['on-hold-again', 'Register Your Interest', 'Register Your Interest', 'amber', 'ON HOLD AGAIN'],
] as const;

test('the form offers the statuses of the specification', () => {
  const listed = meanings.map(([status]) => status).filter((status) => !unlisted.includes(status));
  expect(projectStatuses.toSorted()).toEqual(listed.toSorted());
});

test.each(meanings)('%s', (status, button, heading, colour, label) => {
  expect(callToAction(status)).toBe(button);
  expect(formHeading(status)).toBe(heading);
  expect(badgeColour(status)).toBe(colour);
  expect(statusLabel(status)).toBe(label);
  expect(acceptsInterest({ status, missingFiling: null })).toBe(heading !== null);
  expect(isSold(status)).toBe(heading === null);
  expect(interestInvitation(status, false)).toEqual(heading ? { heading, button } : undefined);
});

test('the form stays if the project sold out while a visitor was sending it', () => {
  const words = 'Register Your Interest';
  expect(interestInvitation('sold-out', true)).toEqual({ heading: words, button: words });
});

test('the list of the back office has its own colours', () => {
  expect(
    ['completed', 'in-progress', 'sold-out', 'move-in-ready', 'anything'].map(listColour),
  ).toEqual(['green', 'blue', 'amber', 'amber', 'amber']);
});

test('the name of a status has spaces and a capital', () => {
  expect(statusName('move-in-ready')).toBe('Move in ready');
});
