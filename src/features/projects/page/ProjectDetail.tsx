import { frameMessages } from '../../../messages/frame.ts';
import type { ReactNode } from 'react';
import { inSentences } from '../../../lib/text/in-line.ts';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { paths } from '../../../site/paths.ts';
import { PhoneFold } from '../../../ui/PhoneFold.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { homesAsOf, type ProjectDetail as Project } from '../project.ts';
import styles from './ProjectDetail.module.css';
import { ProjectBar } from './ProjectBar.tsx';
import { ProjectDeveloper } from '../developers/ProjectDeveloper.tsx';
import { AllImages, PageImage, ProjectGallery } from './ProjectGallery.tsx';
import { ProjectHero } from './ProjectHero.tsx';
import { type FreePageLink, ProjectOverview } from './ProjectOverview.tsx';
import { Availability } from '../../residences/page/Availability.tsx';
import type { HomeWay } from '../../residences/page/PlanHomes.tsx';
import { homeQuery, type DepositQuestion } from '../../timeline/deposit-question.ts';
import { DepositPlanner } from '../../timeline/DepositPlanner.tsx';
import { Milestones } from '../../timeline/Milestones.tsx';
import type { InlineDrawing } from '../../residences/drawing/inline-drawing.ts';
import { Residences } from '../../residences/page/Residences.tsx';
import type { Home } from '../../residences/residence.ts';
import { hasTellMe, similarWish } from '../../subscriptions/tell-me.ts';
import { TellMeWhen } from '../../subscriptions/TellMeWhen.tsx';
import { buildTower, type TowerFloor } from '../../residences/page/tower.ts';
import { longDate } from '../../../lib/time/dates.ts';
import { plannedDays } from '../../../lib/time/milestone-days.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { addressLines } from './address-lines.ts';
import { arrangeImages, type PagePart } from './project-images.ts';
import { isReady } from './project-completion.ts';
import { unpricedText } from '../card/project-price.ts';
import { acceptsInterest, isSold } from '../project-status.ts';
import { officeToday } from '../../../site/office-today.ts';

type ProjectDetailProps = {
  project: Project;
  pageUrl: URL;
  abroad?: FreePageLink | undefined;
  /** The inputs of the deposit planner. */
  question: DepositQuestion;
  map?: ReactNode;
  /** The home that the page is about, if any can be bought. */
  chosen?: Home | undefined;
  /** Of its floor plan, or of the one that is open first, if it may stand in the page. */
  drawing?: InlineDrawing | undefined;
  /** The enquiry form shows the partner. */
  hasPartner?: boolean;
  newsCount?: number;
  /** The news of the project. */
  news?: ReactNode;
  /** The enquiry form. Its id is `interest`. */
  interest?: ReactNode;
  /** When the next viewing can be booked, as a sentence. */
  nextViewing?: string | undefined;
  /** The last section. */
  legal?: ReactNode;
};

