import { inText, joinedConditions } from '../../../lib/text/in-line.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { Alternatives } from '../../../ui/Alternatives.tsx';
import { searchWish } from '../../subscriptions/tell-me.ts';
import { TellMeWhen } from '../../subscriptions/TellMeWhen.tsx';
import { NearestProjects } from '../card/NearestProjects.tsx';
import { textForFilter, type ProjectTab } from './project-filter.ts';
import type { NearestProject } from './project-match.ts';
import styles from './ProjectList.module.css';
import { conditionTexts, type ProjectSearch } from './project-search.ts';

type NoneFitsProps = {
  tab: ProjectTab;
  search: ProjectSearch;
  near: NearestProject[];
  rates: string | null;
};

/** Shown for a search without matches: the nearest projects and how they differ. */
export function NoneFits({ tab, search, near, rates }: NoneFitsProps) {
  const messages = projectMessages().search;
  return (
    <Alternatives
      id="none-fits"
      heading={messages.noneFits}
      text={noMatchText(tab, search, near.length)}
    >
      <NearestProjects near={near} canSave />
      {rates ? <p className={`small muted ${styles.rates}`}>{rates}</p> : null}
      {tab.filter.isSold ? null : (
        <TellMeWhen id="tell-me" wish={searchWish(tab.filter.city, search)} isInside />
      )}
    </Alternatives>
  );
}

/** `No project in Toronto has 3 bedrooms or more, is priced at CAD 800,000 or less and is ready now. These are the closest matches.` */
function noMatchText({ filter }: ProjectTab, search: ProjectSearch, count: number) {
  const { nothing, nearest } = projectMessages().search;
  const conditions = joinedConditions(conditionTexts(search).map(({ within }) => within));
  const text = textForFilter(filter, {
    all: nothing.all(conditions),
    sold: nothing.sold(conditions),
    inCity: (city) => nothing.inCity(conditions, city),
  });
  return count === 0 ? text : inText([text, nearest(count)]);
}
