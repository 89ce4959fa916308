import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reasonAgainst } from '../lint/directions.ts';

const project = path.resolve(import.meta.dirname, '..');

const wrongImports = `
  src/pages/index.astro                          ../platform/database/database.ts
  src/pages/sitemap.xml.ts                       kysely
  src/pages/partners/index.astro                 ../../records/versions.server.ts
  src/layouts/SiteLayout.astro                   ../platform/env/env.ts
  src/features/partners/PartnerCard.tsx          ./partners.server.ts
  src/features/partners/PartnerForm.tsx          ./partners.actions.ts
  src/features/partners/PartnerGrid.tsx          ../../platform/env/env.ts
  src/features/partners/PartnerList.tsx          node:fs
  src/features/partners/PartnerPage.tsx          ../../compose/previews.server.ts
  src/features/media/upload/useUploads.ts        ../media.server.ts
  src/features/media/upload/upload.ts            ../../../admin/actions/actions.ts
  src/features/media/upload/upload-rules.ts      ./useUploads.ts
  src/features/media/film/video-encoder.ts       ../media.ts
  src/features/partners/partner.ts               ./partners.server.ts
  src/features/partners/office.ts                ./PartnerCard.tsx
  src/features/partners/network.ts               ../../platform/env/env.ts
  src/features/partners/languages.ts             kysely
  src/features/partners/title.ts                 ../../ui/Button.tsx
  src/features/partners/partner-emails.ts        ../../platform/env/env.ts
  src/features/partners/founder-emails.ts        ./partners.server.ts
  src/features/partners/partner-advice.ts        ./partners.server.ts
  src/features/partners/partners.actions.ts      ../developers/developers.server.ts
  src/features/projects/projects.actions.ts      ../../platform/database/database.ts
  src/features/news/news.actions.ts              ./NewsCard.tsx
  src/features/partners/partners.server.ts       ../developers/developers.server.ts
  src/features/enquiries/inbox/inbox.server.ts   ../../projects/page/project-partner.server.ts
  src/features/projects/projects.server.ts       ./card/ProjectCard.tsx
  src/features/news/news.server.ts               ../../site/paths.ts
  src/features/news/news.server.ts               ../../compose/publisher.server.ts
  src/features/media/media.server.ts             ./uses/detach-media.compose.server.ts
  src/features/media/media.compose.server.ts     ./media.actions.ts
  src/features/media/MediaCard.tsx               ./media.compose.server.ts
  src/features/news/news.server.ts               ../nouns.server.ts
  src/features/media/media.server.ts             ./media.actions.ts
  src/features/news/news.ts                      ../../records/define-records.server.ts
  src/features/news/NewsForm.tsx                 ../../records/define-records.server.ts
  src/features/nouns.ts                          ./partners/partners.server.ts
  src/features/nouns.server.ts                   ./partners/PartnerCard.tsx
  src/features/partners/partners.demo.ts         ./PartnerCard.tsx
  src/compose/previews.server.ts                 ../features/partners/PartnerCard.tsx
  src/compose/publisher.server.ts                ../admin/frame/screen.ts
  src/records/define-records.server.ts           ../features/partners/partner.ts
  src/records/versions.server.ts                 ../site/settings.ts
  src/records/bin.server.ts                      ../tables.ts
  src/model/fields.ts                            ../records/versions.server.ts
  src/model/rights.ts                            ../platform/database/row-types.ts
  src/admin/frame/AdminScreen.tsx                ../../records/versions.server.ts
  src/admin/lists/order/OrderArrows.tsx          ../../../features/partners/partner.ts
  src/admin/lists/bin/ConfirmDelete.tsx          ../../../platform/env/env.ts
  src/ui/Hero.tsx                                ../features/partners/partner.ts
  src/ui/Button.tsx                              ../admin/lists/order/OrderArrows.tsx
  src/ui/Tabs.tsx                                ../site/paths.ts
  src/platform/database/database.ts              ../../records/versions.server.ts
  src/platform/storage/storage.ts                ../../features/partners/partner.ts
  src/platform/mail/outbox.ts                    ../../site/settings.ts
  src/platform/mail/claims.ts                    ../../records/versions.server.ts
  src/platform/mail/worker.ts                    ../../tables.ts
  src/tables.ts                                  ./features/partners/partners.server.ts
  src/messages/frame.ts                          ../site/settings.ts
  src/lib/text/slug.ts                           ../../site/settings.ts
  src/lib/text/fold.ts                           ../../model/noun.ts
  src/lib/time/dates.ts                          zod
  src/site/settings/settings.ts                  ../../platform/env/env.ts
  src/server.ts                                  ./pages/index.astro.ts
  scripts/backup.ts                              ../tests/sites/server.ts
  tests/fixtures/partner.ts                      ../browser/admin-site.ts
  tests/system/sites/site.ts                     ../api.test.ts
`;