export function ProjectDetail(props: ProjectDetailProps) {
  const { project, pageUrl, abroad, question, map, chosen, drawing, interest, legal } = props;
  const { hasPartner = false, newsCount = 0, news } = props;
  const { developer, features, title, pictures, residences, timeline, city } = project;
  const { completionDate } = project;
  const hasTower = buildTower(residences.homes).floors.length > 0;
  const chosenPlan = (hasTower && chosen?.plan) || '';
  const tellMe = hasTellMe(project) ? (
    <TellMeWhen id="tell-me" wish={similarWish(project)} isFolded={!isSold(project.status)} />
  ) : null;
  const asOf = longDate(officeToday(new Date(homesAsOf(project))));
  const { gallery, pair, breaths } = arrangeImages(
    project,
    pageParts(project, hasPartner, newsCount),
  );
  const imageAfter = (part: string) =>
    breaths
      .get(part)
      ?.map((item) => (
        <PageImage key={`${item.index} ${item.only}`} item={item} count={pictures.length} />
      ));
  return (
    <>
      <ProjectHero project={project} nextViewing={props.nextViewing} />
      <ProjectBar project={project} pageUrl={pageUrl} />
      {isSold(project.status) ? tellMe : null}
      <ProjectGallery title={title} pictures={pictures} shown={gallery} />
      <ProjectOverview project={project} abroad={abroad} isFirst={gallery.length === 0} />
      {imageAfter('overview')}
      <Features features={features} pair={pair} imageCount={pictures.length} />
      {imageAfter('features')}
      <Residences
        residences={residences}
        city={city}
        pictures={project.planImages}
        drawing={drawing}
        isClosed={chosenPlan in project.planImages}
        getHomeLink={(home) => homeLink(project, home)}
        unpriced={unpricedText(project)}
      />
      {imageAfter('residences')}
      <Availability
        residences={residences}
        city={city}
        asOf={asOf}
        getHomeHref={(number) => `${homeQuery(number)}#chosen-home`}
        unpriced={unpricedText(project)}
        chosen={
          chosen && {
            home: chosen,
            pictures: project.planImages,
            drawing,
            ways: waysFrom(project, chosen),
          }
        }
      />
      {isSold(project.status) ? null : tellMe}
      {imageAfter('availability')}
      <DepositPlanner
        timeline={timeline}
        residences={residences}
        city={city}
        completionDate={completionDate}
        isReady={isReady(project, question.signed)}
        question={question}
        canAsk={acceptsInterest(project)}
      />
      {imageAfter('deposits')}
      <Milestones timeline={timeline} calendarUrl={calendarUrl(project)} />
      {imageAfter('milestones')}
      <AllImages pictures={pictures} />
      <Location project={project}>{map}</Location>
      {imageAfter('location')}
      {developer ? <ProjectDeveloper developer={developer} /> : null}
      {imageAfter('developer')}
      {news}
      {imageAfter('news')}
      {interest}
      {legal}
    </>
  );
}

/** The sections after the gallery. */
function pageParts(project: Project, hasPartner: boolean, newsCount: number): PagePart[] {
  const { features, residences, timeline, developer, location, planImages } = project;
  const { deposits, milestones } = timeline;
  const { floors, columns } = buildTower(residences.homes);
  const plans = Object.keys(residences.plans).length;
  const drawing = Object.keys(planImages).length > 0;
  const tellMe = hasTellMe(project) && !isSold(project.status) ? 210 : 0;
  const tower = towerHeight(floors, columns) + tellMe;
  const parts: PagePart[] = [
    { id: 'overview', height: 700 },
    { id: 'features', height: features.length && 200 },
    { id: 'residences', height: plans && 250 + plans * 120 },
    {
      id: 'availability',
      height: tower && drawing ? { beforeImage: 250, afterImage: tower } : tower,
    },
    { id: 'deposits', height: deposits.length && 400 },
    { id: 'milestones', height: milestones.length && 300 },
    { id: 'location', height: location.coordinates ? { beforeImage: 170, afterImage: 50 } : 200 },
    { id: 'developer', height: developer ? 300 : 0 },
    { id: 'news', height: newsCount && 120 + newsCount * 80 },
    { id: 'interest', height: interestHeight(project, hasPartner) },
  ];
  return parts.filter(({ height }) => height !== 0);
}

/** With the chosen home's facts above it. On a phone, up to two homes per floor are drawn, and more are listed in pairs. */
function towerHeight(floors: TowerFloor[], columns: number) {
  if (floors.length === 0) return 0;
  const heights = floors.map(({ homes }) => {
    const available = homes.filter(({ state }) => state === 'available').length;
    if (available === 0) return 5;
    return columns > 2 ? 32 + Math.ceil(available / 2) * 43 : 40;
  });
  return 450 + heights.reduce((sum, height) => sum + height, 0);
}

