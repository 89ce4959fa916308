import { nameLanguage } from '../../../lib/text/name-language.ts';
import { pageMessages } from '../../../messages/pages.ts';
import { Fragment } from 'react';
import { commaBetween } from '../../../lib/text/in-line.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { projectTabs } from '../../projects/search/project-filter.ts';
import { cityName } from '../../projects/project.ts';
import styles from './CityIndex.module.css';

type CityIndexProps = {
  /** The names of a few projects in each city, by the id of the city. */
  namesByCity: Record<string, string[]>;
};

/** Links to the projects of each city, and to all projects. */
export function CityIndex({ namesByCity }: CityIndexProps) {
  const cities = projectTabs().flatMap(({ query, filter }) =>
    filter.city ? [{ query, city: filter.city }] : [],
  );
  return (
    <section className={`section wrap ${styles.section}`}>
      {cities.length > 0 ? (
        <ul className={styles.cities} aria-label={pageMessages().cities}>
          {cities.map(({ query, city }) => (
            <li key={query}>
              <a href={paths.projects + query}>
                {cityName(city)}{' '}
                <span className={styles.names} lang={nameLanguage()}>
                  {namesByCity[city]?.map(inList)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.all}>
        <Button href={paths.projects} isSolid>
          {pageMessages().discover}
          <Icon name="arrowRight" />
        </Button>
      </p>
    </section>
  );
}

/** Each in a part of its own, so that lines break between names. */
function inList(name: string, index: number, { length }: string[]) {
  return (
    <Fragment key={name}>
      <span>{index < length - 1 ? name + commaBetween().trim() : name}</span>{' '}
    </Fragment>
  );
}
