import { settings } from '../../../site/settings/settings.ts';
import { pageTitle } from '../../../site/page-title.ts';
import { paths } from '../../../site/paths.ts';
import styles from './Parts.module.css';

/** The browser tab, and a page in search results. */
export function CompanyParts({ host }: { host: string }) {
  const { description, iconUrl } = settings().company;
  const title = pageTitle('Global Projects');
  return (
    <>
      <p className={styles.caption}>Browser tab</p>
      <div className={`box ${styles.tab}`}>
        <img src={iconUrl ?? paths.favicon} alt="" />
        {title}
      </div>
      <p className={styles.caption}>Search result</p>
      <div className={`box ${styles.found}`}>
        <small>{host}</small>
        <b>{title}</b>
        <p>{description}</p>
      </div>
    </>
  );
}
