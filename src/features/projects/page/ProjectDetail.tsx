import type { ReactNode } from 'react';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { paths } from '../../../site/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ProjectDetail as Project } from '../project.ts';
import styles from './ProjectDetail.module.css';
import { ProjectBar } from './ProjectBar.tsx';
import { ProjectDeveloper } from '../developers/ProjectDeveloper.tsx';
import { ProjectGallery } from './ProjectGallery.tsx';
import { ProjectHero } from './ProjectHero.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';
import { Availability } from '../../residences/page/Availability.tsx';
import type { HomeWay } from '../../residences/page/PlanHomes.tsx';
import { homeQuery, type DepositQuestion } from '../../timeline/deposit-question.ts';
import { DepositPlanner } from '../../timeline/DepositPlanner.tsx';
import { Milestones } from '../../timeline/Milestones.tsx';
import { Residences } from '../../residences/page/Residences.tsx';
import { longDate } from '../../../lib/time/dates.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { isReady } from './project-completion.ts';
import { acceptsInterest } from '../project-status.ts';
import { officeToday } from '../../../site/office-today.ts';

type ProjectDetailProps = {
  project: Project;
  pageUrl: URL;
  /** The inputs of the deposit planner. */
  question: DepositQuestion;
  map?: ReactNode;
  /** The enquiry form. Its id is `interest`. */
  interest?: ReactNode;
};

export function ProjectDetail({ project, pageUrl, question, map, interest }: ProjectDetailProps) {
  const { developer, features, title, pictures, residences, timeline, city } = project;
  const { completionDate } = project;
  const asOf = longDate(officeToday(new Date(project.updatedAt)));
  return (
    <>
      <ProjectHero project={project} />
      <ProjectBar project={project} pageUrl={pageUrl} />
      {developer ? <ProjectDeveloper developer={developer} /> : null}
      <ProjectOverview project={project} />
      <Features features={features} />
      <Residences
        residences={residences}
        city={city}
        pictures={project.planImages}
        getHomeLink={(home) => homeLink(project, home)}
      />
      <Availability
        residences={residences}
        city={city}
        asOf={asOf}
        getHomeLink={(home) => depositLink(project, home)}
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

type LinkedHome = Parameters<HomeWay>[0];

/** The link of a home's price: to the deposit schedule, or to the enquiry form without one. */
function homeLink(project: Project, home: LinkedHome) {
  const { number } = home;
  const enquiryLink = {
    href: `${homeQuery(number)}#interest`,
    label: projectMessages().deposits.askAboutHome(number),
  };
  return depositLink(project, home) ?? (acceptsInterest(project.status) ? enquiryLink : undefined);
}

function depositLink({ timeline }: Project, { number, price }: LinkedHome) {
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
            <p className="muted">The address will be announced with the price list.</p>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}

/** The street on the first line, the area and the rest on the second. */
function Address({ text, area }: { text: string; area: string | null }) {
  const parts = text.split(', ');
  const areaIndex = parts.indexOf(area ?? '');
  const end = areaIndex > 0 ? areaIndex : Math.max(1, parts.length - 2);
  const rest = parts.slice(end).join(', ');
  return (
    <address>
      {parts.slice(0, end).join(', ')}
      {rest ? <span className={`muted ${styles.rest}`}>{rest}</span> : null}
    </address>
  );
}
