import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { chooseDemoLanguages } from '../../../../tests/fixtures/demo-languages.ts';
import { demoImages } from '../../../../demo/images.ts';
import { insertMedia } from '../../../../tests/fixtures/media.ts';
import { makeMember } from '../../../../tests/fixtures/members.ts';
import { ingrid } from '../../../../tests/fixtures/partner.ts';
import { done, seen } from '../../../../tests/fixtures/records.ts';
import { readDelimited } from '../../../admin/sheet/delimited.ts';
import type { AdminAction } from '../../../platform/actions.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import type { Change } from '../../../model/record.ts';
import { nounNames } from '../../nouns.ts';
import { translatedNouns } from '../translation.ts';
import { demoLoaders } from '../../nouns.server.ts';
import { partnerRecords } from '../../partners/partners.server.ts';
import { imageId } from '../../../records/translations/record-units.server.ts';
import type { TranslationRecord } from '../translation.ts';
import { translations } from '../translations.actions.ts';
import { readCsv, writeCsv } from './csv.ts';
import {
  compareTexts,
  exportedTexts,
  recordMark,
  type ExchangedRecord,
  type ExportedText,
  type ImportedRecord,
} from './exchange.ts';
import { writeRecords } from './write-records.ts';
import { readXliff, writeXliff } from './xliff.ts';

await chooseDemoLanguages();

const language = 'fr-CA';
const languages = { source: 'en-CA', target: language };
const owner = makeMember('Ada');

const formats = {
  XLIFF: (texts: ExportedText[]) => readXliff(writeXliff(texts, languages), language),
  CSV: (texts: ExportedText[]) => readCsv(readDelimited(writeCsv(texts)).rows),
};

type Format = keyof typeof formats;

/** What XML, tables and spreadsheets change, if it is not protected. */
const oddTexts = [
  '=SUM(A1)',
  '+10',
  '-5 %',
  '@été',
  '＝＋－＠',
  "'=x",
  `« L’été », a "b" 'c';d,e|f\tg`,
  'a < b & c > d ]]> &amp; &lt;',
  '<![CDATA[x]]>',
  'Vue\u00A0!\u202F😀 e\u0301',
  '𠮷野家　全角',
];

/** The files of the demo content under URLs of their own. */
const urls = new Map(
  Object.entries(demoImages).map(([name, { folder }], index) => [
    name,
    `/media/images/${folder}/${String(index).padStart(24, '0')}_1200x1500_a29a8c.jpg`,
  ]),
);

beforeAll(async () => {
  for (const table of [...nounNames, 'translations', 'media'] as const)
    await db.deleteFrom(table).execute();
  for (const [name, { alt }] of Object.entries(demoImages))
    await insertMedia(urls.get(name) ?? '', { alt: alt || name });
  await changeContent(async (tx) => {
    for (const noun of nounNames) await demoLoaders[noun](tx, withUrls, 'Ada');
  });
});

