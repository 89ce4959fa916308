import { inText } from '../../../lib/text/in-line.ts';
import { hasIdeographs } from '../../../lib/text/message-language.ts';
import type { AreaUnit } from '../../../lib/geo/areas.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { findAreaUnit } from '../area-unit.ts';
import { findCurrency, pricesCurrency, type Currency } from '../money.ts';
import type { InlineDrawing } from '../drawing/inline-drawing.ts';
import { isExpandable, openedPlan } from '../drawing/opened-plan.ts';
import { OpenedPlan, viewerId } from './OpenedPlan.tsx';
import type { HomeWay } from './PlanHomes.tsx';
import { summarizeResidences, sortedPlans, type PlanSummary } from '../residence-summary.ts';
import {
  areaTexts,
  floorsText,
  isSoldOut,
  isUnpriced,
  planPriceText,
  residencesIntro,
  roomsText,
} from '../residence-text.ts';
import { aboutText, ratesNote } from '../rates.ts';
import type { Residences as Given } from '../residence.ts';
import { DrawingViewer } from '../../../ui/media/DrawingViewer.tsx';
import { PlusMark } from '../../../ui/PlusMark.tsx';
import styles from './Residences.module.css';
import { AreaText } from '../../../ui/amounts/AreaText.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';

type ResidencesProps = {
  residences: Given;
  city: string;
  /** Floor plan images by plan key. */
  pictures: Record<string, Image>;
  /** Of the plan that is open first, if it may stand in the page. */
  drawing?: InlineDrawing | undefined;
  /** The chosen home shows its plan, and the list begins closed. */
  isClosed?: boolean;
  getHomeLink?: HomeWay;
  /** In place of a price that is not known. */
  unpriced: string;
};

/** The plans of a project. Each opens to its drawing and its available homes, and can stay open for comparison. */
export function Residences(props: ResidencesProps) {
  const { residences, city, pictures, drawing, isClosed = false, getHomeLink, unpriced } = props;
  const plans = sortedPlans(residences);
  if (plans.length === 0) return null;
  const currency = findCurrency(city);
  const areaUnit = findAreaUnit(city);
  const figures = summarizeResidences(residences);
  const openedKey = isClosed ? undefined : openedPlan(residences, pictures)?.key;
  return (
    <section
      className={`wrap ${styles.section}`}
      id="residences"
      aria-labelledby="residences-heading"
      {...filledBy('residences.homes')}
    >
      <div className={`grid ${styles.head}`}>
        <h2 className={`display display--2 ${styles.left}`} id="residences-heading">
          {projectMessages().project.sections.residences}
        </h2>
        {figures && (
          <p className={`lead ${styles.right}`}>{residencesIntro(plans.length, figures)}</p>
        )}
      </div>
      <div className={`label ${styles.columns}`} aria-hidden="true">
        {columnNames().map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div className={styles.list}>
        {plans.map((plan) =>
          isExpandable(plan, pictures) ? (
            <details key={plan.key} open={plan.key === openedKey}>
              <summary className={styles.row}>
                <Facts plan={plan} currency={currency} areaUnit={areaUnit} unpriced={unpriced} />
                <PlusMark />
              </summary>
              <OpenedPlan
                plan={plan}
                currency={currency}
                areaUnit={areaUnit}
                picture={pictures[plan.key]}
                drawing={plan.key === openedKey ? drawing : undefined}
                getHomeLink={getHomeLink}
                unpriced={unpriced}
              />
            </details>
          ) : (
            <div
              key={plan.key}
              className={`${styles.row} ${styles.flat} ${isSoldOut(plan) ? styles.out : ''}`}
            >
              <Facts plan={plan} currency={currency} areaUnit={areaUnit} unpriced={unpriced} />
            </div>
          ),
        )}
      </div>
      {plans.some(({ from }) => from !== null) ? (
        <p className={`small muted ${styles.note}`}>
          {inText([
            projectMessages().project.pricesOfHomes(pricesCurrency(city)),
            ratesNote(currency),
          ])}
        </p>
      ) : null}
      {plans.some((plan) => plan.key in pictures && isExpandable(plan, pictures)) ? (
        <DrawingViewer id={viewerId} />
      ) : null}
    </section>
  );
}

function columnNames() {
  const { plan, rooms, interior, exposure, floors, left, price } = projectMessages().residences;
  return [plan, rooms, interior, exposure, floors, left, price];
}

type FactsProps = { plan: PlanSummary; currency: Currency; areaUnit: AreaUnit; unpriced: string };

function Facts({ plan, currency, areaUnit, unpriced }: FactsProps) {
  const areas = plan.areas && areaTexts(plan.areas, areaUnit);
  const isOpen = plan.homes.length > 0 && !isUnpriced(plan);
  const about = aboutText(plan.from, currency);
  const labels = projectMessages().residences;
  return (
    <>
      <span className={styles.name} data-ideographs={hasIdeographs(plan.name) ? '' : undefined}>
        {plan.name}
      </span>
      <Fact name={labels.rooms}>{roomsText(plan)}</Fact>
      <Fact name={labels.interior}>{areas ? <AreaText texts={areas} /> : ''}</Fact>
      <Fact name={labels.exposure}>{plan.exposure ?? ''}</Fact>
      <Fact name={labels.floors}>{floorsText(plan)}</Fact>
      <Fact name={labels.left}>
        {isOpen || plan.available.length > 0 ? <b>{plan.available.length}</b> : <b>–</b>}
      </Fact>
      <Fact name={labels.price}>
        <MoneyText text={narrowAmounts(planPriceText(plan, currency, unpriced))} />{' '}
        {about ? (
          <small className={styles.about}>
            <MoneyText text={about} />
          </small>
        ) : null}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <span className={`num ${styles.fact}`}>
      <i className={styles.key}>{name}</i>
      <span>{children}</span>
    </span>
  );
}
