import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');

const wrongImports = `
  src/pages/index.astro                     ../platform/database.ts
  src/pages/sitemap.xml.ts                  kysely
  src/layouts/SiteLayout.astro              ../platform/env.ts
  src/features/partners/PartnerCard.tsx     ./partners.server.ts
  src/features/partners/PartnerForm.tsx     ./partners.actions.ts
  src/features/partners/PartnerGrid.tsx     ../../platform/env.ts
  src/features/partners/PartnerList.tsx     node:fs
  src/features/media/useUploads.ts          ./media.server.ts
  src/features/media/upload.ts              ../../admin/actions.ts
  src/features/partners/partner.ts          ./partners.server.ts
  src/features/partners/office.ts           ./PartnerCard.tsx
  src/features/partners/network.ts          ../../platform/env.ts
  src/features/partners/languages.ts        kysely
  src/features/partners/title.ts            ../../ui/Button.tsx
  src/features/partners/partner-mails.ts    ../../platform/env.ts
  src/features/partners/founder-mails.ts    ./partners.server.ts
  src/features/partners/partners.actions.ts ../developers/developers.server.ts
  src/features/projects/projects.actions.ts ../../platform/database.ts
  src/features/news/news.actions.ts         ./NewsCard.tsx
  src/features/partners/partners.server.ts  ../developers/developers.server.ts
  src/features/projects/projects.server.ts  ./ProjectCard.tsx
  src/features/news/news.server.ts          ../../site/paths.ts
  src/features/media/media.server.ts        ./media.actions.ts
  src/features/news/news.ts                 ../../records/define-records.server.ts
  src/features/news/NewsForm.tsx            ../../records/define-records.server.ts
  src/features/nouns.ts                     ./partners/partners.server.ts
  src/features/nouns.server.ts              ./partners/PartnerCard.tsx
  src/records/define-records.server.ts      ../features/partners/partner.ts
  src/records/versions.server.ts            ../site/settings.ts
  src/records/fields.ts                     ./versions.server.ts
  src/pages/partners/index.astro            ../../records/versions.server.ts
  src/admin/AdminScreen.tsx                 ../records/fields.ts
  src/platform/database.ts                  ../records/versions.server.ts
  src/features/partners/partners.demo.ts    ./PartnerCard.tsx
  src/admin/lists/OrderArrows.tsx           ../../features/partners/partner.ts
  src/admin/lists/ConfirmDelete.tsx         ../../platform/env.ts
  src/ui/Hero.tsx                           ../features/partners/partner.ts
  src/ui/Button.tsx                         ../admin/lists/OrderArrows.tsx
  src/ui/Tabs.tsx                           ../site/paths.ts
  src/platform/storage.ts                   ../features/partners/partner.ts
  src/platform/mail.ts                      ../site/settings.ts
  src/platform/tables.ts                    ../features/partners/partners.server.ts
  src/lib/slug.ts                           ../site/settings.ts
  src/lib/dates.ts                          zod
  src/site/settings.ts                      ../platform/env.ts
`;

const rightImports = `
  src/pages/index.astro                     ../platform/attempt.ts
  src/pages/partners/index.astro            ../../features/partners/partners.server.ts
  src/features/partners/PartnerCard.tsx     ./partner.ts
  src/features/partners/PartnerGrid.tsx     ../../site/paths.ts
  src/features/partners/PartnerForm.tsx     ../media/ImageField.tsx
  src/features/media/useUploads.ts          ../../admin/actions.ts
  src/features/partners/partner.ts          zod
  src/features/partners/place.ts            ../../site/settings.ts
  src/features/partners/office.ts           ../developers/developer.ts
  src/features/partners/network.ts          ../../lib/slug.ts
  src/features/partners/partner-mails.ts    ../../site/settings.ts
  src/features/partners/partners.actions.ts ./partners.server.ts
  src/features/projects/projects.actions.ts ../../platform/actions.ts
  src/features/partners/partners.server.ts  ../developers/developer.ts
  src/features/projects/projects.server.ts  ../../platform/database.ts
  src/features/news/news.server.ts          ../../lib/slug.ts
  src/features/media/media.server.ts        ./media.ts
  src/features/news/news.ts                 ../../records/fields.ts
  src/features/news/news.actions.ts         ../../records/record-actions.server.ts
  src/features/sitemap/sitemap.server.ts    ../nouns.ts
  src/features/sitemap/list.server.ts       ../../records/define-records.server.ts
  src/features/nouns.ts                     ./partners/partner.ts
  src/features/nouns.server.ts              ./partners/partners.actions.ts
  src/records/define-records.server.ts      ../platform/database.ts
  src/records/fields.ts                     ../lib/slug.ts
  src/features/partners/partners.server.test.ts ../developers/developers.server.ts
  src/admin/lists/OrderArrows.tsx           ../../ui/Button.tsx
  src/ui/Hero.tsx                           ../lib/slug.ts
  src/platform/storage.ts                   ../lib/slug.ts
  src/platform/tables.ts                    ../features/partners/partner.ts
  src/lib/dates.ts                          ./slug.ts
`;

