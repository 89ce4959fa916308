import type { Slot } from '../../../lib/media/image-slot.ts';
import { locale } from '../../../lib/text/locale.ts';
import { frameMessages } from '../../../messages/frame.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProjectCard } from '../card/ProjectCard.tsx';
import type { Project } from '../project.ts';
import { textForFilter, type ProjectTab } from './project-filter.ts';
import { conditionTexts, type ProjectSearch } from './project-search.ts';
import styles from './NoneFits.module.css';

type NoneFitsProps = {
  tab: ProjectTab;
  search: ProjectSearch;
  near: { project: Project; difference: string }[];
};

const slot: Slot = [
  { from: '56rem', width: '29.6vw', aspect: 29.6 / 25 },
  { width: '93vw', aspect: 93 / 62 },
];

/** Shown for a search without matches: the nearest projects and how they differ. */
export function NoneFits({ tab, search, near }: NoneFitsProps) {
  const messages = projectMessages().search;
  const { joinVip, contactUs } = frameMessages();
  return (
    <section className={`wrap ${styles.none}`} aria-labelledby="none-fits">
      <div className={styles.line}>
        <h2 className={styles.words} id="none-fits">
          {messages.noneFits}
        </h2>
        <p className={styles.text}>{noMatchText(tab, search, near.length)}</p>
      </div>
      <ul className={styles.near}>
        {near.map(({ project, difference }) => (
          <ProjectCard
            key={project.id}
            project={project}
            slot={slot}
            difference={difference}
            canSave
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className="lead">{messages.tellUs}</p>
        <Button href={paths.vip} isSolid>
          {joinVip}
        </Button>
        <Button href={paths.contact}>{contactUs}</Button>
      </div>
    </section>
  );
}

/** `No project in Toronto has 3 bedrooms or more, costs up to CAD 800,000 and is ready now. These are the closest matches.` */
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