function interestHeight(project: Project, hasPartner: boolean): PagePart['height'] {
  if (!acceptsInterest(project)) return 0;
  return hasPartner ? { beforeImage: 200, afterImage: 970 } : 1250;
}

/** Undefined if no milestone to come has a day or a month. */
function calendarUrl({ slug, timeline }: Project) {
  const isDated = timeline.milestones.some(
    ({ planned, done }) => done === null && plannedDays(planned) !== null,
  );
  return isDated ? paths.milestones(slug) : undefined;
}

/** From the chosen home to its deposits, and to the enquiry form. */
function waysFrom(project: Project, home: LinkedHome) {
  const { seeDeposits } = projectMessages().project;
  const deposit = depositLink(project, home);
  return [
    ...(deposit ? [{ href: deposit.href, label: seeDeposits }] : []),
    ...(acceptsInterest(project) ? [enquiryLink(home)] : []),
  ];
}

function enquiryLink({ number }: LinkedHome) {
  return {
    href: `${homeQuery(number)}#interest`,
    label: projectMessages().deposits.askAboutHome(number),
  };
}

type LinkedHome = Parameters<HomeWay>[0];

/** The link of a home's price: to the deposit schedule, or to the enquiry form without one. */
function homeLink(project: Project, home: LinkedHome) {
  return depositLink(project, home) ?? (acceptsInterest(project) ? enquiryLink(home) : undefined);
}

function depositLink({ timeline }: Project, { number, price }: LinkedHome) {
  if (timeline.deposits.length === 0 || price === null) return undefined;
  return {
    href: `${homeQuery(number)}#deposits`,
    label: projectMessages().deposits.ofHome(number),
  };
}

/** Of those folded on a phone. */
const featuresAtFirst = 3;

type FeaturesProps = {
  features: string[];
  pair: ReturnType<typeof arrangeImages>['pair'];
  imageCount: number;
};

function Features({ features, pair, imageCount }: FeaturesProps) {
  if (features.length === 0) return null;
  return (
    <section
      className={`wrap grid ${styles.section} ${pair ? styles.paired : ''}`}
      data-image-last={pair?.isLast ? '' : undefined}
      id="features"
      aria-labelledby="features-heading"
    >
      {pair ? <PageImage item={pair} count={imageCount} isPair /> : null}
      <h2 className={`display display--2 ${styles.left}`} id="features-heading">
        {projectMessages().project.features}
      </h2>
      <div className={styles.right}>
        <PhoneFold
          facts={inSentences([
            ...features.slice(0, featuresAtFirst),
            features.length > featuresAtFirst &&
              projectMessages().project.moreFeatures(features.length - featuresAtFirst),
          ])}
        >
          <ul className={styles.features} {...filledBy('features')}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </section>
  );
}

function Location({ project, children }: { project: Project; children: ReactNode }) {
  const { address } = project.location;
  const messages = projectMessages().project;
  return (
    <section
      className={`wrap ${styles.section}`}
      id="location"
      aria-labelledby="location-heading"
      {...filledBy('location.coordinates.lat location.coordinates.lng')}
    >
      <div className={`grid ${styles.place}`}>
        <h2 className={`display display--2 ${styles.left}`} id="location-heading">
          {messages.location}
        </h2>
        <div
          className={`lead ${styles.right} ${styles.address}`}
          {...filledBy('location.address area city')}
        >
          {address ? (
            <>
              <Address text={address} area={project.area} />
              <TextLink href={paths.directions(address)} rel="noopener">
                {frameMessages().directions}
              </TextLink>
            </>
          ) : (
            <p className="muted">{messages.addressLater}</p>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}

/** The street on the first line, the area and the rest on the second. */
function Address({ text, area }: { text: string; area: string | null }) {
  const [street, rest] = addressLines(text, area);
  return (
    <address>
      {street}
      {rest ? <span className={`muted ${styles.rest}`}>{rest}</span> : null}
    </address>
  );
}
