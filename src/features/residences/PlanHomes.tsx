import { projectMessages } from '../../lib/project-messages.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { homeAnchor, priceAnchor } from './anchors.ts';
import { moneyText, pricePerSquareFoot, type Currency } from './money.ts';
import type { PlanFigures } from './residence-figures.ts';
import styles from './PlanHomes.module.css';

const mostInSight = 24;

type PlanHomesProps = { plan: PlanFigures; currency: Currency };

/** The homes of a plan that are left, each with a way to its place in the tower. */
export function PlanHomes({ plan, currency }: PlanHomesProps) {
  const { available, interior, name } = plan;
  if (available.length === 0) return null;
  const said = projectMessages().project;
  const region = { tabIndex: 0, role: 'region', 'aria-label': said.homesLeftOf(name) };
  const isLong = available.length > mostInSight;
  return (
    <>
      <div className={`${styles.frame} ${isLong ? styles.scroll : ''}`} {...(isLong && region)}>
        <table className={styles.homes}>
          <caption className="label">{said.homesLeft(available.length)}</caption>
          <thead>
            <tr>
              <th scope="col">Home</th>
              <th scope="col">Floor</th>
              <th scope="col">Price</th>
              {interior ? <th scope="col">Per sq ft</th> : null}
            </tr>
          </thead>
          <tbody className="num">
            {available.map(({ key, number, floor, price }) => (
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
                <td>{price === null ? said.onRequest : moneyText(price, currency)}</td>
                {interior ? (
                  <td className="muted">
                    {price === null ? '' : moneyText(pricePerSquareFoot(price, interior), currency)}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {available.some(({ floor }) => floor !== null) ? (
        <p>
          <TextLink href="#availability">See them in the tower</TextLink>
        </p>
      ) : null}
    </>
  );
}
