import { nameLanguage } from '../../../lib/text/name-language.ts';
import { pageMessages } from '../../../messages/pages.ts';
import { itemComma } from '../../../lib/text/in-line.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { WholeParts } from '../../../ui/WholeParts.tsx';
import type { CityOffer } from '../../projects/card/project-price.ts';
import { projectTabs } from '../../projects/search/project-filter.ts';
import { cityName } from '../../projects/project.ts';
import styles from './CityIndex.module.css';

type CityIndexProps = {
  offers: Record<string, CityOffer>;
  /** On pages that speak of the cities right above, and whose own button leads to all projects. */
  isBare?: boolean;
};

/** Links to the projects of each city, with a few of their names and the lowest price, and to all projects. */
export function CityIndex({ offers, isBare = false }: CityIndexProps) {
  const cities = projectTabs().flatMap(({ query, filter }) =>
    filter.city ? [{ query, city: filter.city }] : [],
  );
  return (
    <section className={`wrap ${styles.section}`}>
      {cities.length > 0 ? (
        <>
          <h2 className={isBare ? 'sr' : 'display display--2'} id="cities">
            {pageMessages().cities}
          </h2>
          <ul className={styles.cities} aria-labelledby="cities">
            {cities.map(({ query, city }) => (
              <li key={query}>
                <a href={paths.projects + query}>
                  <span className={styles.city}>{cityName(city)}</span>{' '}
                  <span className={styles.names} lang={nameLanguage()}>
                    <WholeParts parts={offers[city]?.names ?? []} between={itemComma()} />
                  </span>{' '}
                  <span className="num">
                    <MoneyText text={offers[city]?.price ?? ''} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isBare ? null : (
        <p className={styles.all}>
          <Button href={paths.projects} isSolid>
            {pageMessages().discover}
            <Icon name="arrowRight" />
          </Button>
        </p>
      )}
    </section>
  );
}
