import type { Image } from '../../../lib/media/image-url.ts';
import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { fullStop, inLine } from '../../../lib/text/in-line.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { AreaText } from '../../../ui/amounts/AreaText.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { findAreaUnit } from '../area-unit.ts';
import type { InlineDrawing } from '../drawing/inline-drawing.ts';
import { findCurrency, moneyText } from '../money.ts';
import { aboutText } from '../rates.ts';
import type { Home, Residences } from '../residence.ts';
import { homeArea, numberRange, sortedPlans } from '../residence-summary.ts';
import { areaTexts, pricePerAreaText, pricePerTsubo, roomsText } from '../residence-text.ts';
import styles from './ChosenHome.module.css';
import { PlanDrawing } from './OpenedPlan.tsx';

type Way = { href: string; label: string };

export type ChosenHomeProps = {
  home: Home;
  residences: Residences;
  city: string;
  /** Floor plan images by plan key. */
  pictures: Record<string, Image>;
  /** The drawing of the home’s plan, if the page may hold it inline. */
  drawing: InlineDrawing | undefined;
  /** In place of a price that is not known. */
  unpriced: string;
  /** To its deposits and to the enquiry form. The first is a button. */
  ways: Way[];
};

/** The home that the page is about, with its price and its plan. It changes with the deposit planner. */
export function ChosenHome(props: ChosenHomeProps) {
  const { home, residences, city, pictures, drawing, unpriced, ways } = props;
  const { number, floor, price } = home;
  const plan = sortedPlans(residences).find(({ key }) => key === home.plan);
  const picture = pictures[home.plan ?? ''];
  const currency = findCurrency(city);
  const areaUnit = findAreaUnit(city);
  const area = homeArea(home, plan);
  const about = aboutText(price, currency);
  const perTsubo =
    area && price !== null ? pricePerTsubo(price, area, { currency, areaUnit }) : undefined;
  const { project, residences: labels } = projectMessages();
  const facts = [
    plan && roomsText(plan),
    area && <AreaText texts={areaTexts([area, area], areaUnit)} />,
    plan?.exposure,
    area && price !== null && (
      <MoneyText
        text={project.amountPerUnit(
          pricePerAreaText(price, area, { currency, areaUnit }),
          areaUnit,
        )}
      />
    ),
    perTsubo && <MoneyText text={perTsubo} />,
  ].filter(Boolean);
  const place = inLine([
    floor !== null && labels.onFloor(String(floor)),
    price !== null && price === lowestPrice(residences) && project.lowestLeft,
  ]);
  const factLine = (
    <p className={`num muted ${styles.facts}`}>
      {facts.map((fact, index) => (
        <span key={index}>
          {fact}
          {fullStop()}
        </span>
      ))}
    </p>
  );
  return (
    <div className={styles.home} id="chosen-home" data-home={number} data-in-place-head="">
      <p className={styles.name}>
        <b className="num">{project.home(number)}</b>
        <span>{place}</span>
      </p>
      <p className={`num ${styles.price}`}>
        <MoneyText text={price === null ? unpriced : narrowAmounts(moneyText(price, currency))} />
      </p>
      {about ? (
        <p className="muted">
          <MoneyText text={about} />
        </p>
      ) : null}
      {plan && picture ? (
        <PlanDrawing
          plan={plan}
          areaUnit={areaUnit}
          picture={picture}
          drawing={drawing}
          className={styles.plan}
          facts={factLine}
        />
      ) : (
        factLine
      )}
      <p className={styles.ways}>
        {ways.map(({ href, label }, index) =>
          index === 0 ? (
            <Button key={href} href={href} isSolid isNatural>
              {label}
            </Button>
          ) : (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ),
        )}
      </p>
    </div>
  );
}

function lowestPrice({ homes }: Residences) {
  const available = Object.values(homes).filter(({ state }) => state === 'available');
  return numberRange(available.map(({ price }) => price))[0];
}
