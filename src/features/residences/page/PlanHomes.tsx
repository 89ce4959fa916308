import { commaBetween } from '../../../lib/text/in-line.ts';
import type { AreaUnit } from '../../../lib/geo/areas.ts';
import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { homeAnchor, priceAnchor } from './anchors.ts';
import { moneyText, type Currency } from '../money.ts';
import { aboutText } from '../rates.ts';
import type { Home } from '../residence.ts';
import { homeArea, type PlanSummary } from '../residence-summary.ts';
import { areaTexts, pricePerAreaText, pricePerTsubo } from '../residence-text.ts';
import styles from './PlanHomes.module.css';
import { AreaText } from '../../../ui/amounts/AreaText.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';

const maxInSight = 24;

/** The link of a home or its price, with its accessible label. */
export type HomeWay = (
  home: Pick<Home, 'number' | 'price'>,
) => { href: string; label: string } | undefined;

type PlanHomesProps = {
  plan: PlanSummary;
  currency: Currency;
  areaUnit: AreaUnit;
  getHomeLink?: HomeWay | undefined;
  /** In place of a price that is not known. */
  unpriced: string;
};

/** The available homes of a plan. Each links to its cell in the tower. */
export function PlanHomes(props: PlanHomesProps) {
  const { plan, currency, areaUnit, getHomeLink, unpriced } = props;
  const { available, areas, name } = plan;
  if (available.length === 0) return null;
  const isVaried = areas !== null && areas[0] !== areas[1];
  const { project: messages, residences: labels } = projectMessages();
  const region = { tabIndex: 0, role: 'region', 'aria-label': messages.availableHomesLabel(name) };
  const isLong = available.length > maxInSight;
  return (
    <>
      <div className={`${styles.frame} ${isLong ? styles.scroll : ''}`} {...(isLong && region)}>
        <table className={isVaried ? `${styles.homes} ${styles.varied}` : styles.homes}>
          <caption className="label">{messages.homesLeft(available.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.home}</th>
              <th scope="col">{labels.floor}</th>
              {isVaried ? <th scope="col">{labels.interior}</th> : null}
              <th scope="col">{labels.price}</th>
              {areas ? (
                <th scope="col" data-per={areaUnit}>
                  {messages.perUnit(areaUnit)}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody className="num">
            {available.map((home) => {
              const { key, number, floor, price } = home;
              const area = homeArea(home, plan);
              return (
                <tr key={key} id={priceAnchor(number)} className={styles.home}>
                  <th scope="row">
                    {floor === null ? (
                      number
                    ) : (
                      <TextLink isBare href={`#${homeAnchor(number)}`}>
                        {number}
                      </TextLink>
                    )}
                  </th>
                  <td>{floor}</td>
                  {isVaried ? (
                    <td>
                      {area === null ? (
                        ''
                      ) : (
                        <AreaText
                          texts={areaTexts([area, area], areaUnit)}
                          className={styles.about}
                        />
                      )}
                    </td>
                  ) : null}
                  <td>
                    <Price
                      price={price}
                      currency={currency}
                      unpriced={unpriced}
                      link={getHomeLink?.({ number, price })}
                    />
                  </td>
                  {areas ? (
                    <td className="muted" data-per={areaUnit}>
                      {price === null || area === null ? null : (
                        <>
                          <MoneyText text={pricePerAreaText(price, area, { currency, areaUnit })} />
                          <PerTsubo text={pricePerTsubo(price, area, { currency, areaUnit })} />
                        </>
                      )}
                    </td>
                  ) : null}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {available.some(({ floor }) => floor !== null) ? (
        <p className={styles.onScreen}>
          <TextLink href="#availability">{labels.viewByFloor}</TextLink>
        </p>
      ) : null}
    </>
  );
}

function PerTsubo({ text }: { text: string | undefined }) {
  return text ? (
    <small className={styles.about} data-per="tsubo">
      <MoneyText text={text} />
    </small>
  ) : null;
}

type PriceProps = {
  price: number | null;
  currency: Currency;
  unpriced: string;
  link: ReturnType<HomeWay>;
};

function Price({ price, currency, unpriced, link }: PriceProps) {
  const text = price === null ? unpriced : narrowAmounts(moneyText(price, currency));
  const about = aboutText(price, currency);
  return (
    <>
      {link ? (
        <TextLink href={link.href}>
          <MoneyText text={text} />
          <span className="sr">{commaBetween() + link.label}</span>
        </TextLink>
      ) : (
        <MoneyText text={text} />
      )}
      {about ? (
        <small className={styles.about}>
          <MoneyText text={about} />
        </small>
      ) : null}
    </>
  );
}
