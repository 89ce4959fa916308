import { filledBy } from '../../../lib/html/field-marks.ts';
import { inText } from '../../../lib/text/in-line.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { homeStates } from '../form/home-cells.ts';
import { countStates } from '../residence-summary.ts';
import type { Residences } from '../residence.ts';
import { currencyName, findCurrency } from '../money.ts';
import { ChosenHome, type ChosenHomeProps } from './ChosenHome.tsx';
import { floorGroups, buildTower, hasHomeForSale } from './tower.ts';
import { Tower } from './Tower.tsx';
import styles from './Availability.module.css';
import states from './HomeState.module.css';

type AvailabilityProps = {
  residences: Residences;
  city: string;
  asOf: string;
  getHomeHref: (number: string) => string;
  /** In place of a price that is not known. */
  unpriced: string;
  /** The home that the page is about; undefined if none can be bought. */
  chosen: Omit<ChosenHomeProps, 'residences' | 'city' | 'unpriced'> | undefined;
};

/** Of the floors without a home for sale, which a phone draws as bands. */
const fewestFolded = 3;

/** The home that the page is about, and the building by floor, with the number of homes in each state. */
export function Availability(props: AvailabilityProps) {
  const { residences, city, asOf, getHomeHref, unpriced, chosen } = props;
  const { columns, floors } = buildTower(residences.homes);
  if (floors.length === 0) return null;
  const messages = projectMessages().project;
  const all = Object.values(residences.homes);
  const counts = countStates(all);
  const groups = floorGroups(floors);
  const closed = floors.filter((floor) => !hasHomeForSale(floor)).length;
  const isFolded = closed >= fewestFolded;
  const number = chosen?.home.number;
  return (
    <section
      className={styles.section}
      id="availability"
      aria-labelledby="availability-heading"
      {...filledBy('residences.homes')}
    >
      <div className="wrap grid">
        <div className={styles.side}>
          <h2 className="display display--2" id="availability-heading">
            {messages.sections.availability}
          </h2>
          <ul className={styles.states}>
            {homeStates
              .filter((state) => counts[state] > 0)
              .map((state) => (
                <li key={state}>
                  <span className={`${states.home} ${states[state]}`} aria-hidden="true" />
                  <span>{projectMessages().residences.states[state]}</span>
                  <b className="num">{counts[state]}</b>
                </li>
              ))}
          </ul>
          {chosen ? (
            <ChosenHome {...chosen} residences={residences} city={city} unpriced={unpriced} />
          ) : (
            <p className="lead">{messages.nothingForSale}</p>
          )}
        </div>
        <div className={styles.tower} data-floors={isFolded ? 'folded' : ''} data-in-place-links="">
          {groups.map((group, index) => {
            const tower = (
              <Tower
                floors={group}
                columns={columns}
                currency={findCurrency(city)}
                getHomeHref={getHomeHref}
                unpriced={unpriced}
                chosen={number}
              />
            );
            const [highest, lowest] = [group[0], group.at(-1)];
            return groups.length === 1 ? (
              <div key={index}>{tower}</div>
            ) : (
              <details
                key={index}
                className={styles.group}
                open={
                  index === 0 ||
                  group.some(({ homes }) => homes.some((home) => home.number === number))
                }
              >
                <summary>{messages.floors(lowest?.floor ?? 0, highest?.floor ?? 0)}</summary>
                {tower}
              </details>
            );
          })}
          <p className={`small muted ${styles.ground}`}>
            {inText([
              messages.homesOnFloors(all.length, floors.length),
              all.some(({ state, price }) => state === 'available' && price !== null) &&
                messages.pricesIn(currencyName(findCurrency(city))),
              messages.asOf(asOf),
            ])}
          </p>
          {isFolded ? (
            <div className={styles.fold}>
              <p className="small muted">{messages.closedFloors(closed)}</p>
              <details>
                <summary>{messages.showEveryFloor}</summary>
              </details>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
