import { paths } from '../../site/paths.ts';
import { FilterTabs } from '../../ui/FilterTabs.tsx';
import { countText, projectTabs, type ProjectTab } from './project-filter.ts';
import type { Project } from './project.ts';
import { ProjectGrid } from './ProjectGrid.tsx';
import styles from './ProjectList.module.css';

type ProjectListProps = { projects: Project[]; tab: ProjectTab };

/** The tabs and what they choose: another tab is followed in place where there is script. */
export function ProjectList({ projects, tab }: ProjectListProps) {
  const tabs = projectTabs.map(({ label, query }) => ({
    label,
    href: paths.projects + query,
    isCurrent: label === tab.label,
  }));
  return (
    <>
      <div id="projects" className={styles.list} data-in-place="">
        <FilterTabs label="Filter projects" tabs={tabs} />
        <div className={styles.shown} data-summary={countText(projects.length, tab.filter)}>
          <ProjectGrid projects={projects} tab={tab} />
        </div>
      </div>
      <p className="sr" role="status" data-in-place-summary="" />
    </>
  );
}
