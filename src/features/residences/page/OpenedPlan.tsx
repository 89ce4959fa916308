import type { AreaUnit } from '../../../lib/geo/areas.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import type { Currency } from '../money.ts';
import styles from './OpenedPlan.module.css';
import { PlanHomes, type HomeWay } from './PlanHomes.tsx';
import type { PlanSummary } from '../residence-summary.ts';
import { areaTexts } from '../residence-text.ts';

type OpenedPlanProps = {
  plan: PlanSummary;
  currency: Currency;
  areaUnit: AreaUnit;
  picture: Image | undefined;
  getHomeLink: HomeWay | undefined;
};

/** The drawing of a plan, and its available homes. */
export function OpenedPlan({ plan, currency, areaUnit, picture, getHomeLink }: OpenedPlanProps) {
  const messages = projectMessages().project;
  return (
    <div className={`grid ${styles.open}`}>
      {picture ? (
        <figure className={styles.plan}>
          <div
            className={styles.drawing}
            tabIndex={0}
            role="region"
            aria-label={messages.floorPlan(plan.name)}
          >
            <ResponsiveImage
              image={{ ...picture, alt: picture.alt || messages.floorPlanAlt(plan.name) }}
              slot={[{ from: '56rem', width: '62vw' }, { width: '93vw' }]}
            />
          </div>
        </figure>
      ) : null}
      <div className={picture ? styles.homes : styles.homesAlone}>
        {plan.outdoor ? (
          <p className="muted">
            {messages.outdoors(...areaTexts([plan.outdoor, plan.outdoor], areaUnit))}
          </p>
        ) : null}
        <PlanHomes plan={plan} currency={currency} areaUnit={areaUnit} getHomeLink={getHomeLink} />
      </div>
    </div>
  );
}
