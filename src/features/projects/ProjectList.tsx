import { paths } from '../../site/paths.ts';
import { FilterTabs } from '../../ui/FilterTabs.tsx';
import { Steps } from '../../ui/Steps.tsx';
import {
  countText,
  lastPageOf,
  projectTabs,
  queryOfPage,
  type ProjectTab,
} from './project-filter.ts';
import type { Project } from './project.ts';
import { ProjectGrid } from './ProjectGrid.tsx';
import styles from './ProjectList.module.css';

type ProjectListProps = {
  /** Those on the page. */
  projects: Project[];
  /** How many the tab has on all pages. */
  total: number;
  tab: ProjectTab;
  page: number;
};

/** The tabs and what they choose: another tab is followed in place where there is script. */
export function ProjectList({ projects, total, tab, page }: ProjectListProps) {
  const tabs = projectTabs().map(({ label, query }) => ({
    label,
    href: paths.projects + query,
    isCurrent: label === tab.label,
  }));
  return (
    <>
      <div id="projects" className={styles.list} data-in-place="">
        <FilterTabs label="Filter projects" tabs={tabs} />
        <div className={styles.shown} data-summary={countText(total, tab.filter, page)}>
          <ProjectGrid projects={projects} tab={tab} />
          <Pages tab={tab} page={page} last={lastPageOf(total)} />
        </div>
      </div>
      <p className="sr" role="status" data-in-place-summary="" />
    </>
  );
}

function Pages({ tab, page, last }: { tab: ProjectTab; page: number; last: number }) {
  if (last === 1) return null;
  const address = (number: number) => paths.projects + queryOfPage(tab, number);
  return (
    <Steps
      label="Pages of projects"
      className={`wrap ${styles.pages}`}
      count={`${page} / ${last}`}
      to="page"
      previous={page > 1 ? address(page - 1) : undefined}
      next={page < last ? address(page + 1) : undefined}
    />
  );
}