const rightImports = `
  src/pages/index.astro                          ../platform/attempt.ts
  src/pages/partners/index.astro                 ../../features/partners/partners.server.ts
  src/pages/preview/[token].astro                ../../compose/previews.server.ts
  src/features/partners/PartnerCard.tsx          ./partner.ts
  src/features/partners/PartnerGrid.tsx          ../../site/paths.ts
  src/features/partners/PartnerForm.tsx          ../media/fields/ImageField.tsx
  src/features/media/upload/useUploads.ts        ../../../admin/actions/actions.ts
  src/features/partners/partner.ts               zod
  src/features/partners/place.ts                 ../../site/settings.ts
  src/features/partners/office.ts                ../developers/developer.ts
  src/features/partners/network.ts               ../../lib/text/slug.ts
  src/features/partners/partner-emails.ts        ../../site/emails/EmailPage.tsx
  src/features/partners/partners.actions.ts      ./partners.server.ts
  src/features/projects/projects.actions.ts      ../../platform/actions.ts
  src/features/partners/partners.server.ts       ../developers/developer.ts
  src/features/media/media.server.ts             ./storage/media-files.server.ts
  src/features/media/uses/own-media.server.ts    ../library/media-library.server.ts
  src/features/projects/projects.server.ts       ../../platform/database/database.ts
  src/features/projects/projects.compose.server.ts ../partners/partners.server.ts
  src/features/media/media.actions.ts            ./uses/detach-media.compose.server.ts
  src/pages/projects/index.astro                 ../../features/projects/projects.compose.server.ts
  src/features/enquiries/inbox/inbox.server.ts   ../../projects/project-status.ts
  src/features/news/news.server.ts               ../../lib/text/slug.ts
  src/features/news/news.ts                      ../../model/fields.ts
  src/features/news/news.actions.ts              ../../records/record-actions.server.ts
  src/features/sitemap/sitemap.server.ts         ../nouns.ts
  src/features/sitemap/list.server.ts            ../../records/define-records.server.ts
  src/features/nouns.ts                          ./partners/partner.ts
  src/features/nouns.server.ts                   ./partners/partners.actions.ts
  src/features/partners/partners.server.test.ts  ../developers/developers.server.ts
  src/compose/previews.server.ts                 ../features/partners/partners.server.ts
  src/records/define-records.server.ts           ../platform/database/database.ts
  src/model/fields.ts                            ../lib/text/slug.ts
  src/admin/frame/AdminScreen.tsx                ../../model/rights.ts
  src/admin/lists/order/OrderArrows.tsx          ../../../ui/Button.tsx
  src/ui/Hero.tsx                                ../messages/frame.ts
  src/platform/storage/storage.ts                ../../lib/text/slug.ts
  src/platform/accounts/auth.ts                  ../../model/rights.ts
  src/tables.ts                                  ./features/partners/partner.ts
  src/messages/frame.ts                          ./en/frame.ts
  src/lib/time/dates.ts                          ../text/slug.ts
  src/jobs.ts                                    ./features/moving/import/importer.compose.server.ts
  scripts/test.ts                                ../tests/browser/browser.ts
  tests/browser/admin-site.ts                    ../sites/server.ts
`;

test.each(lintTable(wrongImports))('%s may not import %s', (file, imported) => {
  expect(reasonAgainst(file, imported)).toMatch(/\.$/);
});

test.each(lintTable(rightImports))('%s may import %s', (file, imported) => {
  expect(reasonAgainst(file, imported)).toBeUndefined();
});

test('lint tells where each wrong import is, in pages too, and each circle, also of types alone', async () => {
  const found = await findingsIn([
    ['src/lib/clock.ts', '../site/settings.ts'],
    ['src/pages/index.astro', '../platform/env/env.ts'],
    ['src/lib/day.ts', './week.ts'],
    ['src/lib/week.ts', './day.ts'],
    ['src/lib/month.ts', './year.ts', 'import type'],
    ['src/lib/year.ts', './month.ts', 'import type'],
  ]);
  for (const finding of [
    "src/lib/clock.ts: '../site/settings.ts' stays outside: lib imports nothing.",
    "src/pages/index.astro: '../platform/env/env.ts' stays outside:",
    'src/lib/day.ts: Dependency cycle',
    'src/lib/month.ts: Dependency cycle',
  ])
    expect(found).toContain(finding);
});

type Import = [file: string, imported: string, keyword?: 'import type'];

function lintTable(table: string) {
  const lines = table.trim().split('\n');
  return lines.map((line): Import => {
    const [file = '', imported = ''] = line.trim().split(/\s+/);
    return [file, imported];
  });
}

/** Lints one file for each import by the rules of this project. */
async function findingsIn(imports: Import[]) {
  const root = await mkdtemp(path.join(tmpdir(), 'directions-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, imported, keyword = 'import'] of imports) {
    const use = keyword === 'import' ? 'export const two = one;' : 'export type Two = typeof one;';
    const script = `${keyword} { one } from '${imported}';\n${use}\n`;
    const text = file.endsWith('.astro') ? `---\n${script}---\n` : script;
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  for (const file of [
    'oxlint.config.ts',
    'lint/directions.ts',
    'lint/rooms.ts',
    'lint/journeys.ts',
    'lint/words.ts',
    'lint/old-words.ts',
  ])
    await cp(path.join(project, file), path.join(root, file));
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const output = await lintFindings(root);
  return output.map(({ filename, message }) => `${filename}: ${message}`).join('\n');
}

type Finding = { filename: string; message: string };

function lintFindings(root: string) {
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
