import { commaBetween } from '../../../lib/text/in-line.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { pageMessages } from '../../../messages/pages.ts';
import { Fragment, type ReactNode } from 'react';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AreaText } from '../../../ui/amounts/AreaText.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { convertedPrice, pricesFollowText, typesText } from '../card/project-price.ts';
import { StatusBadge } from '../card/StatusBadge.tsx';
import { cityName, placeLines, type ProjectDetail } from '../project.ts';
import { acceptsInterest, callToAction, isSold } from '../project-status.ts';
import { ProjectDescription } from './ProjectDescription.tsx';
import { remainingText, sillAreas, sillPrice } from './project-sill.ts';
import styles from './ProjectSill.module.css';

/** What a buyer asks first, on the page's own ground under the picture. */
export function ProjectSill({ project }: { project: ProjectDetail }) {
  const { status, area, city } = project;
  const place = cityName(city);
  const about = isSold(status) ? null : convertedPrice(project);
  const [types, areas] = [typesText(project), sillAreas(project)];
  return (
    <div className={`wrap grid ${styles.sill}`}>
      <div className={styles.where}>
        <div {...filledBy('status')}>
          <StatusBadge status={status} />
        </div>
        <p className="lead" {...filledBy('area city')}>
          {placeLines({ area: area === place ? null : area, city }).map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
        <p className={styles.back}>
          <TextLink href={paths.projects} data-back="" isBare>
            <Icon name="arrowLeft" /> {pageMessages().backTo.projects}
          </TextLink>
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
        <Line>{remainingText(project)}</Line>
        <Line>{pricesFollowText(project)}</Line>
        {project.missingFiling === null ? (
          <Button href={acceptsInterest(project) ? '#interest' : paths.projects} isSolid isNatural>
            {callToAction(status)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  if ([children].flat().every((part) => !part)) return null;
  return <p className={`num ${styles.left}`}>{children}</p>;
}
