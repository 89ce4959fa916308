import { commaBetween, inLine, itemsInLine, labelled } from '../../../lib/text/in-line.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { AreaUnit } from '../../../lib/geo/areas.ts';
import { drawingFacts, imageFacts, type Image } from '../../../lib/media/image-url.ts';
import { planPdfUrl } from '../../../lib/media/plan-pdf.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { nameLanguage } from '../../../lib/text/name-language.ts';
import { drawingUrl, isTranslated } from '../drawing/drawing-url.ts';
import type { InlineDrawing } from '../drawing/inline-drawing.ts';
import { roomName } from '../drawing/rooms.ts';
import type { Currency } from '../money.ts';
import { AreaText } from '../../../ui/amounts/AreaText.tsx';
import { formatSize } from '../../media/format-size.ts';
import styles from './OpenedPlan.module.css';
import { PlanHomes, type HomeWay } from './PlanHomes.tsx';
import type { PlanSummary } from '../residence-summary.ts';
import { areaTexts, roomsText } from '../residence-text.ts';

/** The id of the dialog that shows drawings large. */
export const viewerId = 'floor-plan';

type OpenedPlanProps = {
  plan: PlanSummary;
  currency: Currency;
  areaUnit: AreaUnit;
  picture: Image | undefined;
  /** Of the picture, to stand in the page. */
  drawing: InlineDrawing | undefined;
  getHomeLink: HomeWay | undefined;
  /** In place of a price that is not known. */
  unpriced: string;
};

/** The drawing of a plan, and its available homes. */
export function OpenedPlan({ picture, drawing, ...ofHomes }: OpenedPlanProps) {
  const { plan, areaUnit } = ofHomes;
  const messages = projectMessages().project;
  return (
    <div className={`grid ${styles.open}`}>
      {picture ? (
        <PlanDrawing plan={plan} areaUnit={areaUnit} picture={picture} drawing={drawing} />
      ) : null}
      <div className={picture ? styles.homes : styles.homesAlone}>
        {plan.outdoor ? (
          <p className="muted">
            {labelled(messages.outdoors, '')}
            <AreaText texts={areaTexts([plan.outdoor, plan.outdoor], areaUnit)} />
          </p>
        ) : null}
        <PlanHomes {...ofHomes} />
      </div>
    </div>
  );
}

type PlanDrawingProps = Pick<OpenedPlanProps, 'plan' | 'areaUnit' | 'drawing'> & {
  picture: Image;
  /** In place of that of the list. */
  className?: string | undefined;
  /** Before the links. */
  facts?: ReactNode;
};

/** The link leads to the file; with script it opens larger, in the language of the page. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { plan, areaUnit, picture, drawing, className = styles.inList, facts: factLine } = props;
  const messages = projectMessages().project;
  const { name, areas } = plan;
  const facts = drawingFacts(picture.url);
  const pdfUrl = planPdfUrl(picture.url);
  const size = facts ?? imageFacts(picture.url);
  const style = size && { '--plan-ratio': (size.width / size.height).toFixed(3) };
  const alt = picture.alt || messages.floorPlanAlt(name);
  const title = [name, roomsText(plan), areas ? inLine(areaTexts(areas, areaUnit)) : ''];
  return (
    <figure
      className={`${styles.plan} ${className}`}
      data-drawing={viewerId}
      data-title={messages.floorPlanFacts(title)}
      data-narrowest={facts?.narrowest}
      data-shape={size && size.width / size.height < 0.8 ? 'high' : undefined}
      style={style as CSSProperties}
    >
      <div className={styles.drawing}>
        {drawing && facts ? (
          <svg
            role="img"
            aria-label={alt}
            data-file={picture.url}
            viewBox={drawing.viewBox}
            width={facts.width}
            height={facts.height}
            style={drawing.units}
            dangerouslySetInnerHTML={{ __html: drawing.content }}
          />
        ) : (
          <ResponsiveImage
            className={picture.url.endsWith('.svg') ? undefined : styles.picture}
            image={{ ...picture, alt, url: drawingUrl(picture.url, areaUnit) }}
            slot={[{ from: '56rem', width: '62vw' }, { width: '93vw' }]}
          />
        )}
      </div>
      <figcaption>
        {factLine}
        <TextLink href={picture.url}>
          {messages.enlarge}
          <span className="sr">{commaBetween() + messages.floorPlan(name)}</span>
        </TextLink>
        {isTranslated(picture.url) ? (
          <TextLink href={picture.url}>
            {messages.asDrawn}
            <span className="sr">{commaBetween() + name}</span>
          </TextLink>
        ) : null}
        {pdfUrl !== undefined && picture.pdfBytes ? (
          <TextLink href={pdfUrl} download={`${messages.floorPlan(name)}.pdf`}>
            {messages.downloadPlan(formatSize(picture.pdfBytes))}
            <span className="sr">{commaBetween() + name}</span>
          </TextLink>
        ) : null}
        {isTranslated(picture.url) || !nameLanguage()?.startsWith('en') ? null : (
          <p className={`small muted ${styles.original}`}>
            {messages.planText(itemsInLine(commonWords()))}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** `Kitchen : cuisine`, for a plan whose words cannot be read. */
function commonWords() {
  return ['Living', 'Dining', 'Kitchen', 'Bedroom', 'Bath', 'Laundry', 'Closet'].map((word) =>
    labelled(word, roomName(word.toLowerCase()) ?? ''),
  );
}
