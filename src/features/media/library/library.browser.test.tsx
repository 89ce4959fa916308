import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction, type ActionInput } from '../../../../tests/kit/astro-actions.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../../tests/kit/axe.ts';
import type { NoteThread } from '../../notes/note.ts';
import type { DetachableUses, MediaFile } from '../media.ts';
import { MediaScreen } from './MediaScreen.tsx';

let root: Root;
let files: MediaFile[] = [];
let requests: { remove: string[][]; detach: object[] } = { remove: [], detach: [] };
let detachable: DetachableUses = { records: [], films: [] };
let threads: NoteThread[] = [];

beforeEach(async () => {
  files = ['Heron', 'Quay', '', 'Tower'].map(makeFile);
  requests = { remove: [], detach: [] };
  detachable = { records: [], films: [] };
  threads = [];
  answerAction('notes.counts', () => ({ [files[0]?.url ?? '']: 1 }));
  const members = [{ id: 'n', name: 'Noor Lindqvist' }];
  answerAction('notes.list', () => ({ name: 'Heron', threads, members }));
  answerAction('notes.markSeen', () => undefined);
  answerAction('media.list', () => ({ files, hasMore: false, total: files.length }));
  answerAction('media.count', () => ({
    count: 4,
    bytes: 4_000,
    missing: 1,
    unused: 4,
    pictures: 4,
    films: 0,
    logos: 4,
    plans: 0,
    deleted: 0,
  }));
  answerAction('media.find', ({ urls }) => files.filter(({ url }) => urls.includes(url)));
  answerAction('media.describe', ({ url, revision, alt, focal, isDecorative = false }) => {
    const file = files.find((one) => one.url === url);
    if (file?.revision !== revision) return { outcome: 'conflict', newest: file ?? null };
    const record = { ...file, alt, focal, isDecorative, revision: revision + 1 };
    files = files.map((one) => (one === file ? record : one));
    return { outcome: 'done', record };
  });
  answerAction('media.detachable', () => detachable);
  answerAction('media.detach', ({ url, ...from }) => {
    requests.detach.push(from);
    const ids = new Set(from.records.map(({ recordId }) => recordId));
    files = files.map((file) =>
      file.url === url
        ? { ...file, uses: file.uses.filter(({ recordId }) => !ids.has(recordId)) }
        : file,
    );
    detachable = {
      records: detachable.records.filter(({ recordId }) => !ids.has(recordId)),
      films: [],
    };
    const places = from.records.length + from.films.length;
    return { outcome: 'done', record: { places }, entryId: '7' };
  });
  answerAction('activity.undo', () => ({ undone: [], refused: [] }));
  answerAction('media.remove', ({ urls }) => {
    requests.remove.push(urls);
    const [first = '', ...others] = urls;
    const use = { noun: 'page', recordId: '1', name: 'home', address: '/admin/pages', places: [] };
    return {
      deleted: others,
      kept: [{ url: first, name: 'Heron', uses: [use], hiddenUses: 0 }],
    };
  });
  history.replaceState(null, '', location.pathname);
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(<MediaScreen member={ingrid} kinds={[]} />);
  await expect.element(tile('Heron')).toBeVisible();
});

afterEach(() => {
  root.unmount();
  history.replaceState(null, '', location.pathname);
});

test('arrows move between pictures, Space selects, Shift selects a range', async () => {
  (tile('Heron').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tile('Quay')).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{End}');
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('{Home} ');
  await expect.element(page.getByText('4 selected')).toBeVisible();
  await expectNoAxeViolationsAgain();
});

