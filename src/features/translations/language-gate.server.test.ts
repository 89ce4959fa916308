import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { emptyPartners, ingrid } from '../../../tests/fixtures/partner.ts';
import { noRules, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { undo } from '../../../tests/fixtures/undo.ts';
import { publishNext } from '../../compose/publisher.server.ts';
import { hourMs } from '../../lib/time/durations.ts';
import { db } from '../../platform/database/database.ts';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
import type { Translated } from '../../model/translations/units.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import { listPublicUnlawful, listScheduledUnlawful } from '../places/unlawful-records.server.ts';
import {
  readTranslation,
  saveTranslation,
  saveTranslationDraft,
  scheduleTranslation,
  translationRecords,
} from './translations.server.ts';

await chooseDemoLanguages();

const french = { of: 'partner', asks: 'language', detail: 'fr', label: 'Profile in French' };
const places = onePlace({ rules: [french] });
const reason =
  'British Columbia asks for: Profile in French. None of it is public in French. Translate it, and publish the French first. Source: The act.';
const refusal = { outcome: 'refused', fields: { '': reason } };
const asked = {
  outcome: 'refused',
  fields: {
    '': `This would leave “${ingrid.name}” against a rule. Unpublish first. ${reason}`,
  },
};

const soon = new Date(Date.now() + hourMs);
const [at, earlier, later] = [0, -1, 1].map((minutes) =>
  new Date(soon.getTime() + minutes * 60_000).toISOString(),
) as [string, string, string];

beforeEach(async () => {
  usePlaces(places);
  await emptyPartners();
  await db.deleteFrom('translations').execute();
});
afterEach(() => usePlaces(noRules));

/** A partner that was never public, with the French of all texts. */
async function draftAndTexts() {
  const id = randomUUID();
  const draft = done(await partnerRecords.saveDraft({ ...ingrid, id }, 'Ada'));
  const key = { noun: 'partners' as const, recordId: id, language: 'fr-CA' };
  const view = await readTranslation(key);
  const fields: Translated = Object.fromEntries(
    (view?.units ?? []).map(({ path, source }) => [path, { source, text: `FR ${source}` }]),
  );
  return {
    draft,
    key,
    fields,
    publish: () => partnerRecords.save({ ...ingrid, ...seen(draft) }, 'Ada'),
  };
}

test('a record is published after its French, which may be published before it', async () => {
  const { key, fields, publish } = await draftAndTexts();
  expect(await publish()).toEqual(refusal);
  const { revision } = done(await saveTranslationDraft({ ...key, fields }, 'Ada'));
  expect(await publish()).toEqual(refusal);
  const japanese = { ...key, language: 'ja-JP', fields };
  done(await saveTranslation(japanese, 'Ada'));
  expect(await publish()).toEqual(refusal);
  done(await saveTranslation({ ...key, fields, revision }, 'Ada'));
  expect(done(await publish()).publication?.state).toBe('published');
});

test('French stays as long as the record is public', async () => {
  const { key, fields, publish } = await draftAndTexts();
  const change = await saveTranslation({ ...key, fields }, 'Ada');
  const translation = seen(done(change));
  const record = done(await publish());
  expect(await translationRecords.unpublish(translation, 'Ada')).toEqual(asked);
  expect(await translationRecords.remove(translation, 'Ada')).toEqual(asked);
  const times = { publishAt: earlier, unpublishAt: at };
  const ended = { ...key, fields, revision: translation.revision, ...times };
  expect(await scheduleTranslation(ended, 'Ada')).toEqual(asked);
  const { revision } = done(await partnerRecords.unpublish(seen(record), 'Ada'));
  done(await translationRecords.unpublish(translation, 'Ada'));
  expect(await partnerRecords.save({ ...ingrid, id: record.id, revision }, 'Ada')).toEqual(refusal);
});

test('another language, and one that no gate asks for, may go', async () => {
  const { key, fields, publish } = await draftAndTexts();
  const translation = seen(done(await saveTranslation({ ...key, fields }, 'Ada')));
  const japanese = seen(done(await saveTranslation({ ...key, language: 'ja-JP', fields }, 'Ada')));
  done(await publish());
  done(await translationRecords.unpublish(japanese, 'Ada'));
  usePlaces(noRules);
  done(await translationRecords.unpublish(translation, 'Ada'));
  usePlaces(places);
  expect(await listPublicUnlawful(new Date())).toMatchObject([{ noun: 'partners', reason }]);
});

test('a record is scheduled for no earlier than its French, and both become public in that order', async () => {
  const { draft, key, fields } = await draftAndTexts();
  const schedule = (publishAt: string) =>
    partnerRecords.schedule({ ...ingrid, ...seen(draft), publishAt }, 'Ada');
  expect(await schedule(at)).toEqual(refusal);
  done(await scheduleTranslation({ ...key, fields, publishAt: at }, 'Ada'));
  expect(await schedule(earlier)).toEqual(refusal);
  done(await schedule(at));
  expect(await publishNext(soon)).toBe(true);
  expect(await translationRecords.list()).toHaveLength(1);
  expect(await partnerRecords.list()).toHaveLength(0);
  expect(await publishNext(soon)).toBe(true);
  expect(await partnerRecords.list()).toHaveLength(1);
});

test('a record whose scheduled French was taken back is not published, and the editor is told why', async () => {
  const { draft, key, fields } = await draftAndTexts();
  const translation = done(await scheduleTranslation({ ...key, fields, publishAt: at }, 'Ada'));
  done(await partnerRecords.schedule({ ...ingrid, ...seen(draft), publishAt: later }, 'Ada'));
  expect(await listScheduledUnlawful()).toEqual([]);
  done(await translationRecords.unschedule(seen(translation), 'Ada'));
  expect(await listScheduledUnlawful()).toMatchObject([{ noun: 'partners', reason }]);
  expect(await publishNext(new Date(later))).toBe(true);
  expect(await partnerRecords.list()).toHaveLength(0);
  expect(await partnerRecords.listEdited()).toMatchObject([{ publication: { problem: reason } }]);
});

test('both end at the same time, the record first', async () => {
  const { draft, key, fields } = await draftAndTexts();
  const times = { publishAt: at, unpublishAt: later };
  done(await scheduleTranslation({ ...key, fields, ...times }, 'Ada'));
  done(await partnerRecords.schedule({ ...ingrid, ...seen(draft), ...times }, 'Ada'));
  await publishNext(soon);
  await publishNext(soon);
  expect(await partnerRecords.list()).toHaveLength(1);
  await publishNext(new Date(later));
  expect(await partnerRecords.list()).toHaveLength(0);
  await publishNext(new Date(later));
  expect([await partnerRecords.list(), await translationRecords.list()]).toEqual([[], []]);
});

test('the bin and undo keep the order', async () => {
  const { key, fields, publish } = await draftAndTexts();
  const translation = done(await saveTranslation({ ...key, fields }, 'Ada'));
  const record = done(await publish());
  const removal = await partnerRecords.remove(seen(record), 'Ada');
  done(await translationRecords.remove(seen(translation), 'Ada'));
  const { why } = await undo('entryId' in removal ? removal.entryId : null);
  expect(why).toBe(reason);
  const restored = done(await partnerRecords.restore({ id: record.id }, 'Ada'));
  expect(restored.publication).toMatchObject({ state: 'hidden', problem: reason });
});

const gaps = (what: string) => ({
  outcome: 'refused',
  fields: { '': `British Columbia asks for: Profile in French. ${what} Source: The act.` },
});
const oneGap = gaps(
  '1 text is not public in French as it is now. Translate it, and publish the French first.',
);

/** A partner who is public in English and French. */
async function publicInFrench() {
  const { key, fields, publish } = await draftAndTexts();
  const translation = done(await saveTranslation({ ...key, fields }, 'Ada'));
  const record = done(await publish());
  return { key, fields, translation, record };
}

/** The biography that visitors read in French. */
async function frenchBio() {
  const [partner] = await runInLanguage('fr-CA', () => partnerRecords.list());
  return partner?.bio;
}

test('a publication needs French of what it says, not of what was said before', async () => {
  const { key, fields, translation, record } = await publicInFrench();
  const input = { ...ingrid, bio: `${ingrid.bio}\n\nShe keeps bees.` };
  expect(await partnerRecords.save({ ...input, ...seen(record) }, 'Ada')).toEqual(oneGap);
  const withTitle = { ...ingrid, searchTitle: 'A new title for search', ...seen(record) };
  expect(await partnerRecords.save(withTitle, 'Ada')).toEqual(oneGap);

  const draft = done(await partnerRecords.saveDraft({ ...input, ...seen(record) }, 'Ada'));
  const view = await readTranslation(key);
  expect(view?.states.filter(({ state }) => state === 'changed')).toMatchObject([{ path: 'bio' }]);
  const bio = { source: input.bio, text: 'FR with bees' };
  const ahead = { ...key, fields: { ...fields, bio }, revision: translation.revision };
  const published = done(await saveTranslation(ahead, 'Ada'));
  expect(await frenchBio()).toBe(fields['bio']?.text);
  const after = await partnerRecords.save({ ...input, ...seen(draft) }, 'Ada');
  expect(done(after).publication?.state).toBe('published');
  expect(await frenchBio()).toBe('FR with bees');

  expect(await translationRecords.unpublish(seen(published), 'Ada')).toEqual(asked);
  const earlierText = { ...ingrid, ...seen(done(after)) };
  const back = done(await partnerRecords.save(earlierText, 'Ada'));
  expect(await frenchBio()).toBe(fields['bio']?.text);
  done(await partnerRecords.save({ ...input, ...seen(back) }, 'Ada'));
  expect(await frenchBio()).toBe('FR with bees');
});

test('an earlier French does not return beside a newer text', async () => {
  const { key, fields, translation, record } = await publicInFrench();
  const input = { ...ingrid, bio: 'She keeps bees.' };
  const draft = done(await partnerRecords.saveDraft({ ...input, ...seen(record) }, 'Ada'));
  const bio = { source: input.bio, text: 'FR with bees' };
  const ahead = { ...key, fields: { ...fields, bio }, revision: translation.revision };
  const newer = done(await saveTranslation(ahead, 'Ada'));
  done(await partnerRecords.save({ ...input, ...seen(draft) }, 'Ada'));
  const older = await translationRecords.save({ ...translation, ...seen(newer) }, 'Ada');
  expect(older).toMatchObject({ outcome: 'refused' });
  done(await saveTranslation({ ...key, fields, revision: newer.revision }, 'Ada'));
  expect(await frenchBio()).toBe('FR with bees');
});

test('French that visitors cannot open is none', async () => {
  const { key, fields, publish } = await draftAndTexts();
  done(await saveTranslation({ ...key, fields }, 'Ada'));
  const { language } = baseSettings;
  const prepared = language.others.map((other) => ({ ...other, state: 'preparation' as const }));
  for (const others of [prepared, []]) {
    usePlaces(places, { language: { ...language, others } });
    expect(await publish()).toEqual(
      gaps('French is not public. Choose “Public” for it in Settings, Languages.'),
    );
  }
  usePlaces(places);
  done(await publish());
  usePlaces(places, { language: { ...language, others: prepared } });
  expect(await listPublicUnlawful(new Date())).toMatchObject([{ noun: 'partners' }]);
});

test('alternative texts of its images are texts of a record, too', async () => {
  const photo = '/media/images/partners/0123456789abcdef_1200x1500_a29a8c.jpg';
  await db.deleteFrom('media').execute();
  await insertMedia(photo, { alt: 'Ingrid in marble' });
  const { key, fields, publish } = await draftAndTexts();
  done(await saveTranslation({ ...key, fields }, 'Ada'));
  const record = done(await publish());
  const withPhoto = { ...ingrid, imageUrl: photo };
  expect(await partnerRecords.save({ ...withPhoto, ...seen(record) }, 'Ada')).toEqual(oneGap);
  const recordId = photo.replace('/media/', '');
  const alt = { source: 'Ingrid in marble', text: 'FR Ingrid' };
  const ofImage = { noun: 'media' as const, recordId, language: 'fr-CA', fields: { alt } };
  const image = done(await saveTranslation(ofImage, 'Ada'));
  done(await partnerRecords.save({ ...withPhoto, ...seen(record) }, 'Ada'));
  const hidden = await translationRecords.unpublish(seen(image), 'Ada');
  expect(hidden).toMatchObject({
    outcome: 'refused',
    fields: { '': expect.stringContaining(ingrid.name) },
  });
});

test('a translation and the texts of its images are saved together, or none of them', async () => {
  const photo = '/media/images/partners/0123456789abcdef_1200x1500_a29a8c.jpg';
  await db.deleteFrom('media').execute();
  await insertMedia(photo, { alt: 'Ingrid in marble' });
  const draft = done(await partnerRecords.saveDraft({ ...ingrid, imageUrl: photo }, 'Ada'));
  const key = { noun: 'partners' as const, recordId: draft.id, language: 'fr-CA' };
  const view = await readTranslation(key);
  const fields: Translated = Object.fromEntries(
    (view?.units ?? []).map(({ path, source }) => [path, { source, text: `FR ${source}` }]),
  );
  const { revision } = done(await saveTranslation({ ...key, fields }, 'Ada'));
  done(await partnerRecords.save({ ...ingrid, imageUrl: photo, ...seen(draft) }, 'Ada'));
  const before = await readTranslation(key);
  const texts = {
    ...fields,
    bio: { source: ingrid.bio, text: 'NEW' },
    [`alt:${photo}`]: { source: 'An earlier text', text: 'FR Ingrid' },
  };
  const change = await saveTranslation({ ...key, fields: texts, revision }, 'Ada');
  expect(change).toMatchObject({ outcome: 'refused' });
  expect(await readTranslation(key)).toEqual(before);
});
