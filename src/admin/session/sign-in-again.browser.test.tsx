import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { makeServer, type Server } from '../../../tests/kit/fake-server.ts';
import { openForm, showScreen, signedInUser } from '../../../tests/kit/partners-screen.tsx';
import { expectRows } from '../../../tests/kit/steps.ts';

const password = 'a low sun on still water';
const dialog = page.getByRole('dialog', { name: 'Sign in again' });

let server: Server;

beforeEach(() => {
  server = makeServer();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    const sent = (await new Request(address, request).json()) as { password: string };
    const isRight = sent.password === password;
    if (isRight) server.mend();
    return isRight
      ? Response.json({ outcome: 'signed-in' })
      : Response.json(
          { message: 'Failed to sign in', hint: 'Two tries are left' },
          { status: 401 },
        );
  });
});

test('a user whose session ended can sign in over the form, the save continues, and the focus is where one typed', async () => {
  await openForm('Mei Tanaka', server);
  const bio = page.getByLabelText('Bio');
  await bio.fill('Written over lunch');
  server.break('save', 'needs a session');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(dialog.getByLabelText('Email')).toHaveValue(signedInUser());
  await expect.element(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
  await expect.element(dialog.getByLabelText('Password')).toHaveFocus();
  await expectNoAxeViolations();
  await signIn('something else entirely');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Failed to sign in');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Two tries are left');
  const answer = server.hold('save');
  await signIn(password);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bio).toHaveFocus();
  answer();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Mei Tanaka')).toMatchObject({ bio: 'Written over lunch' });
});

test('the button says that the sign-in is under way @long', async () => {
  const answered = Promise.withResolvers<Response>();
  await openForm('Mei Tanaka', server);
  await page.getByLabelText('Bio').fill('Written over lunch');
  server.break('save', 'needs a session');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  vi.mocked(fetch).mockReturnValueOnce(answered.promise);
  await signIn(password);
  await expect.element(dialog.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  answered.resolve(Response.json({ outcome: 'second-step' }));
  await expect.element(dialog.getByLabelText('Code')).toBeVisible();
});

test('without attempts left for a code, the user starts again with the password @long', async () => {
  const message = 'That code is wrong, and you have no attempts left.';
  await openForm('Mei Tanaka', server);
  await page.getByLabelText('Bio').fill('Written over lunch');
  server.break('save', 'needs a session');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  vi.mocked(fetch)
    .mockResolvedValueOnce(Response.json({ outcome: 'second-step' }))
    .mockResolvedValueOnce(Response.json({ message, mustRestart: true }, { status: 429 }));
  await signIn(password);
  await dialog.getByLabelText('Code').fill('000000');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
  await expect.element(dialog.getByLabelText('Password')).toHaveFocus();
  await signIn(password);
  await expect.element(page.getByText('Partner saved')).toBeVisible();
});

test('a cancelled sign-in keeps the form unchanged @long', async () => {
  await openForm('Mei Tanaka', server);
  await page.getByLabelText('Bio').fill('Written over lunch');
  server.break('save', 'needs a session');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save partner');
  await expect.element(page.getByLabelText('Bio')).toHaveValue('Written over lunch');
  await expect.element(page.getByLabelText('Bio')).toHaveFocus();
});

test('a list that requires a session loads after signing in', async () => {
  server.break('list', 'needs a session');
  server.break('deleted', 'needs a session');
  showScreen(server);
  await expect.element(dialog).toBeVisible();
  expect(page.getByRole('dialog', { name: 'Sign in again' }).elements()).toHaveLength(1);
  await signIn(password);
  await expectRows(...server.names());
});

test('after a colleague signs in with the same browser, nothing is saved under the wrong name', async () => {
  await openForm('Mei Tanaka', server);
  await page.getByLabelText('Bio').fill('Begun by me');
  const otherWindow = new BroadcastChannel('session');
  const received: unknown[] = [];
  otherWindow.addEventListener('message', ({ data }) => received.push(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
  otherWindow.postMessage('mateo@solmere.example');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(dialog).toBeVisible();
  expect(server.askedFor('save')).toEqual([]);
  await signIn(password);
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  await expect.poll(() => received).toEqual([signedInUser()]);
  otherWindow.close();
});

async function signIn(secret: string) {
  await dialog.getByLabelText('Password').fill(secret);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}
