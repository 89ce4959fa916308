import { beforeEach, expect, test } from 'vitest';
import { clearActivity, kestrel } from '../../tests/fixtures/activity.ts';
import { countStatements } from '../../tests/fixtures/count-statements.ts';
import { insertMedia } from '../../tests/fixtures/media.ts';
import { emptyPartners, ingrid, saved as savedPartner } from '../../tests/fixtures/partner.ts';
import { disclosure, noRules, onePlace, usePlaces } from '../../tests/fixtures/place.ts';
import { saved } from '../../tests/fixtures/project.ts';
import { done, seen } from '../../tests/fixtures/records.ts';
import { changeContent } from '../platform/database/content.ts';
import { developerRecords } from '../features/developers/developers.server.ts';
import { partnerRecords } from '../features/partners/partners.server.ts';
import { projectRecords } from '../features/projects/projects.server.ts';
import { demoBrokerages } from '../features/settings/brokerages.demo.ts';
import {
  readTranslation,
  saveTranslation,
  saveTranslationDraft,
} from '../features/translations/translations.server.ts';

/** A publication reads, checks its media, and writes row, publication, version, activity and content version. */
const mostStatements = 9;

clearActivity();
beforeEach(emptyPartners);
beforeEach(() => usePlaces(noRules));

test('changes to a public project with a developer, media and a draft are published in few statements', async () => {
  const developer = { name: 'Castrelle', description: '', logoUrl: null, website: null };
  const { id: developerId } = await changeContent((tx) =>
    developerRecords.add(tx, developer, 'Ada'),
  );
  const first = await saved({ ...kestrel, developerId });
  const changed = { ...kestrel, developerId, title: 'Kestrel Tower' };
  const draft = done(await projectRecords.saveDraft({ ...changed, ...seen(first) }, 'Ada'));
  const statements = await countStatements(async () =>
    expect(await projectRecords.save({ ...changed, ...seen(draft) }, 'Ada')).toMatchObject({
      outcome: 'done',
      record: { title: 'Kestrel Tower', publication: { state: 'published', savedBy: 'Ada' } },
    }),
  );
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(mostStatements);
});

test('a project with a developer and media is published for the first time in few statements', async () => {
  const developer = { name: 'Ashgrove', description: '', logoUrl: null, website: null };
  const { id: developerId } = await changeContent((tx) =>
    developerRecords.add(tx, developer, 'Ada'),
  );
  const input = { ...kestrel, slug: 'ashgrove-house', developerId };
  const added = await countStatements(async () => done(await projectRecords.save(input, 'Ada')));
  const second = { ...input, slug: 'ashgrove-gardens' };
  const draft = done(await projectRecords.saveDraft(second, 'Ada'));
  const published = await countStatements(async () =>
    expect(await projectRecords.save({ ...second, ...seen(draft) }, 'Ada')).toMatchObject({
      outcome: 'done',
      record: { developerId, publication: { state: 'published' } },
    }),
  );
  // A first publication is news, too.
  for (const statements of [added, published])
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(mostStatements + 1);
});

test('what a place asks of a partner adds one statement to the publication of a project, words those that read what comes with it, other rules none', async () => {
  const partner = await savedPartner(ingrid);
  const input = { ...kestrel, partnerId: partner.id };
  const count = async (slug: string) => {
    const statements = await countStatements(async () =>
      done(await projectRecords.save({ ...input, slug }, 'Ada')),
    );
    return statements.length;
  };
  usePlaces(noRules);
  const without = await count('without');
  usePlaces(onePlace({ rules: [{ ...disclosure, force: 'advice' }] }));
  expect(await count('advised')).toBe(without);
  usePlaces(onePlace({ forbidden: ['guaranteed'] }));
  // The partner, news, testimonials, texts of images, translations. Without a developer there is none to read.
  expect(await count('worded')).toBe(without + 5);
  const brokerage = { of: 'brokerage', asks: 'brokerage', id: 'brokerage', label: 'Brokerage' };
  usePlaces(onePlace({ rules: [brokerage] }));
  expect(await projectRecords.save({ ...input, slug: 'refused' }, 'Ada')).toMatchObject({
    fields: { partnerId: 'British Columbia asks for: Brokerage. Source: The act.' },
  });
  usePlaces(onePlace({ rules: [brokerage] }), { brokerages: demoBrokerages });
  expect(await count('gated')).toBe(without + 1);
});

