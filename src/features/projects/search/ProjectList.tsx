import { itemsInLine } from '../../../lib/text/in-line.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { frameMessages } from '../../../messages/frame.ts';
import { paths } from '../../../site/paths.ts';
import { FilterTabs } from '../../../ui/FilterTabs.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { findCurrency } from '../../residences/money.ts';
import { ratesText } from '../../residences/rates.ts';
import { searchWish } from '../../subscriptions/tell-me.ts';
import { TellMeWhen } from '../../subscriptions/TellMeWhen.tsx';
import { ListViews } from './ListViews.tsx';
import { NoneFits } from './NoneFits.tsx';
import {
  lastProjectPage,
  projectTabs,
  queryOfPage,
  summaryText,
  type ProjectTab,
} from './project-filter.ts';
import { hasConditions, type ProjectSearch } from './project-search.ts';
import type { Project } from '../project.ts';
import type { NearestProject } from './project-match.ts';
import { FilterLink, ProjectFilters } from './ProjectFilters.tsx';
import { ProjectGrid } from '../card/ProjectGrid.tsx';
import styles from './ProjectList.module.css';
import type { MapOfProjects } from './projects-map.ts';
import { ProjectsMap } from './ProjectsMap.tsx';
import { ProjectTable } from './ProjectTable.tsx';

type ProjectListProps = {
  /** The projects on this page. */
  projects: Project[];
  /** The number of matches on all pages. */
  total: number;
  /** The nearest projects, if there are no matches. */
  near: NearestProject[];
  /** Set in the map view. */
  map?: MapOfProjects | null | undefined;
  tab: ProjectTab;
  search: ProjectSearch;
  page: number;
  /** The labels of the conditions that could not be read. */
  unread?: string[];
};

/** The tabs, the filters and the results. With script all of it is replaced in place. */
export function ProjectList(props: ProjectListProps) {
  const { projects, total, near, map, tab, search, page, unread = [] } = props;
  const tabs = projectTabs().map((projectTab) => ({
    label: projectTab.label,
    href: paths.projects + queryOfPage(projectTab, 1, search),
    isCurrent: projectTab.label === tab.label,
  }));
  const messages = projectMessages().search;
  const isNone = total === 0 && hasConditions(search);
  const hasFilters = total > 0 || isNone;
  const rates = ratesFor(
    map?.kind === 'network'
      ? map.cities.flatMap(({ id, total: count }) => (count > 0 ? id : []))
      : [...projects, ...near.map(({ project }) => project)].map(({ city }) => city),
    search,
  );
  return (
    <>
      <div id="results" className={styles.list} data-in-place="">
        <FilterTabs label={messages.tabs} tabs={tabs} hasEnd={hasFilters} />
        {hasFilters ? (
          <>
            <FilterLink search={search} />
            <ListViews tab={tab} search={search} isBesideTabs />
            <ProjectFilters tab={tab} search={search} total={total} />
          </>
        ) : null}
        {unread.length > 0 ? (
          <p className={`wrap small ${styles.unread}`}>{messages.unread(itemsInLine(unread))}</p>
        ) : null}
        <div
          className={styles.shown}
          data-summary={isNone ? messages.noneFits : summaryText(total, tab.filter, page)}
        >
          {isNone ? (
            <NoneFits tab={tab} search={search} near={near} rates={rates} />
          ) : map && total > 0 ? (
            <ProjectsMap map={map} tab={tab} search={search} />
          ) : search.view === 'table' && total > 0 ? (
            <ProjectTable projects={projects} tab={tab} search={search} />
          ) : (
            <ProjectGrid projects={projects} tab={tab} bedrooms={search.bedrooms} />
          )}
          {rates && !isNone ? <p className={`wrap small muted ${styles.rates}`}>{rates}</p> : null}
          {isNone || tab.filter.isSold ? null : (
            <TellMeWhen id="tell-me" wish={searchWish(tab.filter.city, search)} />
          )}
          {map?.kind === 'network' ? null : (
            <Pages tab={tab} search={search} page={page} last={lastProjectPage(total)} />
          )}
        </div>
      </div>
      <p className="sr" role="status" data-in-place-summary="" />
      <p className="sr" role="status" data-keep-status="" />
    </>
  );
}

/** The note on exchange rates, if prices in several currencies are compared. */
function ratesFor(cities: string[], { price, sort, view }: ProjectSearch) {
  if (price === null && sort !== 'price' && view === null) return null;
  return ratesText(cities.map((city) => findCurrency(city)));
}

type PagesProps = { tab: ProjectTab; search: ProjectSearch; page: number; last: number };

function Pages({ tab, search, page, last }: PagesProps) {
  if (last === 1) return null;
  const pageUrl = (number: number) => paths.projects + queryOfPage(tab, number, search);
  return (
    <Steps
      label={projectMessages().search.pages}
      className={`wrap ${styles.pages}`}
      count={`${page} / ${last}`}
      called={frameMessages().pages}
      previous={page > 1 ? pageUrl(page - 1) : undefined}
      next={page < last ? pageUrl(page + 1) : undefined}
    />
  );
}
