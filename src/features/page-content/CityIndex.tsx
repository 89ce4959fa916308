import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { projectTabs } from '../projects/project-filter.ts';
import { cityName } from '../projects/project.ts';
import styles from './CityIndex.module.css';

/** The closing of the home page: a way to the projects of each city, and to all of them. */
export function CityIndex() {
  return (
    <section className={`section wrap ${styles.section}`}>
      <ul className={styles.cities} aria-label="Cities">
        {projectTabs.map(({ query, filter }) =>
          filter.city ? (
            <li key={query}>
              <a href={paths.projects + query}>{cityName(filter.city)}</a>
            </li>
          ) : null,
        )}
      </ul>
      <p className={styles.all}>
        <Button href={paths.projects} isSolid>
          DISCOVER OUR GLOBAL PROJECTS
          <Icon name="arrowRight" />
        </Button>
      </p>
    </section>
  );
}