test('a draft is saved and discarded without reading again what was written', async () => {
  const first = await saved(kestrel);
  const saving = await countStatements(async () =>
    done(await projectRecords.saveDraft({ ...kestrel, title: 'Kestrel', ...seen(first) }, 'Ada')),
  );
  const discarding = await countStatements(async () =>
    done(await projectRecords.discard({ id: first.id, revision: first.revision + 1 }, 'Ada')),
  );
  for (const statements of [saving, discarding]) {
    const written = statements.findIndex((text) => /^(insert|update "projects"|delete)/.test(text));
    const readLater = statements.slice(written).filter((text) => text.startsWith('select'));
    expect(readLater, statements.join('\n')).toEqual([]);
  }
});

test('discarding a scheduled draft writes its schedule once', async () => {
  const first = await saved(kestrel);
  const times = { publishAt: inHours(1), unpublishAt: inHours(2) };
  const draft = done(
    await projectRecords.schedule(
      { ...kestrel, title: 'Kestrel', ...seen(first), ...times },
      'Ada',
    ),
  );
  const statements = await countStatements(async () =>
    expect(await projectRecords.discard(seen(draft), 'Ada')).toMatchObject({
      outcome: 'done',
      record: { title: kestrel.title, publication: { state: 'published', publishAt: null } },
    }),
  );
  const writes = statements.filter((text) => text.startsWith('insert into "schedules"'));
  expect(writes, statements.join('\n')).toHaveLength(1);
});

test('a public partner is saved, and a draft published, in few statements', async () => {
  const partner = await savedPartner(ingrid);
  const savingAgain = await countStatements(async () =>
    done(await partnerRecords.save({ ...ingrid, title: 'Partner', ...seen(partner) }, 'Ada')),
  );
  const draft = done(await partnerRecords.saveDraft({ ...ingrid, slug: 'ingrid-two' }, 'Ada'));
  const publishing = await countStatements(async () =>
    done(await partnerRecords.save({ ...ingrid, slug: 'ingrid-two', ...seen(draft) }, 'Ada')),
  );
  for (const statements of [savingAgain, publishing])
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(mostStatements);
});

test('a translation is saved with the texts of its images in few statements, however many it shows', async () => {
  const images = ['1', '2', '3', '4', '5', '6'].map(
    (name) => `/media/images/projects/${name.padEnd(16, '0')}_1200x1500_a29a8c.jpg`,
  );
  for (const url of images) await insertMedia(url, { alt: 'A view of the water' });
  const [main = null, ...gallery] = images;
  const { id } = await saved({ ...kestrel, slug: 'translated', images: { main, gallery } });
  const key = { noun: 'projects' as const, recordId: id, language: 'fr-CA' };
  const { units = [] } = (await readTranslation(key)) ?? {};
  const fields = Object.fromEntries(
    units.map(({ path, source }) => [path, { source, text: `FR ${source}` }]),
  );
  const [own, forEachImage] = [14, 6];
  const first = await countStatements(async () =>
    done(await saveTranslation({ ...key, fields, seen: {} }, 'Ada')),
  );
  expect(first.length).toBeLessThanOrEqual(own + forEachImage * images.length);
  const title = { source: kestrel.title, text: 'FR' };
  const next = { ...key, fields: { ...fields, title }, revision: 1, seen: fields };
  const again = await countStatements(async () => done(await saveTranslation(next, 'Ada')));
  expect(again.length).toBeLessThanOrEqual(own + 2);
  const draft = { ...next, fields, revision: 2 };
  const drafted = await countStatements(async () => done(await saveTranslationDraft(draft, 'Ada')));
  expect(drafted.length).toBeLessThanOrEqual(11);
  const read = await countStatements(() => readTranslation(key));
  expect(read.length).toBeLessThanOrEqual(5);
});

test('a conflict reads a record once', async () => {
  const partner = await savedPartner(ingrid);
  const statements = await countStatements(async () =>
    expect(await partnerRecords.save({ ...ingrid, id: partner.id, revision: 7 }, 'Ada')).toEqual({
      outcome: 'conflict',
      newest: expect.objectContaining({ name: ingrid.name, revision: 1 }) as object,
    }),
  );
  expect(statements).toHaveLength(2);
});

function inHours(hours: number) {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

/** The SQL of the statements within the transactions of some work. */
