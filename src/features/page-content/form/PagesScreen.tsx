import { actions } from 'astro:actions';
import { AdminScreen } from '../../../admin/frame/AdminScreen.tsx';
import { lazyForm } from '../../../admin/forms/late-form.tsx';
import type { Column } from '../../../admin/frame/screen.ts';
import { HistoryLink } from '../../../admin/lists/table/RecordTitle.tsx';
import { LastEditor } from '../../../admin/publishing/state-column.tsx';
import { RecordTitle } from '../../../admin/lists/table/RecordTitle.tsx';
import type { Member } from '../../../model/rights.ts';
import { dateIn } from '../../../lib/time/dates.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { paths, publicPaths } from '../../../site/paths.ts';
import { isFixedSlug, otherPages } from '../free-page.ts';
import { pageName, pageNoun, type PageRecord } from '../page-content.ts';
import styles from './PagesScreen.module.css';
import { recordNotes } from '../../notes/record-notes.tsx';
import { recordLanguages } from '../../translations/editor/record-languages.tsx';

const PageForm = lazyForm(async () => (await import('./PageForm.tsx')).PageForm);

const heroTypes = { image: 'Image', video: 'Video' };

const columns: Column<PageRecord>[] = [
  {
    title: 'Page',
    cell: (page) => (
      <>
        <b>
          <RecordTitle>{pageName(page)}</RecordTitle>
        </b>
        {!otherPages.includes(page.slug) && (
          <span className={styles.address}>{publicAddress(page)}</span>
        )}
      </>
    ),
    sortBy: pageName,
  },
  {
    title: 'Hero Type',
    cell: (page) => <span className={styles.hero}>{heroType(page)}</span>,
    sortBy: heroType,
    isWideOnly: true,
  },
  {
    title: 'Last Updated',
    kind: 'date',
    cell: (page) => (
      <>
        <HistoryLink>{lastUpdated(page)}</HistoryLink>
        <LastEditor record={page} />
      </>
    ),
    sortBy: ({ updatedAt }) => updatedAt,
  },
];

export function PagesScreen({ member }: { member: Member }) {
  return (
    <AdminScreen
      member={member}
      noun={pageNoun}
      actions={actions.pages}
      undo={actions.activity.undo}
      getName={pageName}
      publicAddress={publicAddress}
      isFixed={({ slug }) => isFixedSlug(slug)}
      columns={columns}
      languages={recordLanguages()}
      notes={recordNotes}
      getSearchTexts={(page) => [pageName(page), `/${page.slug}`, heroType(page)]}
      Form={PageForm}
    />
  );
}

function publicAddress({ slug }: PageRecord) {
  return publicPaths[slug] ?? paths.page(slug);
}

const heroless = ['settings', 'privacy', '404'];

function heroType({ slug, heroType: type }: PageRecord) {
  return heroless.includes(slug) ? 'None' : heroTypes[type];
}

function lastUpdated({ updatedAt }: PageRecord) {
  return dateIn(headOffice().timeZone, updatedAt);
}
