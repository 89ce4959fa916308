import type { ReactNode } from 'react';
import { filledBy } from '../../lib/field-marks.ts';
import { paths } from '../../site/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ProjectDetail as Project } from './project.ts';
import styles from './ProjectDetail.module.css';
import { ProjectBar } from './ProjectBar.tsx';
import { ProjectDeveloper } from './ProjectDeveloper.tsx';
import { ProjectGallery } from './ProjectGallery.tsx';
import { ProjectHero } from './ProjectHero.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';
import { Availability } from '../residences/Availability.tsx';
import type { HomeWay } from '../residences/PlanHomes.tsx';
import { homeQuery, type DepositQuestion } from '../timeline/deposit-question.ts';
import { DepositPlanner } from '../timeline/DepositPlanner.tsx';
import { Milestones } from '../timeline/Milestones.tsx';
import { Residences } from '../residences/Residences.tsx';
import { longDate, todayIn } from '../../lib/dates.ts';
import { projectMessages } from '../../lib/project-messages.ts';
import { isReady } from './project-completion.ts';
import { acceptsInterest } from './project-status.ts';
import { headOffice } from '../../site/settings.ts';

type ProjectDetailProps = {
  project: Project;
  /** Of the page. */
  address: URL;
  /** What is asked of its deposits. */
  question: DepositQuestion;
  map?: ReactNode;
  /** The form, which has the id `interest`. */
  interest?: ReactNode;
};

export function ProjectDetail({ project, address, question, map, interest }: ProjectDetailProps) {
  const { developer, features, title, pictures, residences, timeline, city } = project;
  const { completionDate } = project;
  const asOf = longDate(todayIn(headOffice().timeZone, new Date(project.updatedAt)));
  return (
    <>
      <ProjectHero project={project} />
      <ProjectBar project={project} address={address} />
      {developer ? <ProjectDeveloper developer={developer} /> : null}
      <ProjectOverview project={project} />
      <Features features={features} />
      <Residences
        residences={residences}
        city={city}
        pictures={project.planPictures}
        wayOf={(home) => wayOf(project, home)}
      />
      <Availability
        residences={residences}
        city={city}
        asOf={asOf}
        wayOf={(home) => wayToDeposits(project, home)}
        chosen={question.home}
      />
      <DepositPlanner
        timeline={timeline}
        residences={residences}
        city={city}
        completionDate={completionDate}
        isReady={isReady(project, question.signed)}
        question={question}
        canAsk={acceptsInterest(project.status)}
      />
      <Milestones timeline={timeline} />
      <ProjectGallery title={title} pictures={pictures} />
      <Location project={project}>{map}</Location>
      {interest}
    </>
  );
}

type AskedHome = Parameters<HomeWay>[0];

/** A price leads to what is paid when, and without a schedule to whom to ask. */
function wayOf(project: Project, home: AskedHome) {
  const { number } = home;
  const toQuestion = {
    href: `${homeQuery(number)}#interest`,
    label: projectMessages().deposits.askAboutHome(number),
  };
  return wayToDeposits(project, home) ?? (acceptsInterest(project.status) ? toQuestion : undefined);
}

function wayToDeposits({ timeline }: Project, { number, price }: AskedHome) {
  if (timeline.deposits.length === 0 || price === null) return undefined;
  return {
    href: `${homeQuery(number)}#deposits`,
    label: projectMessages().deposits.ofHome(number),
  };
}

function Features({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <section
      className={`wrap grid ${styles.section}`}
      id="features"
      aria-labelledby="features-heading"
    >
      <h2 className={`display display--2 ${styles.left}`} id="features-heading">
        Features &amp; Amenities
      </h2>
      <ul className={`${styles.features} ${styles.right}`} {...filledBy('features')}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}

function Location({ project, children }: { project: Project; children: ReactNode }) {
  const { address } = project.location;
  return (
    <section
      className={`wrap ${styles.section}`}
      id="location"
      aria-labelledby="location-heading"
      {...filledBy('location.coordinates.lat location.coordinates.lng')}
    >
      <div className={`grid ${styles.place}`}>
        <h2 className={`display display--2 ${styles.left}`} id="location-heading">
          Location
        </h2>
        <div
          className={`lead ${styles.right} ${styles.address}`}
          {...filledBy('location.address area city')}
        >
          {address ? (
            <>
              <Address text={address} area={project.area} />
              <TextLink href={paths.directions(address)} rel="noopener">
                Directions
              </TextLink>
            </>
          ) : (
            <p className="muted">The address is published with the price list.</p>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}

/** The street on a line of its own, the area and what follows it on the next. */
function Address({ text, area }: { text: string; area: string | null }) {
  const parts = text.split(', ');
  const areaAt = parts.indexOf(area ?? '');
  const end = areaAt > 0 ? areaAt : Math.max(1, parts.length - 2);
  const rest = parts.slice(end).join(', ');
  return (
    <address>
      {parts.slice(0, end).join(', ')}
      {rest ? <span className={`muted ${styles.rest}`}>{rest}</span> : null}
    </address>
  );
}
