import { locale } from '../../../lib/text/locale.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { mainCurrency } from '../../residences/money.ts';
import { bedroomsText, fromText } from '../../residences/residence-text.ts';
import { textForFilter, type ProjectTab } from './project-filter.ts';
import { conditionTexts, type ProjectSearch } from './project-search.ts';
import type { NearProject } from './project-match.ts';
import { locationName } from '../project.ts';
import styles from './NoneFits.module.css';

type NoneFitsProps = { tab: ProjectTab; search: ProjectSearch; near: NearProject[] };

/** Shown for a search without matches: the nearest projects and how they differ. */
export function NoneFits({ tab, search, near }: NoneFitsProps) {
  const messages = projectMessages().search;
  return (
    <section className={`wrap ${styles.none}`} aria-labelledby="none-fits">
      <div className={styles.line}>
        <h2 className={styles.words} id="none-fits">
          {messages.noneFits}
        </h2>
      </div>
      <div className={`grid ${styles.body}`}>
        <div className={styles.said}>
          <p className="lead">{noMatchText(tab, search, near.length)}</p>
          <TextLink href={paths.vip}>{messages.hearFirst}</TextLink>
        </div>
        <ul className={styles.near}>
          {near.map((project) => (
            <li key={project.id}>
              <a className={styles.project} href={paths.project(project.slug)}>
                <span className={styles.name}>{project.title}</span>
                <span className={styles.what}>{projectSummary(project)}</span>
                <span className={`num ${styles.why}`}>
                  {project.differences.map(({ words }) => words).join('. ')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** `Nothing in Toronto has 3 bedrooms or more, costs up to $800,000 CAD and is ready now. These come nearest.` */
function noMatchText({ filter }: ProjectTab, search: ProjectSearch, count: number) {
  const { nothing, nearest } = projectMessages().search;
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' });
  const conditions = list.format(conditionTexts(search).map(({ within }) => within));
  const text = textForFilter(filter, {
    all: nothing.all(conditions),
    sold: nothing.sold(conditions),
    inCity: (city) => nothing.inCity(conditions, city),
  });
  return count === 0 ? text : `${text} ${nearest(count)}`;
}

function projectSummary({ figures, typesOfUnits, completionDate, price, ...project }: NearProject) {
  const types = typesOfUnits ?? (figures && bedroomsText(figures));
  const hasPriceDifference = project.differences.some(({ showsPrice }) => showsPrice);
  const from = hasPriceDifference ? null : fromText(price, mainCurrency());
  return [locationName(project), types, completionDate, from].filter(Boolean).join('. ');
}
