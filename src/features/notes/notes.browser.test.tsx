import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { answerAction, type ActionInput } from '../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../tests/kit/axe.ts';
import { show } from '../../../tests/kit/record-form.tsx';
import { expectError } from '../../../tests/kit/set-up.ts';
import { tabTo } from '../../../tests/kit/steps.ts';
import { listenForSubmitKeys } from '../../admin/browser/submit-keys.ts';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { ListedNotes, RecordNotes } from '../../admin/notes/NoteButtons.tsx';
import { projectNoun } from '../projects/project.ts';
import type { NoteThread } from './note.ts';
import { recordNotes } from './record-notes.tsx';

const id = '4b1d1d6e-6f0e-4a53-9a0b-5a2f6e5f0001';
const schema = z.object({ title: z.string(), fee: z.string() });
const record = {
  id,
  revision: 1,
  updatedAt: '2026-12-02T18:00:00.000Z',
  title: 'Kestrel House',
  fee: '5%',
};

// As the layout of the back office does.
listenForSubmitKeys();

let threads: NoteThread[] = [];
let written: ActionInput<'notes.write'>[] = [];
let undone: string[] = [];
let seen: string[] = [];

beforeEach(async () => {
  await page.viewport(390, 844);
  sessionStorage.clear();
  [threads, written, undone, seen] = [[makeThread()], [], [], []];
  const members = [
    { id: 'm', name: 'Mei Tanaka' },
    { id: 'n', name: 'Noor Lindqvist' },
  ];
  answerAction('notes.list', () => ({ name: 'Kestrel House', threads, members }));
  answerAction('notes.markSeen', ({ threadIds }) => {
    seen = threadIds;
  });
  answerAction('notes.write', (note) => {
    written.push(note);
    const { text, threadId = 'new', field = '' } = note;
    const own = { id: `n${written.length}`, text, author: '', isOwn: true, at: now, mentions: [] };
    const answered = threads.find((thread) => thread.id === threadId);
    if (answered) answered.notes.push(own);
    else threads.push({ ...makeThread(), id: threadId, path: field, was: null, notes: [own] });
    return { outcome: 'done', threadId, noteId: own.id, entryId: 'e-write' };
  });
  answerAction('notes.resolve', ({ threadId, isResolved }) => {
    setResolved(threadId, isResolved);
    return { outcome: 'done', entryId: 'e-resolve' };
  });
  answerAction('activity.undo', ({ ids }) => {
    undone.push(...ids);
    setResolved('t', false);
    return { undone: ids.map((entryId) => ({ entryId, subjectId: null, name: '' })), refused: [] };
  });
});

afterEach(() => page.viewport(1280, 800));

const now = '2026-12-02T18:00:00.000Z';

