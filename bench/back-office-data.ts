import { randomUUID } from 'node:crypto';
import { openDatabase } from './site.ts';

export const recordCount = 1_000;
export const sectionCount = 40;

/** The cast of the partners over and over, and a home page with many sections. */
export function fillBackOffice(dataFolder: string) {
  const database = openDatabase(dataFolder);
  const records = database.prepare('select * from partners order by display_order').all();
  database.exec('begin immediate');
  for (let at = records.length; at < recordCount; at += 1) {
    const { name, slug, ...one } = records[at % records.length] ?? {};
    const row = {
      ...one,
      id: randomUUID(),
      name: `${String(name)} ${at}`,
      slug: `${String(slug)}-${at}`,
      display_order: at,
    };
    const into = `insert into partners (${Object.keys(row).join(', ')})`;
    const marks = Object.keys(row).map(() => '?');
    database.prepare(`${into} values (${marks.join(', ')})`).run(...Object.values(row));
  }
  const home = database.prepare(`select content from pages where slug = 'home'`).get();
  const content = JSON.parse(String(home?.['content'])) as { sections: object[] };
  const sections = Array.from({ length: sectionCount }, (_, index) => ({
    ...content.sections[index % content.sections.length],
    title: `Chapter ${index + 1}`,
  }));
  database
    .prepare(`update pages set content = ? where slug = 'home'`)
    .run(JSON.stringify({ ...content, sections }));
  database.exec('commit');
  database.close();
}