test('a file in use says where, with a link to each field, and why it cannot be deleted', async () => {
  const use = {
    noun: 'project',
    recordId: '1',
    name: 'Kestrel House',
    address: '/admin/projects?edit=1',
    places: ['images.main', 'images.gallery.2'],
  };
  files = files.map((file, index) =>
    index === 0 ? { ...file, uses: [use], hiddenUses: 2 } : file,
  );
  await page.getByRole('searchbox').fill('Heron');
  await tile('Heron').click();
  const panel = page.getByRole('complementary');
  await expect.element(panel.getByText('Used in 3 places', { exact: true })).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Kestrel House' }))
    .toHaveAttribute('href', use.address);
  await expect
    .element(panel.getByRole('link', { name: 'gallery' }))
    .toHaveAttribute('href', '/admin/projects?edit=1&field=images.gallery.2');
  await expect.element(panel.getByText('2 more places that your role cannot open')).toBeVisible();
  await expect
    .element(panel.getByRole('button', { name: 'Delete' }))
    .toHaveAccessibleDescription(/^Used in 3 places\. Remove or replace it there before/);
  await panel.getByRole('button', { name: 'Show where' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Where used' })).toHaveFocus();
  await expectNoAxeViolations();
});

test('a file is removed from one record by its row, with an undo, and can then be deleted @long', async () => {
  useIn([partner]);
  await page.getByRole('searchbox').fill('Heron');
  await tile('Heron').click();
  const panel = page.getByRole('complementary');
  await expect
    .element(panel.getByRole('button', { name: 'Delete' }))
    .toHaveAttribute('aria-disabled', 'true');
  await panel.getByRole('button', { name: 'Remove from Mei Tanaka' }).click();
  await expect.element(panel.getByText('Unused')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(requests.detach).toEqual([{ records: [{ recordId: '1', revision: 4 }], films: [] }]);
  await expect.element(page.getByText('Removed from Mei Tanaka')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Removal undone')).toBeVisible();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Delete image' })).toBeVisible();
});

test('removing a file everywhere names the records and which are public, and required fields keep it @long', async () => {
  const video = { url: '/media/videos/news/000000000000000000000003.mp4', name: 'The pour' };
  useIn(
    [partner, { ...partner, recordId: '2', name: 'Ingrid', isPublic: false }, project],
    [video],
  );
  await page.getByRole('searchbox').fill('Heron');
  await tile('Heron').click();
  const panel = page.getByRole('complementary');
  await expect.element(panel.getByText('Required (main).')).toBeVisible();
  await expect
    .element(panel.getByRole('button', { name: 'Remove from Kestrel House' }))
    .not.toBeInTheDocument();
  await expect.element(panel.getByRole('button', { name: 'Remove from The pour' })).toBeVisible();
  await expectNoAxeViolations();
  await panel.getByRole('button', { name: 'Replace… in Kestrel House' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Replace everywhere' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await panel.getByRole('button', { name: 'Remove everywhere…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove everywhere' });
  await expect
    .element(question)
    .toMatchTextContent('from 3 places. 1 is published and changes immediately.');
  await expect
    .element(question.getByRole('list'))
    .toHaveTextContent('Mei TanakaPublishedIngridDraftThe pourPoster image');
  await expect.element(question).toMatchTextContent('It stays in 1 place where it is required');
  await expectNoAxeViolationsAgain();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Removed from 3 places')).toBeVisible();
  expect(requests.detach).toMatchObject([{ records: [{}, {}], films: [video.url] }]);
  await expect.element(panel.getByText('Used in 1 place', { exact: true })).toBeVisible();
});

test('selected files in use are not deleted, are listed by name, and stay selected @long', async () => {
  await tile('Heron').click({ modifiers: ['ControlOrMeta'] });
  await tile('Tower').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog', { name: 'This file was not deleted' });
  await expect.element(refusal.getByRole('link', { name: 'Home' })).toBeVisible();
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  expect(requests.remove).toEqual([files.map(({ url }) => url)]);
});

test('Enter opens a picture, arrows continue and save the text, Escape returns', async () => {
  (tile('Quay').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('complementary');
  await expect.element(panel.getByRole('heading', { name: 'file-1.svg' })).toHaveFocus();
  await panel.getByLabelText('Alt text').fill('The quay at dawn');
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect.element(panel.getByRole('heading', { name: 'file-2.svg' })).toBeVisible();
  expect(files[1]?.alt).toBe('The quay at dawn');
  await panel.getByLabelText('Decorative image (needs no alt text)').click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.element(panel.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(files[2]?.isDecorative).toBe(true);
  await expectNoAxeViolationsAgain();
  await panel.getByRole('button', { name: 'Next' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(tile('Tower')).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
});

test('the alt text of an image is translated in the library, and a newer translation is not replaced unseen @long', async () => {
  const sent: object[] = [];
  let stored: { revision: number } | null = null;
  answerAction('translations.read', ({ recordId, language }) => ({
    id: language,
    name: recordId,
    units: [{ path: 'alt', source: 'Quay', kind: 'line' }],
    states: [],
    images: {},
    translation: stored as never,
    rulings: [],
    changes: {},
  }));
  answerAction('translations.save', (input) => {
    const request = input as { revision?: number; fields: object };
    sent.push(request);
    if (request.revision !== stored?.revision)
      return { outcome: 'conflict', newest: stored as never };
    stored = translation('Le quai', (request.revision ?? 0) + 1);
    return { outcome: 'done', record: stored };
  });
  await openQuay();
  const panel = page.getByRole('complementary');
  await panel.getByText('Alt text in other languages').click();
  await panel.getByRole('textbox', { name: 'French' }).fill('Le quai');
  await expectNoAxeViolations();
  await panel.getByRole('button', { name: 'Save French' }).click();
  await expect.element(panel.getByRole('button', { name: 'Save French' })).not.toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      noun: 'media',
      recordId: 'images/logos/000000000000000000000001.svg',
      language: 'fr-CA',
      fields: { alt: { source: 'Quay', text: 'Le quai' } },
    },
  ]);
  stored = translation('Le vieux quai', 5);
  await panel.getByRole('textbox', { name: 'French' }).fill('Un quai');
  await panel.getByRole('button', { name: 'Save French' }).click();
  await expect
    .element(panel.getByText(/^Someone else has changed this to “Le vieux quai”/))
    .toBeVisible();
  await expect.element(panel.getByRole('textbox', { name: 'French' })).toHaveValue('Un quai');
  await panel.getByRole('button', { name: 'Save French' }).click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ revision: 5 });
});

test('a description that two people changed is a conflict like that of a form @long', async () => {
  const panel = await openQuay();
  describe(files[1]?.url, { alt: 'Theirs' });
  await panel.getByLabelText('Alt text').fill('Mine');
  await panel.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'This image was saved elsewhere' });
  await expect.element(dialog).toMatchTextContent('You both changed the fields below.');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect.element(panel.getByLabelText('Alt text')).toHaveValue('Mine');
  await panel.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('radio', { name: /Theirs/ }).click();
  await dialog.getByRole('button', { name: 'Merge and save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(panel.getByLabelText('Alt text')).toHaveValue('Theirs');
  expect(files[1]?.revision).toBe(3);
});

test('a file shows its notes in the list, which open it, and has them on its description @long', async () => {
  const written: ActionInput<'notes.write'>[] = [];
  answerAction('notes.write', (note) => {
    written.push(note);
    return { outcome: 'done', threadId: 't', noteId: 'n', entryId: 'e' };
  });
  const note = { id: 'n', text: 'Which bird?', author: 'Ada', isOwn: false, mentions: [] };
  threads = [
    {
      id: 't',
      language: '',
      path: 'altText',
      label: 'Alt text',
      was: null,
      resolved: null,
      notes: [{ ...note, at: '2026-12-02T18:00:00.000Z' }],
    },
  ];
  await page.getByRole('button', { name: '1 note', exact: true }).click();
  const notes = page.getByRole('complementary', { name: 'Notes' });
  await expect.element(notes.getByRole('heading', { name: 'Notes' })).toHaveFocus();
  await expect.element(notes.getByText('Which bird?')).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'About this image' });
  await expect.element(panel.getByRole('heading', { name: 'file-0.svg' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('file')).toBe(files[0]?.url);
  expect(new URLSearchParams(location.search).has('notes')).toBe(false);
  await expectNoAxeViolationsAgain();
  await notes.getByRole('button', { name: 'Alt text', exact: true }).click();
  await expect.element(panel.getByLabelText('Alt text')).toHaveFocus();

  await panel.getByRole('button', { name: '1 note' }).click();
  const ofText = page.getByRole('complementary', { name: 'Notes: Alt text' });
  await ofText.getByRole('textbox').fill('A grey one');
  await ofText.getByRole('button', { name: 'Add note' }).click();
  await expect.element(page.getByText('Note added')).toBeVisible();
  expect(written).toMatchObject([
    {
      record: { noun: 'media', id: files[0]?.url },
      field: 'altText',
      valueThen: 'Heron',
      text: 'A grey one',
    },
  ]);
  await ofText.getByRole('textbox').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(ofText).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading', { name: 'file-0.svg' })).toBeVisible();
});

test('what only one of two people changed in a description is merged @long', async () => {
  const panel = await openQuay();
  describe(files[1]?.url, { focal: { x: 0.1, y: 0.2 } });
  await panel.getByLabelText('Alt text').fill('Mine');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.element(tile('Mine')).toBeVisible();
  expect(files[1]).toMatchObject({ alt: 'Mine', focal: { x: 0.1, y: 0.2 }, revision: 3 });
});

async function openQuay() {
  await tile('Quay').click();
  const panel = page.getByRole('complementary');
  await expect.element(panel.getByRole('heading', { name: 'file-1.svg' })).toBeVisible();
  return panel;
}

/** Saves a description as someone else does. */
function describe(url: string | undefined, change: Partial<MediaFile>) {
  files = files.map((file) =>
    file.url === url ? { ...file, ...change, revision: file.revision + 1 } : file,
  );
}

const partner: DetachableUses['records'][number] = {
  recordId: '1',
  name: 'Mei Tanaka',
  revision: 4,
  isPublic: true,
  required: [],
};
const project = { ...partner, recordId: '3', name: 'Kestrel House', required: ['images.main'] };

/** Lets the first file be used in these records, and as the poster of these films. */
function useIn(records: DetachableUses['records'], films: DetachableUses['films'] = []) {
  detachable = { records, films };
  const uses = records.map(({ recordId, name }) => ({
    noun: 'partner',
    recordId,
    name,
    address: `/admin/partners?edit=${recordId}`,
    places: ['imageUrl'],
  }));
  files = files.map((file, index) => (index === 0 ? { ...file, uses } : file));
}

function tile(name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name}`) });
}

function translation(text: string, revision: number) {
  return { revision, fields: { alt: { source: 'Quay', text } } } as never;
}

function makeFile(alt: string, index: number): MediaFile {
  return {
    url: `/media/images/logos/00000000000000000000000${index}.svg`,
    kind: 'image',
    bytes: 1_000,
    name: `file-${index}.svg`,
    alt,
    revision: 1,
    createdBy: 'Ada',
    createdAt: '2026-11-20T18:00:00.000Z',
    isDecorative: false,
    isDeleted: false,
    imageType: null,
    focal: { x: 0.5, y: 0.5 },
    poster: null,
    smallFilms: [],
    pdfBytes: null,
    uses: [],
    hiddenUses: 0,
  };
}
