import { actions } from 'astro:actions';
import { AdminScreen } from '../../admin/AdminScreen.tsx';
import type { Column } from '../../admin/screen.ts';
import { RecordTitle } from '../../admin/lists/RecordTitle.tsx';
import { dateIn } from '../../lib/dates.ts';
import { facts } from '../../site/facts.ts';
import { paths, shownPaths } from '../../site/paths.ts';
import { pageName, pageNoun, type PageRecord } from './page-content.ts';
import { PageForm, previewPlace } from './PageForm.tsx';
import styles from './PagesScreen.module.css';

const heroTypes = { image: 'Image', video: 'Video' };

const columns: Column<PageRecord>[] = [
  {
    title: 'Page',
    cell: (page) => (
      <b className={styles.name}>
        <RecordTitle>{pageName(page)}</RecordTitle>
      </b>
    ),
    sortBy: pageName,
  },
  { title: 'Hero Type', cell: heroType, sortBy: heroType },
  { title: 'Last Updated', cell: lastUpdated, sortBy: ({ updatedAt }) => updatedAt },
];

/** `email` is of who is signed in. */
export function PagesScreen({ email }: { email: string }) {
  return (
    <div className={styles.screen}>
      <div className={styles.column}>
        <AdminScreen
          email={email}
          noun={pageNoun}
          actions={actions.pages}
          nameOf={pageName}
          publicAddress={({ slug }) => shownPaths[slug] ?? paths.home}
          columns={columns}
          searchOf={(page) => [pageName(page), heroType(page)]}
          Form={PageForm}
        />
      </div>
      <div className={styles.beside} id={previewPlace} />
    </div>
  );
}

/** The settings have no hero. */
function heroType({ slug, heroType: type }: PageRecord) {
  return slug === 'settings' ? 'None' : heroTypes[type];
}

function lastUpdated({ updatedAt }: PageRecord) {
  return dateIn(facts.timeZone, updatedAt);
}
