import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { commaBetween, inText } from '../../../lib/text/in-line.ts';
import { locale } from '../../../lib/text/locale.ts';
import { hasIdeographs, isIdeographic } from '../../../lib/text/message-language.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { legalMessages } from '../../../messages/legal.ts';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { currencyName, findCurrency, mainCurrency } from '../../residences/money.ts';
import { displayRates, ratesNote } from '../../residences/rates.ts';
import {
  convertedPrice,
  countHomes,
  priceText,
  strataFeeFigure,
  typesText,
} from '../card/project-price.ts';
import type { ProjectDetail } from '../project.ts';
import { tenureText } from './legal-facts.ts';
import styles from './ProjectOverview.module.css';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { currencyChoiceId } from '../../../ui/display/currency-choice.ts';
import { paths } from '../../../site/paths.ts';
import { isSold } from '../project-status.ts';
import { addressLines } from './address-lines.ts';
import { isCompleted } from './project-completion.ts';
import { officeToday } from '../../../site/office-today.ts';

export type FreePageLink = { slug: string; title: string };

type ProjectOverviewProps = {
  project: ProjectDetail;
  /** The page for buyers from abroad. */
  abroad?: FreePageLink | undefined;
  isFirst?: boolean;
};

export function ProjectOverview({ project, abroad, isFirst = false }: ProjectOverviewProps) {
  const { specifications, completionDate, location, area } = project;
  const labels = projectMessages().overview;
  const written =
    priceText(project) ?? (isSold(project.status) ? projectMessages().project.soldOut : null);
  const price = written && narrowAmounts(written);
  const [street = null, rest] = location.address ? addressLines(location.address, area) : [];
  const facts: [heading: string, value: string | null, field: string, note?: string | null][] = [
    [labels.building, specifications.buildingType, 'specifications.buildingType'],
    [labels.units, countText(countHomes(project)), 'specifications.units'],
    [labels.levels, countText(specifications.levels), 'specifications.levels'],
    [labels.type, typesText(project), 'specifications.typesOfUnits'],
    [labels.strataFee, strataFeeFigure(project), 'specifications.strataFees'],
    [labels.pricing, price, 'specifications.priceRange', convertedPrice(project)],
    [
      isCompleted(project, officeToday()) ? labels.completed : labels.completion,
      completionDate,
      'completionDate',
    ],
    [labels.location, street, 'location.address', rest],
  ];
  return (
    <section
      className={`wrap ${styles.overview} ${isFirst ? styles.isFirst : ''}`}
      id="overview"
      aria-labelledby="overview-heading"
    >
      <h2 className={`display display--2 ${styles.heading}`} id="overview-heading">
        {labels.heading}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([heading, value, field, note]) => (
          <Fact key={heading} heading={heading} value={value} field={field} note={note} />
        ))}
      </dl>
      <div className={styles.notes}>
        <TenureNote project={project} />
        <PriceNote project={project} />
        {isSold(project.status) ? null : <BuyerLinks abroad={abroad} hasPrice={price !== null} />}
      </div>
    </section>
  );
}

function TenureNote({ project: { legal } }: { project: Pick<ProjectDetail, 'legal'> }) {
  const tenure = tenureText(legal);
  if (tenure === null) return null;
  return <p {...filledBy('legal.tenure')}>{legalMessages().tenureLine(tenure)}</p>;
}

type BuyerLinksProps = { abroad: FreePageLink | undefined; hasPrice: boolean };

/** To the choice of a currency in the footer, and to what buyers from abroad ask first. */
function BuyerLinks({ abroad, hasPrice }: BuyerLinksProps) {
  const canChoose = hasPrice && Object.keys(displayRates()).length > 1;
  if (!canChoose && !abroad) return null;
  return (
    <>
      {canChoose ? (
        <TextLink className={styles.currency} href={`#${currencyChoiceId}`}>
          {projectMessages().project.ownCurrency}
        </TextLink>
      ) : null}
      {abroad ? <TextLink href={paths.page(abroad.slug)}>{abroad.title}</TextLink> : null}
    </>
  );
}

/** Typed prices are in the currency of the first city, computed ones and fees in the currency of the project's city. */
function PriceNote({ project }: { project: ProjectDetail }) {
  const { specifications, city } = project;
  const currency = findCurrency(city);
  const isComputed = specifications.priceRange === null && priceText(project) !== null;
  if (!isComputed && !specifications.priceRange && !specifications.strataFees) return null;
  const { pricesIn, pricesWrittenIn } = projectMessages().project;
  return (
    <p>
      {specifications.priceRange === null
        ? inText([pricesIn(currencyName(currency)), isComputed && ratesNote(currency)])
        : pricesWrittenIn(currencyName(mainCurrency()), currency === mainCurrency())}
    </p>
  );
}

type FactProps = {
  heading: string;
  value: string | null;
  field: string;
  note: string | null | undefined;
};

/** Its digits are in the face of its letters. */
function isLatin(text: string) {
  if (!isIdeographic(locale())) return true;
  return /[a-z]/.test(text) && !hasIdeographs(text);
}

function Fact({ heading, value, field, note }: FactProps) {
  const shown = value ?? projectMessages().project.notAnnounced;
  return (
    <div className={styles.fact} {...filledBy(field)}>
      <dt className="label muted">{heading}</dt>
      <dd
        className={[isLatin(shown) && 'num', styles.value, value === null && styles.tba]
          .filter(Boolean)
          .join(' ')}
      >
        <MoneyText text={shown} />
        {note ? (
          <>
            <span className="sr">{commaBetween()}</span>
            <small className={styles.about}>
              <MoneyText text={note} />
            </small>
          </>
        ) : null}
      </dd>
    </div>
  );
}

/** 0 means unknown. */
function countText(count: number | null) {
  return count === null || count === 0 ? null : count.toLocaleString(locale());
}
