import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { nameLanguage } from '../../../lib/text/name-language.ts';
import type { CSSProperties } from 'react';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { MapBlock } from '../../../ui/map/MapBlock.tsx';
import cityStyles from './CityMap.module.css';
import networkStyles from './NetworkMap.module.css';
import { countText, projectTabs, queryOfPage, type ProjectTab } from './project-filter.ts';
import type { ProjectSearch } from './project-search.ts';
import { priceInLine, standalonePrice } from '../card/project-price.ts';
import { isSold } from '../project-status.ts';
import type { CityOnMap, MapOfProjects, ProjectOnMap } from './projects-map.ts';
import { StatusFlag } from '../card/StatusFlag.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';

type Network = Extract<MapOfProjects, { kind: 'network' }>;
type City = Extract<MapOfProjects, { kind: 'city' }>;

type ProjectsMapProps = { map: MapOfProjects; tab: ProjectTab; search: ProjectSearch };

/** The results as a map of cities, or of the projects in one city. */
export function ProjectsMap({ map, tab, search }: ProjectsMapProps) {
  return (
    <>
      <h2 className="sr">{tab.label}</h2>
      {map.kind === 'network' ? <NetworkMap {...map} search={search} /> : <CityMap {...map} />}
    </>
  );
}

function NetworkMap({ drawing, cities, search }: Network & { search: ProjectSearch }) {
  const { width, height, path, stepsPerUnit, seas } = drawing;
  return (
    <div className={`wrap grid ${networkStyles.network}`}>
      <svg viewBox={`0 0 ${width * stepsPerUnit} ${height * stepsPerUnit}`} aria-hidden="true">
        <defs>
          <path id="waters" d={path} />
        </defs>
        <use className={networkStyles.coast} href="#waters" />
        <use className={networkStyles.water} href="#waters" />
        {seas.map(({ name, x, y }) => (
          <text key={name} className={networkStyles.sea} x={x * stepsPerUnit} y={y * stepsPerUnit}>
            {name}
          </text>
        ))}
      </svg>
      <ul className={networkStyles.cities} aria-label={projectMessages().search.map.ofCities}>
        {cities.map((city) => (
          <li key={city.id}>
            <a
              className={networkStyles.city}
              href={cityUrl(city, search)}
              data-none={city.total === 0 || undefined}
              style={{ '--x': city.x / width, '--y': city.y / height } as CSSProperties}
            >
              <span className={networkStyles.pin} data-side={city.side} aria-hidden="true">
                <span>
                  <b>{city.name}</b> <small>{city.total}</small>
                </span>
              </span>
              <b className={networkStyles.name}>{city.name}</b>
              <span className={networkStyles.facts}>
                <span className="muted">{countText(city.total, {})}</span>
                {city.price ? (
                  <span className="num">
                    <MoneyText text={narrowAmounts(city.price)} />
                  </span>
                ) : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function cityUrl({ id }: CityOnMap, search: ProjectSearch) {
  const tab = projectTabs().find(({ filter }) => filter.city === id);
  return paths.projects + (tab ? queryOfPage(tab, 1, search) : '');
}

function CityMap({ city, map, projects }: City) {
  const messages = projectMessages().search.map;
  const isPartial = projects.some(({ pin }) => pin === null);
  const spots = projects.flatMap(({ project: { title, slug }, pin }) =>
    pin ? { ...pin, label: title, text: String(pin.number), href: paths.project(slug) } : [],
  );
  return (
    <div className={`wrap grid ${cityStyles.inCity}`}>
      <div className={cityStyles.map}>
        <MapBlock label={messages.ofCity(city)} map={map} spots={spots} />
      </div>
      <div className={cityStyles.beside}>
        <ol>
          {projects.map((item) => (
            <Row key={item.project.id} {...item} />
          ))}
        </ol>
        {isPartial ? <p className="small muted">{messages.withoutNumber}</p> : null}
      </div>
    </div>
  );
}

function Row({ project, pin }: ProjectOnMap) {
  const { title, slug, area, status } = project;
  const price = isSold(status) ? null : (priceInLine(project) ?? standalonePrice(project));
  return (
    <li className={cityStyles.row}>
      <span className={cityStyles.number} aria-hidden="true">
        {pin?.number}
      </span>
      <div>
        <a
          className={cityStyles.title}
          href={paths.project(slug)}
          lang={nameLanguage()}
          data-travels="project-hero"
        >
          {title}
        </a>
        <p className={cityStyles.facts}>
          <StatusFlag status={status} />
          {[area, price].filter(Boolean).map((fact) => (
            <span key={fact} className="num">
              <MoneyText text={narrowAmounts(fact ?? '')} />
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}