test('on a phone, a note with a mention is written, answered and resolved by keyboard', async () => {
  threads.push({ ...makeThread(), id: 'elsewhere', path: 'title', label: 'Title' });
  open();
  const ofField = page
    .getByRole('button', { name: '1 note', exact: true })
    .filter({ hasText: 'Fee' });
  await expect.element(ofField).toBeVisible();
  await tabTo(ofField);
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('complementary', { name: 'Notes: Fee' });
  await expect.element(panel.getByRole('heading', { name: 'Notes' })).toHaveFocus();
  await expect.element(panel.getByText('Changed since. It was: 4%')).toBeVisible();
  await expect.poll(() => seen).toEqual(['t']);
  await expectNoAxeViolationsAgain();

  await tabTo(panel.getByRole('textbox', { name: 'New note on Fee' }));
  await userEvent.keyboard('For you, @no');
  const options = page.getByRole('listbox', { name: 'Team members' });
  await expect.element(options.getByRole('option')).toHaveTextContent('Noor Lindqvist');
  await expectNoAxeViolations();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('is it right?{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Note added')).toBeVisible();
  expect(written).toMatchObject([
    {
      field: 'fee',
      valueThen: '5%',
      text: 'For you, @Noor Lindqvist is it right?',
      mentions: ['n'],
    },
  ]);
  await expect.element(panel.getByRole('textbox', { name: 'New note on Fee' })).toHaveValue('');

  await tabTo(panel.getByRole('button', { name: 'Answer Ada, Fee' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
  await userEvent.keyboard('It is{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Answer added')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Answer Ada, Fee' })).toHaveFocus();
  expect(written[1]).toMatchObject({ threadId: 't', text: 'It is', mentions: [] });

  await tabTo(panel.getByRole('button', { name: 'Resolve note by Ada, Fee' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Note resolved')).toBeVisible();
  await expect.element(panel.getByText('1 resolved note')).toBeVisible();
  await expectNoAxeViolationsAgain();
  // The Undo of the latest toast has the focus.
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Undone')).toBeVisible();
  expect(undone).toEqual(['e-resolve']);
  await expect.element(panel.getByText('1 resolved note')).not.toBeInTheDocument();
});

test('on a phone, what the panel covers never has the focus', async () => {
  open();
  const ofField = page
    .getByRole('button', { name: '1 note', exact: true })
    .filter({ hasText: 'Fee' });
  await tabTo(ofField);
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('complementary', { name: 'Notes: Fee' });
  await expect.element(panel.getByRole('heading', { name: 'Notes' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await expect.element(panel).toBeVisible();
  const title = page.getByLabelText('Title', { exact: true });
  (title.element() as HTMLElement).focus();
  await expect.element(panel.getByRole('heading', { name: 'Notes' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(panel).not.toBeInTheDocument();
});

test('a key opens the notes of the field, and Escape leads back to it without leaving the form', async () => {
  open();
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.click();
  await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
  const panel = page.getByRole('complementary', { name: 'Notes: Title' });
  await expect.element(panel.getByText(/^No notes\./)).toBeVisible();
  await panel.getByRole('textbox').fill('Half a thought');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
  await expect.element(panel.getByRole('textbox')).toHaveValue('Half a thought');
  expect(left).toBe(0);
});

test('Tab goes from field to field where there are no notes', async () => {
  threads = [];
  open();
  await page.getByRole('textbox', { name: 'Title' }).click();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Fee' })).toHaveFocus();
});

test('a failed note stays in its field, and is another note once its text changes', async () => {
  expectError(/The server is away/);
  const sent: (string | undefined)[] = [];
  answerAction('notes.write', ({ noteId }) => {
    sent.push(noteId);
    throw new Error('The server is away');
  });
  open();
  await page.getByRole('button', { name: 'Notes 1' }).click();
  const field = page.getByRole('textbox', { name: 'New note on the whole record' });
  await field.fill('Unlucky');
  const add = page
    .getByRole('button', { name: 'Add note', exact: true })
    .filter({ hasText: 'Add note' });
  for (const count of [1, 2]) {
    await add.click();
    await expect.poll(() => sent).toHaveLength(count);
    await expect.element(page.getByText('Failed to add note').last()).toBeVisible();
    await expect.element(add).toHaveAttribute('aria-disabled', 'false');
  }
  await expect.element(field).toHaveValue('Unlucky');
  await field.fill('Lucky');
  await add.click();
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test('the button that adds a note has the focus after that @long', async () => {
  open();
  await page.getByRole('button', { name: 'Notes 1' }).click();
  const panel = page.getByRole('complementary', { name: 'Notes' });
  const field = panel.getByRole('textbox', { name: 'New note on the whole record' });
  await field.fill('Lucky');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect.element(page.getByText('Note added')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(panel.getByRole('button', { name: 'Add note' })).toHaveFocus();
});

test('a list shows how many notes are open on a record, and opens them', async () => {
  answerAction('notes.counts', () => ({ [id]: 2 }));
  show(
    <recordNotes.List noun={projectNoun}>
      <ListedNotes id={id} />
      <ListedNotes id="without" />
    </recordNotes.List>,
  );
  await page.getByRole('button', { name: '2 notes' }).click();
  const panel = page.getByRole('complementary', { name: 'Notes' });
  await expect.element(panel.getByText('Kestrel House')).toBeVisible();
  await expect.element(panel.getByText('Is it right?')).toBeVisible();
  await expectNoAxeViolationsAgain();
});

let left = 0;

function open() {
  left = 0;
  show(
    <recordNotes.Form noun={projectNoun} recordId={id}>
      <RecordNotes />
      <RecordForm
        mode="form"
        noun={projectNoun}
        record={record}
        schema={schema}
        save={async () => ({ data: { outcome: 'done', record }, error: undefined })}
        saveError="Failed to save"
        onSaved={() => undefined}
        onCancel={() => {
          left += 1;
        }}
      >
        <FieldSet title="Project">
          <TextField name="title" label="Title" />
          <TextField name="fee" label="Fee" />
        </FieldSet>
      </RecordForm>
    </recordNotes.Form>,
  );
}

function setResolved(threadId: string, isResolved: boolean) {
  for (const thread of threads)
    if (thread.id === threadId) thread.resolved = isResolved ? { by: 'Ada', at: now } : null;
}

function makeThread(): NoteThread {
  const note = { id: 'n', text: 'Is it right?', author: 'Ada', isOwn: false, at: now };
  return {
    id: 't',
    language: '',
    path: 'fee',
    label: 'Fee',
    was: '4%',
    resolved: null,
    notes: [{ ...note, mentions: [] }],
  };
}
