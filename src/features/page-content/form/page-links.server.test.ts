import { expect, test } from 'vitest';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { demoPartners } from '../../partners/partners.demo.ts';
import { partnerRecords } from '../../partners/partners.server.ts';
import { demoProjects } from '../../projects/projects.demo.ts';
import { projectRecords } from '../../projects/projects.server.ts';
import { listLinkedRecords } from './page-links.server.ts';

const [ingrid] = demoPartners;
const [kestrel] = demoProjects.map(({ developer: _developer, ...project }) => project);
if (!ingrid || !kestrel) throw new Error('The cast is empty');

test('a text can link to every partner and project, sorted by name', async () => {
  for (const table of ['versions', 'partners', 'projects'] as const) {
    await db.deleteFrom(table).execute();
  }
  const names = ['Zoë Adler', 'étienne roy', 'Ernst Falk', 'Étienne Marchand'];
  await changeContent(async (tx) => {
    for (const [index, name] of names.entries()) {
      const partner = { ...ingrid, name, slug: `partner-${index}`, imageUrl: null, logoUrl: null };
      await partnerRecords.add(tx, partner, 'Ada');
    }
    for (const [index, title] of ['Zenith', 'Éclat', 'Dune', 'eddy'].entries()) {
      await projectRecords.add(tx, { ...kestrel, title, slug: `project-${index}` }, 'Ada');
    }
  });
  const groups = await listLinkedRecords();
  const [partners, projects] = ['Partners', 'Projects'].map((name) =>
    groups.find(({ heading }) => heading === name),
  );
  expect(partners).toEqual({
    heading: 'Partners',
    pages: [
      { path: '/partners/partner-2', label: 'Ernst Falk' },
      { path: '/partners/partner-3', label: 'Étienne Marchand' },
      { path: '/partners/partner-1', label: 'étienne roy' },
      { path: '/partners/partner-0', label: 'Zoë Adler' },
    ],
  });
  expect(projects?.pages.map(({ label }) => label)).toEqual(['Dune', 'Éclat', 'eddy', 'Zenith']);
});