const folder = await mkdtemp(path.join(tmpdir(), 'directions-'));
afterAll(() => rm(folder, { recursive: true }));

const wrong = listOf(wrongImports);
const right = listOf(rightImports);
const findings = {
  wrong: await findingsIn('wrong', wrong),
  right: await findingsIn('right', right),
};

test.each(wrong)('%s may not import %s', (file, imported) => {
  expect(findings.wrong).toContain(`${file}: '${imported}' import is restricted`);
});

test.each(right)('%s may import %s', (file) => {
  expect(findings.right).not.toContain(`${file}:`);
});

test('files may not import each other in a circle', async () => {
  const circle: Import[] = [
    ['src/lib/day.ts', './week.ts'],
    ['src/lib/week.ts', './day.ts'],
  ];
  expect(await findingsIn('circle', circle)).toContain('src/lib/day.ts: Dependency cycle');
});

test('nor by types alone', async () => {
  const circle: Import[] = [
    ['src/lib/month.ts', './year.ts'],
    ['src/lib/year.ts', './month.ts'],
  ];
  const found = await findingsIn('circle-of-types', circle, 'import type');
  expect(found).toContain('src/lib/month.ts: Dependency cycle');
});

test.each([
  ['src/lib/day.test.ts', "import { test } from 'vitest';\ntest('a day', async () => {});\n"],
  ['src/lib/day.e2e.ts', "import { test } from './week.ts';\ntest('a day', async () => {});\n"],
])('%s must assert something', async (file, text) => {
  expect(await findingsInFiles(path.basename(file), [[file, text]])).toContain(
    `${file}: Test has no assertions`,
  );
});

type Import = [file: string, imported: string];

function listOf(table: string) {
  const lines = table.trim().split('\n');
  return lines.map((line): Import => {
    const [file = '', imported = ''] = line.trim().split(/\s+/);
    return [file, imported];
  });
}

/** Lints one file for each import by the rules of this project. */
function findingsIn(name: string, imports: Import[], keyword = 'import') {
  const use = keyword === 'import' ? 'export const two = one;' : 'export type Two = typeof one;';
  const files = imports.map(([file, imported]): [string, string] => {
    const script = `${keyword} { one } from '${imported}';\n${use}\n`;
    return [file, file.endsWith('.astro') ? `---\n${script}---\n` : script];
  });
  return findingsInFiles(name, files);
}

async function findingsInFiles(name: string, files: [file: string, text: string][]) {
  const root = path.join(folder, name);
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  for (const file of globSync('oxlint.*.ts', { cwd: project }))
    await cp(path.join(project, file), path.join(root, file));
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const output = await outputOf(root);
  return output.map(({ filename, message }) => `${filename}: ${message}`).join('\n');
}

type Finding = { filename: string; message: string };

function outputOf(root: string) {
  const oxlint = path.join(project, 'node_modules/oxlint/bin/oxlint');
  return new Promise<Finding[]>((resolve, reject) => {
    execFile(process.execPath, [oxlint, 'src', '--format=json'], { cwd: root }, (error, stdout) => {
      try {
        const { diagnostics }: { diagnostics: Finding[] } = JSON.parse(stdout);
        resolve(diagnostics);
      } catch {
        reject(error ?? new Error(stdout));
      }
    });
  });
}
