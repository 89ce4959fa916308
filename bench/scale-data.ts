import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { mediaSearchText } from '../src/features/media/media.ts';
import { recordFrom } from '../src/features/projects/project-row.ts';
import { db, isPostgres } from '../src/platform/database/database.ts';
import type { NounName, Tables } from '../src/platform/database/row-types.ts';
import { addEnquiries } from './scale-enquiries.ts';
import { insert, sampleTime, wordAt } from './scale-rows.ts';

/**
 * Run as a process of its own on demo content: fills the database with rows as the site writes them. Files of pictures
 * are not made: nothing that is measured reads them. Its argument divides the numbers of rows.
 */
const share = Number(process.argv[2] ?? 1);
const versionsOfEach = 3;
const amounts = {
  projects: 5_000 / share,
  deletedProjects: 1_000 / share,
  enquiries: 50_000 / share,
  pictures: 20_000 / share,
  news: 1_000 / share,
  partners: 300 / share,
};
const editor = 'bench@solmere.example';

const pictures = await addImages();
await addProjects();
await addCopies('news', amounts.news, ({ title, slug }, at) => ({
  title: `${title} ${at}`,
  slug: `${slug}-${at}`,
  imageUrl: imageAt(at),
  videoUrl: null,
  videoType: null,
  publishedAt: sampleTime(at).slice(0, 10),
}));
await addCopies('partners', amounts.partners, ({ name, slug }, at) => ({
  name: `${name} ${at}`,
  slug: `${slug}-${at}`,
  imageUrl: imageAt(at),
  displayOrder: at,
}));
await addEnquiries(amounts.enquiries);
await db.updateTable('contentVersion').set({ version: 1_000_000 }).execute();
// PostgreSQL does so by itself where rows have come one by one.
if (isPostgres) await sql`vacuum analyze`.execute(db);
await db.destroy();

async function addImages() {
  const rows = Array.from({ length: amounts.pictures }, (_, at) => {
    const name = `${wordAt(at)}-${wordAt(at * 7)}-${at}.jpg`;
    const alt = `A ${wordAt(at)} beside a ${wordAt(at * 3 + 1)}, image ${at}`;
    return {
      url: `/media/images/projects/${randomBytes(12).toString('hex')}_2400x1600_8a7f6c.jpg`,
      kind: 'image' as const,
      bytes: 900_000,
      alt,
      focalX: 0.5,
      focalY: 0.5,
      variantsReady: 1 as const,
      variantsLease: null,
      variantsTries: 0,
      name,
      searchText: mediaSearchText(name, alt),
      posterUrl: null,
      smallFilms: null,
      revision: 1,
      unreferencedSince: null,
      createdBy: editor,
      createdAt: sampleTime(at),
    };
  });
  await insert('media', rows);
  return rows.map(({ url }) => url);
}

/** The cast of the projects over and over, each with a main picture and a gallery of three. */
async function addProjects() {
  const cast = await db.selectFrom('projects').selectAll().execute();
  const total = amounts.projects + amounts.deletedProjects;
  const rows = Array.from({ length: total - cast.length }, (_, index) => {
    const at = cast.length + index;
    const one = cast[at % cast.length];
    if (!one) throw new Error('There is no project to copy');
    const [main, ...gallery] = [0, 1, 2, 3].map((image) => imageAt(at * 4 + image));
    return {
      ...one,
      id: randomUUID(),
      title: `${one.title} ${at}`,
      slug: `${one.slug}-${at}`,
      heroType: 'image' as const,
      heroUrl: null,
      heroYoutubeUrl: null,
      images: JSON.stringify({ main, gallery }),
      displayOrder: at,
      updatedAt: sampleTime(at),
    };
  });
  const present = rows.slice(0, amounts.projects - cast.length);
  await insert('projects', present);
  const records = rows.map((row) => recordFrom(row));
  await addVersions('projects', records.slice(0, present.length), versionsOfEach, 0);
  await addVersions('projects', records.slice(present.length), versionsOfEach, 1);
}

type Identified = { id: string; slug?: string };

async function addCopies<Name extends 'news' | 'partners'>(
  noun: Name,
  count: number,
  change: (row: Tables[Name], at: number) => Partial<Tables[Name]>,
) {
  const cast = (await db
    .selectFrom(noun as 'news')
    .selectAll()
    .execute()) as Tables[Name][];
  const rows = Array.from({ length: count - cast.length }, (_, index) => {
    const at = cast.length + index;
    const one = cast[at % cast.length] as Tables[Name];
    return { ...one, ...change(one, at), id: randomUUID(), updatedAt: sampleTime(at) };
  });
  await insert(noun, rows);
  await addVersions(noun, rows, 1, 0);
}

async function addVersions(noun: NounName, records: Identified[], count: number, isDeleted: 0 | 1) {
  const rows = records.flatMap((record) =>
    Array.from({ length: count }, (_, index) => {
      const revision = index + 1;
      return {
        id: randomUUID(),
        noun,
        recordId: record.id,
        revision,
        slug: record.slug ?? null,
        record: JSON.stringify({ ...record, revision }),
        isDeleted: revision === count ? isDeleted : (0 as const),
        savedBy: editor,
        savedAt: new Date().toISOString(),
      };
    }),
  );
  await insert('versions', rows);
}

function imageAt(at: number) {
  return pictures[at % pictures.length] ?? '';
}
