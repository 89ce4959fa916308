import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Change, StoredRecord } from '../../../src/model/record.ts';
import type { PreviewedNoun } from '../../../src/features/previews/preview-link.ts';
import type { TranslationView } from '../../../src/features/translations/translation.ts';
import { isLong } from '../../set-up/long.ts';
import { callAction, type Editor } from '../sites/editor.ts';
import { uploadAs } from '../sites/uploader.ts';

/** The nouns whose records have states; pages come apart, since they cannot be hidden. */
type NounName = Exclude<PreviewedNoun, 'pages'>;

const texts: Record<NounName, readonly string[]> = {
  partners: ['name', 'title', 'bio', 'searchTitle', 'searchDescription'],
  projects: ['title', 'description', 'area', 'completionDate', 'searchTitle', 'searchDescription'],
  news: ['title', 'content'],
  testimonials: ['author', 'content', 'company', 'location'],
};

const pictures: Record<NounName, readonly string[]> = {
  partners: ['imageUrl', 'logoUrl', 'cardUrl'],
  projects: ['heroUrl', 'logoUrl', 'cardUrl'],
  news: ['imageUrl'],
  testimonials: ['companyLogo'],
};

type Saved = StoredRecord & { [field: string]: unknown };

/** Stands in every text and every slug that is not public. */
export const secretWord = 'vesperbourne';

const newStates = ['draft', 'scheduled', 'hidden'] as const;
const changedStates = ['changed', 'rescheduled'] as const;

type State = (typeof newStates)[number] | (typeof changedStates)[number];

/** A record that will not be public, or not as it will be saved. Its id is chosen before. */
export type NotPublic = { noun: NounName; state: State; id: string; slug: string };

const soon = () => new Date(Date.now() + 3_600_000).toISOString();

/** What is walked in the short run: each state, and each noun in two. Links are tried with projects. */
const shortStates: Record<NounName, State[]> = {
  partners: ['draft', 'changed'],
  projects: ['draft', 'scheduled', 'hidden'],
  news: ['scheduled', 'changed'],
  testimonials: ['hidden', 'rescheduled'],
};

/** One of each noun in each state. What is changed has the id of a record that visitors see. */
export async function chooseRecords(editor: Editor): Promise<NotPublic[]> {
  const nouns = Object.keys(texts) as NounName[];
  const chosen = await Promise.all(
    nouns.map(async (noun) => {
      const listed = (await callAction<Saved[]>(editor, `${noun}.list`)).filter(isOutsideQuebec);
      const makeSlug = (state: State) => `${secretWord}-${noun}-${state}`;
      return [
        ...newStates.map((state) => ({ noun, state, id: randomUUID(), slug: makeSlug(state) })),
        ...changedStates.map((state, index) => ({
          noun,
          state,
          id: listed[index]?.id ?? '',
          slug: makeSlug(state),
        })),
      ];
    }),
  );
  return chosen.flat().filter(({ noun, state }) => isLong || shortStates[noun].includes(state));
}

/** Saves a record in its state. Everything about it is a secret; what was public of it stays. */
export async function saveNotPublic(editor: Editor, one: NotPublic, image: string) {
  const { noun, state, id, slug } = one;
  const listed = await callAction<Saved[]>(editor, `${noun}.list`);
  const present = listed.find((record) => record.id === id);
  const sample = present ?? listed.findLast(isOutsideQuebec);
  const [whole] = sample && noun === 'projects' ? await findProjects(editor, sample.id) : [];
  const secret = {
    ...sample,
    ...(whole && { legal: whole['legal'], partnerId: whole['partnerId'] }),
    ...Object.fromEntries(texts[noun].map((field) => [field, `${secretWord} ${field} ${state}`])),
    ...Object.fromEntries(pictures[noun].map((field) => [field, image])),
    slug,
    id,
    revision: present?.revision,
    ...(noun === 'projects' && { images: { main: image, gallery: [image] } }),
    ...(noun === 'news' && { videoUrl: null, videoType: null }),
  };
  if (state === 'hidden') return hide(editor, noun, secret);
  const isScheduled = state === 'scheduled' || state === 'rescheduled';
  return done(
    await callAction<Change<Saved>>(editor, `${noun}.${isScheduled ? 'schedule' : 'saveDraft'}`, {
      ...secret,
      ...(isScheduled && { publishAt: soon() }),
    }),
  );
}

