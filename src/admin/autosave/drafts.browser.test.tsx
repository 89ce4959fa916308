import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { makeServer } from '../../../tests/kit/fake-server.ts';
import {
  leaveScreen,
  openAddress,
  openForm,
  openPartners,
  showScreen,
  signedInUser,
} from '../../../tests/kit/partners-screen.tsx';
import { listTexts } from '../../../tests/kit/steps.ts';
import { listAutosaved } from './autosaved-drafts.ts';
import { openDraftWriter } from './draft-writer.ts';

test('leaving a form keeps a draft, which is offered in the list and in the form', async () => {
  const server = await openForm('Daniel Okafor');
  await page.getByLabelText('Bio').fill('Half a sentence');
  closeWindow();
  await expect.poll(draftTexts).toEqual(['Half a sentence']);

  await openPartners(server);
  await expect.element(page.getByText(/Unsaved changes to Daniel Okafor, from/)).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Edit Daniel Okafor' }).click();
  await expect
    .element(page.getByText(/^You have unsaved changes to Daniel Okafor from .+\./))
    .toBeVisible();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  await expect.poll(draftTexts).toEqual([]);
});

test('typed text is soon stored on the device while the form is open', async () => {
  await openForm('Mei Tanaka');
  await page.getByLabelText('Bio').fill('Typed');
  await expect.poll(draftTexts).toEqual(['Typed']);
});

test.each(['pagehide', 'beforeunload @long'])(
  'the last typed text is stored when the window is closed, after %s alone',
  async (event) => {
    await openForm('Mei Tanaka');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await page.getByLabelText('Bio').fill('The last word');
    expect(await draftTexts()).toEqual([]);
    dispatchEvent(new Event(event.replace(' @long', '')));
    // Polling would advance the fake timers.
    vi.useRealTimers();
    await expect.poll(draftTexts).toEqual(['The last word']);
  },
);

