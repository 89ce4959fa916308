import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { TeamScreen } from './TeamScreen.tsx';
import { teamErrors, type Team } from './team.ts';

const team: Team = {
  now: '2026-11-20T18:00:00.000Z',
  members: [],
  invitations: [],
  profiles: [],
  isEmailSetUp: true,
  emailHint: undefined,
  requiredFrom: null,
};

let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<main class="admin-main"></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});

afterEach(() => root.unmount());

test('Enter in the invitation sends it, and copies no link', async () => {
  answerAction('people.read', () => team);
  answerAction('people.invite', () => ({ outcome: 'done', link: 'https://solmere.example/in' }));
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  root.render(<TeamScreen member={ingrid} />);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabelText('Email').fill('astrid@solmere.example');
  await page.getByLabelText('Name').fill('Astrid Moen');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Invitation sent to astrid@solmere.example')).toBeVisible();
  expect(copy).not.toHaveBeenCalled();
});

test('without email the invitation says how to set it up, and copies the link', async () => {
  const emailHint = 'Set SMTP_URL on the server.';
  answerAction('people.read', () => ({ ...team, isEmailSetUp: false, emailHint }));
  root.render(<TeamScreen member={ingrid} />);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect.element(page.getByText(/Email is not set up\. Copy the link/)).toBeVisible();
  await page.getByText('For whoever runs the server').click();
  await expect.element(page.getByText(emailHint)).toBeVisible();
});

test('members are active, invitations say who sent them and until when they work', async () => {
  const person = { id: 'mei', name: 'Mei', email: 'mei@solmere.example', partnerId: null };
  const invitation = { ...person, role: 'editor' as const, link: 'https://solmere.example/in' };
  answerAction('people.read', () => ({
    ...team,
    members: [
      { ...person, role: 'editor', isYou: false, lastSeenAt: team.now, secondStep: 'none' },
    ],
    invitations: [
      {
        ...invitation,
        name: 'Luca',
        invitedBy: 'Ingrid',
        expiresAt: '2026-11-27T18:00:00.000Z',
        isExpired: false,
      },
      {
        ...invitation,
        id: 'astrid',
        name: 'Astrid',
        invitedBy: 'Mei',
        expiresAt: '2026-11-10T18:00:00.000Z',
        isExpired: true,
      },
    ],
  }));
  root.render(<TeamScreen member={ingrid} />);
  await expect.element(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  const rows = [/^Mei.*Active Now/, /Luca.*Invited by Ingrid Link expires Nov 27, 2026 Never/];
  for (const name of [...rows, /Astrid.*Invited by Mei Link expired Never/])
    await expect.element(page.getByRole('row', { name })).toBeVisible();
});

test('the day of the second step is saved when it is whole, and follows what another owner has saved', async () => {
  const saved: (string | null)[] = [];
  let requiredFrom: string | null = '2027-01-10';
  answerAction('people.read', () => ({ ...team, requiredFrom }));
  answerAction('people.saveRule', (input) => {
    saved.push(input.requiredFrom);
    requiredFrom = '2027-02-20';
    return { outcome: 'done', ...input };
  });
  root.render(<TeamScreen member={ingrid} />);
  const day = page.getByLabelText('Start date');
  await expect.element(day).toHaveValue('2027-01-10');
  await day.fill('0002-01-20');
  await userEvent.keyboard('{Enter}');
  await day.fill('2027-01-20');
  await userEvent.keyboard('{Enter}');
  await expect.element(day).toHaveValue('2027-02-20');
  expect(saved).toEqual(['2027-01-20']);
});

test('half of a day saves no other one when the box is ticked', async () => {
  const saved: (string | null)[] = [];
  answerAction('people.read', () => ({ ...team, requiredFrom: null }));
  answerAction('people.saveRule', (input) => {
    saved.push(input.requiredFrom);
    return { outcome: 'done', ...input };
  });
  root.render(<TeamScreen member={ingrid} />);
  const day = page.getByLabelText('Start date');
  const box = page.getByRole('checkbox', { name: /^Require two-step/ });
  await day.fill('2027-1');
  await box.click();
  await expect.element(day).toHaveFocus();
  await expect.element(day).toHaveValue('2027-1');
  await expect.element(box).not.toBeChecked();
  expect(saved).toEqual([]);
  await day.fill('Jan 20, 2027');
  await box.click();
  await expect.poll(() => saved).toEqual(['2027-01-20']);
});

test('a cancelled sign-in is not asked for again by a refetch', async () => {
  const signedOut = Object.assign(new Error('Sign in again'), { code: 'UNAUTHORIZED' });
  let reads = 0;
  answerAction('people.read', () => {
    reads += 1;
    return { ...team, requiredFrom: '2027-01-10' };
  });
  answerAction('people.saveRule', () => {
    throw signedOut;
  });
  root.render(<TeamScreen member={ingrid} />);
  await page.getByLabelText('Start date').fill('2027-01-20');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(teamErrors.rule)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(reads).toBe(1);
});
