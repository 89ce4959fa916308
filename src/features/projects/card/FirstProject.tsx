import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { nameLanguage } from '../../../lib/text/name-language.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';
import { leftText } from '../page/project-sill.ts';
import { placeName, type Project } from '../project.ts';
import styles from './FirstProject.module.css';
import { convertedPrice, standalonePrice } from './project-price.ts';
import { StatusFlag } from './StatusFlag.tsx';

/** A slip of paper with one building, its price and the way to it. */
export function FirstProject({ project }: { project: Project }) {
  const { slug, status, title, area, city } = project;
  const place = placeName({ area, city });
  const about = convertedPrice(project);
  const left = leftText(project);
  return (
    <div className={styles.slip}>
      <a className={styles.project} href={paths.project(slug)} data-travels="project-hero">
        <span className={styles.flag}>
          <StatusFlag status={status} />
        </span>{' '}
        <span className={styles.row}>
          <span className={styles.name} lang={nameLanguage()}>
            {title}
          </span>{' '}
          <b className="num">
            <MoneyText text={narrowAmounts(standalonePrice(project))} />
          </b>
        </span>{' '}
        <span className={styles.row}>
          <span>{place}</span>{' '}
          <span className="num">
            {about ? (
              <span>
                <MoneyText text={about} />
              </span>
            ) : null}{' '}
            {left}
          </span>
        </span>
      </a>
      <p className={styles.way}>
        <Button href={paths.project(slug)} isSolid isNatural>
          {projectMessages().project.viewProject}
          <Icon name="arrowRight" />
        </Button>
      </p>
    </div>
  );
}