test('a draft of a new partner continues as the same record', async () => {
  const server = await openPartners();
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await page.getByLabelText('Name').fill('Never Finished');
  closeWindow();
  await expect.poll(async () => (await drafts()).length).toBe(1);
  const [draft] = await drafts();
  await openPartners(server);
  await expect.element(page.getByText(/Unsaved changes to Never Finished, from/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Never Finished' }).click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Never Finished');
  await page.getByLabelText('Office phone').fill('+1 604 555 0101');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Never Finished')).toMatchObject({ id: draft?.newId });
});

test.each([
  ['new', 'Create Partner'],
  ['partner-2 @long', 'Update Partner'],
])(
  'what is saved by a form of the address ?edit=%s is not offered as unsaved',
  async (id, save) => {
    openAddress(`?edit=${id.replace(' @long', '')}`);
    const server = makeServer();
    showScreen(server);
    await page.getByLabelText('Name').fill('Harbour House');
    await page.getByLabelText('Office phone').fill('+1 604 555 0101');
    await page.getByRole('button', { name: save }).click();
    await expect.element(page.getByText('Partner saved')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    expect(await draftTexts()).toEqual([]);
    await openPartners(server);
    await expect.element(page.getByText('Harbour House')).toBeVisible();
    expect(document.body.textContent).not.toContain('Unsaved changes');
  },
);

test('a draft that is written late does not outlive its deletion @long', async () => {
  const writer = openDraftWriter(signedInUser());
  const values = { bio: 'Late' };
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const identity = { noun: 'partners', recordId: 'new', revision: 0, name: '', newId: undefined };
  await Promise.all([writer.save({ ...identity, values, base: {} }), writer.discard()]);
  expect(await draftTexts()).toEqual([]);
  writer.close();
});

test('a draft is offered as soon as the window that writes it is closed @long', async () => {
  const writer = openDraftWriter(signedInUser());
  const values = { name: 'Elsewhere' };
  const identity = { noun: 'partners', recordId: 'new', revision: 0, newId: undefined };
  await writer.save({ ...identity, name: 'Elsewhere', values, base: {} });
  await openPartners();
  expect(document.body.textContent).not.toContain('Unsaved changes');
  writer.close();
  await expect.element(page.getByText(/Unsaved changes to Elsewhere/)).toBeVisible();
});

test('several drafts of new partners are told apart by the names typed @long', async () => {
  const server = makeServer();
  for (const name of ['Quay', 'Dock']) {
    openAddress('?edit=new');
    showScreen(server);
    await page.getByLabelText('Name').fill(name);
    closeWindow();
    await expect.poll(draftTexts).toContain(name);
  }
  openAddress('?edit=new');
  showScreen(server);
  await expect.element(page.getByText(/^You have unsaved changes to Quay from/)).toBeVisible();
  await expect.element(page.getByText(/^You have unsaved changes to Dock from/)).toBeVisible();
});

test('a draft is never shown to another user of the same browser', async () => {
  const server = await openForm('Mei Tanaka');
  await page.getByLabelText('Bio').fill('For my eyes');
  closeWindow();
  await expect.poll(draftTexts).toEqual(['For my eyes']);
  showScreen(server, 'someone.else@solmere.example');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await expect.element(page.getByRole('button', { name: 'Update Partner' })).toBeVisible();
  expect(document.body.textContent).not.toContain('unsaved text');
  expect(await draftTexts()).toEqual(['For my eyes']);
});

test('an older draft can be restored on top of a newer version @long', async () => {
  const server = await openForm('Mei Tanaka');
  await page.getByLabelText('Bio').fill('My draft');
  closeWindow();
  server.saveElsewhere('Mei Tanaka', { office: '+1 604 555 0177' });
  await openForm('Mei Tanaka', server);
  await expect.element(page.getByText(/This partner has been saved since then/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('My draft');
  await expect.element(page.getByLabelText('Office phone')).toHaveValue('+1 604 555 0177');
});

test('restoring a draft asks about a field that was saved meanwhile', async () => {
  const server = await openForm('Mei Tanaka');
  await page.getByLabelText('Bio').fill('My draft');
  await page.getByLabelText('Office phone').fill('+1 604 555 0111');
  closeWindow();
  server.saveElsewhere('Mei Tanaka', { office: '+1 604 555 0177' });
  await openForm('Mei Tanaka', server);
  await page.getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(listTexts(dialog.getByRole('heading', { level: 3 }))).toEqual(['Office phone']);
  await dialog.getByRole('radio', { name: 'Office phone: Theirs' }).click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('My draft');
  await expect.element(page.getByLabelText('Office phone')).toHaveValue('+1 604 555 0177');
});

test('a discarded draft is deleted @long', async () => {
  const server = await openForm('Mei Tanaka');
  await page.getByLabelText('Bio').fill('Not wanted');
  closeWindow();
  await openForm('Mei Tanaka', server);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(draftTexts).toEqual([]);
  expect(document.body.textContent).not.toContain('unsaved text');
});

test('Ctrl+S saves, and Escape keeps a draft', async () => {
  await openForm('Mei Tanaka');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Edit Mei Tanaka' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('Bio').fill('Saved by two keys');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Continue with Mei Tanaka' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('Saved by two keys');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  await expect.poll(draftTexts).toEqual([]);
});

test('going back keeps a draft, and going forward opens the form again', async () => {
  await openForm('Mei Tanaka');
  await page.getByLabelText('Bio').fill('On the way back');
  history.back();
  await expect.element(page.getByRole('button', { name: 'Edit Mei Tanaka' })).toHaveFocus();
  history.forward();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('On the way back');
});

test('without storage for drafts the form works and shows a warning @long', async () => {
  withoutStorage();
  const server = makeServer();
  await openForm('Mei Tanaka', server);
  await page.getByLabelText('Bio').fill('On this page alone');
  await expect.element(page.getByText('This browser cannot save drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(/Unsaved changes to Mei Tanaka/)).toBeVisible();
  showScreen(server, 'someone.else@solmere.example');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByLabelText('Bio').fill('Of somebody else');
  await expect.element(page.getByText('This browser cannot save drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const offers = page.getByRole('button', { name: /^Continue with/ });
  await expect.element(offers).toBeVisible();
  expect(offers.elements()).toHaveLength(1);
});

test('a draft that has no storage is restored and saved @long', async () => {
  withoutStorage();
  await openForm('Mei Tanaka');
  await page.getByLabelText('Bio').fill('On this page alone');
  await expect.element(page.getByText('This browser cannot save drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Continue with Mei Tanaka' }).click();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('On this page alone');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
});

function withoutStorage() {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
}

/** The next test opens the list again. */
function closeWindow() {
  leaveScreen();
  openAddress('');
}

async function draftTexts() {
  return (await drafts()).map(({ values }) => values['bio'] ?? values['name']);
}

function drafts() {
  return listAutosaved(signedInUser(), 'partners', 'partner');
}