function withUrls<T>(record: T): T {
  const text = JSON.stringify(record).replaceAll(
    /(\\?")([\w-]+\.(?:jpg|svg|png|webp|mp4|webm))\1/g,
    (_, quote: string, name: string) => {
      const file = urls.get(name);
      return file === undefined ? 'null' : quote + file + quote;
    },
  );
  return JSON.parse(text) as T;
}

test.each<{ format: Format; most: number; orLong: string }>([
  { format: 'XLIFF', most: Number.POSITIVE_INFINITY, orLong: '' },
  // What is saved of one format is saved of the other.
  { format: 'CSV', most: 2, orLong: ' @long' },
])(
  'the texts of every noun leave as $format and come back, unchanged and changed$orLong',
  async ({ format, most }) => {
    const exported = exportedTexts(await readRecords());
    expect(new Set(exported.map(({ noun }) => noun))).toEqual(new Set(translatedNouns));
    expect(await importFile(format, exported)).toMatchObject({ added: 0, changed: 0, refused: [] });

    const changed = exported.map((text, index) => ({
      ...text,
      target: oddText(text, format, index),
    }));
    const { added, changed: replaced, refused, records } = await importFile(format, changed);
    expect(refused.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([]);
    expect(added + replaced).toBe(exported.length);
    const byNoun = Map.groupBy(records, ({ record }) => record.noun);
    const written = [...byNoun.values()].flatMap((ofNoun) => ofNoun.slice(0, most));
    const { failed } = await save(written, most === Number.POSITIVE_INFINITY);
    expect(failed).toEqual([]);

    const marks = new Set(written.map(({ record }) => recordMark(record)));
    const isWritten = (text: ExportedText) => marks.has(recordMark(text));
    const again = exportedTexts(await readRecords());
    expect(again.filter(isWritten).map(({ target }) => target)).toEqual(
      changed.filter(isWritten).map(({ target }) => target),
    );
    const unchanged = await importFile(format, again);
    expect(unchanged).toMatchObject({ records: [], same: exported.length, refused: [] });
  },
);

test('what visitors do not see leaves only if it is chosen, says so, and comes back as a draft', async () => {
  const [photo, id] = [
    '/media/images/partners/0123456789abcdef_1200x1500_a29a8c.jpg',
    randomUUID(),
  ];
  await insertMedia(photo, { alt: 'Not yet shown' });
  done(await partnerRecords.saveDraft({ ...ingrid, id, slug: 'new', imageUrl: photo }, 'Ada'));
  const [partner] = await partnerRecords.list();
  if (!partner) throw new Error('There are no partners');
  done(await partnerRecords.unpublish(seen(partner), 'Ada'));
  const hidden = [id, partner.id, imageId(photo)];
  const isHidden = ({ recordId }: { recordId: string }) => hidden.includes(recordId);
  expect((await readRecords()).filter(isHidden)).toEqual([]);

  const exported = exportedTexts(await readRecords(true)).filter(isHidden);
  expect(new Set(exported.map(({ recordId }) => recordId))).toEqual(new Set(hidden));
  expect(writeCsv(exported).match(/"Not on the site"/g)).toHaveLength(exported.length);
  expect(writeXliff(exported, languages).match(/<note>Not on the site</g)).toHaveLength(3);
  const changed = exported.map((text) => ({ ...text, target: `${text.source} (brouillon)` }));
  const { records, notPublic, refused } = await importFile('XLIFF', changed);
  expect({ notPublic, refused }).toEqual({ notPublic: exported.length, refused: [] });
  expect(await save(records, true)).toMatchObject({ written: 3, drafts: 3, failed: [] });
  const again = exportedTexts(await readRecords(true)).filter(isHidden);
  expect(again.map(({ target }) => target)).toEqual(changed.map(({ target }) => target));
});

async function readRecords(withDrafts = false) {
  const records: ExchangedRecord[] = [];
  for (const noun of translatedNouns)
    records.push(
      ...(await translations.texts.run({ noun, language, withDrafts }, owner.email, owner)),
    );
  return records;
}

async function importFile(format: Format, texts: ExportedText[]) {
  const read = formats[format](texts);
  if ('error' in read) throw new Error(read.error);
  return compareTexts(await readRecords(true), read.texts);
}

function save(records: ImportedRecord[], isPublishing: boolean) {
  const actions: ReadonlyMap<string, unknown> = new Map(Object.entries(translations));
  return writeRecords(
    async (way, input) => {
      const action = actions.get(way) as AdminAction<typeof translations.read.input, unknown>;
      return (await action.run(
        action.input.parse(input),
        owner.email,
        owner,
      )) as Change<TranslationRecord>;
    },
    records,
    { language, isPublishing },
  );
}

/** A text with odd characters, and with the tags and placeholders of its source. */
function oddText({ source, kind }: ExportedText, format: Format, index: number) {
  const odd = oddTexts[(index + format.length) % oddTexts.length] ?? '';
  const marks = source.match(/\{[a-z]\w*(?:\.\w+)*\}/gi)?.join(' ') ?? '';
  if (kind === 'prose') return `${odd}\n\n${odd} ${marks}`.trim();
  if (kind !== 'html') return `${odd} ${marks}`.trim();
  const escaped = odd.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return source.includes('<p>') ? source.replace('<p>', `<p>${escaped} `) : `${escaped} ${source}`;
}
