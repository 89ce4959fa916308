import { commaBetween } from '../../../lib/text/in-line.ts';
import { amountFigure, narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { homeAnchor } from './anchors.ts';
import { moneyText, type Currency } from '../money.ts';
import { hasHomeForSale, type TowerFloor, type TowerHome } from './tower.ts';
import states from './HomeState.module.css';
import styles from './Tower.module.css';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';

/** With more columns, a cell has room only for the number. */
const maxWithPrices = 3;
const maxOnPhone = 2;
const fewestFloorsOfZone = 3;
/** Its rows are high, so that a price has room below its number. */
const mostFloorsOfLow = 8;
/** With more in the numbers of a row the tower stands below the chosen home on screens that are not wide. */
const mostDigits = 42;
/** With more columns the tower does not fit on every screen that draws it. */
const mostInSight = 14;
/** With more in the prices of a row a low tower stands below the chosen home on all screens. */
const mostPricedOfLow = 80;
/** With more in a number and its price a phone shows the price below the number. */
const mostBeside = 13;
/** With more in the numbers and prices of a row a high tower has room only for the numbers. */
const mostPricedOfHigh = 90;

type TowerProps = {
  floors: TowerFloor[];
  columns: number;
  currency: Currency;
  /** Of the page about a home that can be bought. */
  getHomeHref?: ((number: string) => string) | undefined;
  /** In place of a price that is not known. */
  unpriced: string;
  /** The number of the home that the page is about. */
  chosen?: string | undefined;
};

/** The floors from the roof down, as a table; with many homes per floor a phone shows a list. Its floors without a home for sale are bands. */
export function Tower(props: TowerProps) {
  const { floors, columns, currency, getHomeHref, unpriced, chosen } = props;
  const isCrowded = columns > maxWithPrices;
  const digits = Math.max(
    ...floors.flatMap(({ homes }) => homes.map((home) => home.number.length)),
  );
  const isScrolled = columns > mostInSight;
  const isLow = floors.length <= mostFloorsOfLow;
  const priceLength = longestPrice(floors, currency);
  const characters = priceLength + (isLow ? 0 : digits + 3);
  const isWide = isScrolled || (isLow && columns * characters > mostPricedOfLow);
  const isMany = columns * digits > mostDigits;
  const isPriced = isCrowded && (isLow || columns * characters <= mostPricedOfHigh);
  const widthName = isWide ? 'most' : isMany ? 'many' : isPriced ? 'some' : undefined;
  const labels = projectMessages().residences;
  return (
    <div
      className={isScrolled ? styles.scroll : undefined}
      data-columns={widthName}
      {...(isScrolled && { tabIndex: 0, role: 'region', 'aria-label': labels.byFloor })}
    >
      <table
        className={[
          styles.table,
          isCrowded && styles.crowded,
          isPriced && styles.priced,
          isLow && styles.low,
          columns > maxOnPhone ? styles.listed : styles.drawn,
          digits + priceLength > mostBeside && styles.stacked,
        ]
          .filter(Boolean)
          .join(' ')}
        style={
          {
            '--columns': columns,
            '--floors': floors.length,
            '--letters': characters,
          } as React.CSSProperties
        }
      >
        <caption className="sr">{labels.towerCaption}</caption>
        <colgroup>
          <col className={styles.floorColumn} />
          <col span={columns} />
          {isCrowded ? null : <col className={styles.zoneColumn} />}
        </colgroup>
        <thead className="sr">
          <tr>
            <th scope="col">{labels.floor}</th>
            <th scope="colgroup" colSpan={columns}>
              {labels.homes}
            </th>
            {isCrowded ? null : <th scope="col">{labels.homesPerFloor}</th>}
          </tr>
        </thead>
        <tbody>
          {floors.map(({ floor, homes, zone }) => (
            <tr key={floor} data-closed={hasHomeForSale({ homes }) ? undefined : ''}>
              <th scope="row" className="num">
                <FloorName floor={String(floor)} />
              </th>
              {homes.map((home) => (
                <td key={home.key} colSpan={home.span}>
                  <Home
                    home={home}
                    currency={currency}
                    unpriced={unpriced}
                    href={getHomeHref?.(home.number)}
                    isChosen={home.number === chosen}
                  />
                </td>
              ))}
              {zone && !isCrowded ? (
                <td rowSpan={zone.floors} className={styles.zone}>
                  {zone.floors >= fewestFloorsOfZone ? <span>{zone.words}</span> : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function longestPrice(floors: TowerFloor[], currency: Currency) {
  const prices = floors.flatMap(({ homes }) => homes.map(({ price }) => price ?? 0));
  return amountFigure(Math.max(...prices), currency).length;
}

function FloorName({ floor }: { floor: string }) {
  const [before, after] = projectMessages().residences.onFloor(floor).split(floor);
  return (
    <>
      <span className={styles.floorWord}>{before}</span>
      {floor}
      {after ? <span className={styles.floorWord}>{after}</span> : null}
    </>
  );
}

type HomeProps = {
  home: TowerHome;
  currency: Currency;
  unpriced: string;
  href: string | undefined;
  isChosen: boolean;
};

function Home({ home, currency, unpriced, href, isChosen }: HomeProps) {
  const { number, state, price } = home;
  const { residences } = projectMessages();
  const cellClass = `${states.home} ${states[state]}`;
  const numberAndState = (
    <>
      <b className="num">{number}</b>
      <span className={styles.state}>
        {commaBetween() + residences.states[state].toLowerCase()}
      </span>
    </>
  );
  if (state !== 'available') {
    return (
      <span className={cellClass} data-state={state} id={homeAnchor(number)}>
        {numberAndState}
      </span>
    );
  }
  const words = price === null ? unpriced : narrowAmounts(moneyText(price, currency));
  const content = (
    <>
      {numberAndState}
      <span className={`num ${styles.price}`}>
        <span className="sr">{commaBetween()}</span>
        <MoneyText text={words} />
      </span>
    </>
  );
  const cellProps = { className: cellClass, 'data-state': state, id: homeAnchor(number) };
  return href === undefined ? (
    <span {...cellProps}>{content}</span>
  ) : (
    <a {...cellProps} href={href} aria-current={isChosen ? 'true' : undefined}>
      {content}
    </a>
  );
}