/** What is in Quebec is published only with its French. */
function isOutsideQuebec(record: Saved) {
  return record['city'] !== 'MONTREAL';
}

/** The whole records, of which lists show only a part. */
function findProjects(editor: Editor, id: string) {
  return callAction<Record<string, unknown>[]>(editor, 'projects.find', { ids: [id] });
}

/** It was public under two addresses before. */
async function hide(editor: Editor, noun: NounName, secret: Record<string, unknown>) {
  const save = async (input: object) =>
    done(await callAction<Change<Saved>>(editor, `${noun}.save`, input));
  const first = await save({ ...secret, slug: olderSlug(String(secret['slug'])) });
  const { id, revision } = await save({ ...secret, revision: first.revision });
  return done(await callAction<Change<Saved>>(editor, `${noun}.unpublish`, { id, revision }));
}

export function olderSlug(slug: string) {
  return `${slug}-before`;
}

/** Changes to every page and to the settings that wait for a moment, or for nothing. */
export async function savePages(editor: Editor) {
  const pages = await callAction<Saved[]>(editor, 'pages.list');
  for (const [index, page] of pages.entries()) {
    const secret = marked(page) as Saved;
    const action = index % 2 === 0 ? 'pages.saveDraft' : 'pages.schedule';
    done(await callAction<Change<Saved>>(editor, action, { ...secret, publishAt: soon() }));
  }
}

/** Changes to the French of some records that wait for nothing, and to the Japanese that wait for a moment. */
export async function saveTranslations(editor: Editor) {
  for (const noun of ['partners', 'pages', 'projects'] as const) {
    const records = await callAction<Saved[]>(editor, `${noun}.list`);
    for (const { id: recordId } of records.slice(0, 2)) {
      await saveTranslation(editor, 'saveDraft', { noun, recordId, language: 'fr-CA' });
      await saveTranslation(editor, 'schedule', { noun, recordId, language: 'ja-JP' });
    }
  }
}

/** Notes on what is public. */
export async function writeNotes(editor: Editor) {
  for (const noun of ['partners', 'projects', 'news', 'pages'] as const) {
    const [listed] = await callAction<Saved[]>(editor, `${noun}.list`);
    const record = { noun, id: listed?.id };
    const note = { record, field: 'title', text: secretWord, mentions: [] };
    await callAction(editor, 'notes.write', note);
    const notes = JSON.stringify(await callAction(editor, 'notes.list', record));
    if (!notes.includes(secretWord)) throw new Error('The note was not written');
  }
}

async function saveTranslation(editor: Editor, action: 'saveDraft' | 'schedule', key: object) {
  const view = await callAction<TranslationView>(editor, 'translations.read', key);
  const fields = Object.fromEntries(
    view.units.map(({ path, source }) => [path, { source, text: `${secretWord} ${source}` }]),
  );
  const revision = view.translation?.revision;
  const input = { ...key, fields, revision, publishAt: soon() };
  done(await callAction<Change<Saved>>(editor, `translations.${action}`, input));
}

/** With the secret word in every text that people read. */
function marked(value: unknown, name = ''): unknown {
  const read = /^(title|subheading|subtitle|content|searchTitle|searchDescription|logoText)$/;
  if (typeof value === 'string' && read.test(name)) return `${secretWord} ${value}`;
  if (Array.isArray(value)) return value.map((one) => marked(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one, key)]));
}

/** A picture that is used by nothing that is public. */
export async function uploadUnusedImage(editor: Editor) {
  const background = { r: 97, g: 83, b: 71 };
  const body = await sharp({ create: { width: 160, height: 120, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { file } = await uploadAs(editor, { body, folder: 'projects', name: `${secretWord}.jpg` });
  if (!file) throw new Error('The picture was refused');
  return file.url;
}

function done(change: Change<Saved>): Saved {
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
  return change.record;
}

/** Addresses of pages in the text of an answer, those of neighbours and cards among them. */
export function linksIn(text: string) {
  const found = text.matchAll(/(?:href="|<loc>(?:https?:\/\/[^/<]+)?)(\/[^"<#]*)/g);
  return [...found]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => !/^\/(media|_astro)\/|\.(css|js|svg|png|woff2)$/.test(address));
}
