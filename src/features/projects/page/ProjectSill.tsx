import { commaBetween, fullStop, spaceBetween } from '../../../lib/text/in-line.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { pageMessages } from '../../../messages/pages.ts';
import type { ReactNode } from 'react';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AreaText } from '../../../ui/amounts/AreaText.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { WholeParts } from '../../../ui/WholeParts.tsx';
import { convertedPrice, pricesFollowText, typesText } from '../card/project-price.ts';
import { StatusBadge } from '../card/StatusBadge.tsx';
import { cityName, placeName, type ProjectDetail } from '../project.ts';
import { acceptsInterest, callToAction, isSold, otherCall } from '../project-status.ts';
import { ProjectDescription } from './ProjectDescription.tsx';
import { remainingTexts, sillAreas, sillPrice } from './project-sill.ts';
import styles from './ProjectSill.module.css';

type ProjectSillProps = {
  project: ProjectDetail;
  /** When the next viewing can be booked, as a sentence. */
  nextViewing: string | undefined;
};

/** What a buyer asks first, on the page's own ground beside the picture. */
export function ProjectSill({ project, nextViewing }: ProjectSillProps) {
  const { status, area, city } = project;
  const about = isSold(status) ? null : convertedPrice(project);
  const [types, areas] = [typesText(project), sillAreas(project)];
  const remaining = remainingTexts(project);
  return (
    <div className={styles.sill}>
      <p className={styles.back}>
        <TextLink href={paths.projects} data-back="" isBare>
          <Icon name="arrowLeft" /> {pageMessages().backTo.projects}
        </TextLink>
      </p>
      <div className={styles.where}>
        <div {...filledBy('status')}>
          <StatusBadge status={status} />
        </div>
        <p {...filledBy('area city')}>
          {placeName({ area: area === cityName(city) ? null : area, city })}
        </p>
      </div>
      <div className={styles.text}>
        <ProjectDescription text={project.description} />
      </div>
      <div className={styles.buy}>
        <p className={`num ${styles.price}`} {...filledBy('specifications.priceRange')}>
          <MoneyText text={sillPrice(project)} />
        </p>
        <Line>{about && <MoneyText text={about} />}</Line>
        <Line>
          {types}
          {types && areas ? commaBetween() : ''}
          {areas && <AreaText texts={areas} isShort={projectMessages().project.tsubo === null} />}
        </Line>
        <Line>
          {remaining.length > 0 && (
            <WholeParts parts={remaining} between={fullStop() + spaceBetween()} />
          )}
        </Line>
        <Line>{pricesFollowText(project)}</Line>
        <Calls project={project} />
        <Line>{nextViewing}</Line>
      </div>
    </div>
  );
}

/** Both lead to the form, if there is one. */
function Calls({ project }: { project: ProjectDetail }) {
  const { status, missingFiling } = project;
  if (missingFiling !== null) return null;
  const other = otherCall(status);
  return (
    <p className={styles.calls}>
      <Button href={acceptsInterest(project) ? '#interest' : paths.projects} isSolid isNatural>
        {callToAction(status)}
      </Button>
      {other ? <TextLink href="#interest">{other}</TextLink> : null}
    </p>
  );
}

function Line({ children }: { children: ReactNode }) {
  if ([children].flat().every((part) => !part)) return null;
  return <p className={`num muted ${styles.left}`}>{children}</p>;
}
