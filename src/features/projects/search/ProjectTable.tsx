import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { nameLanguage } from '../../../lib/text/name-language.ts';
import { pricePerArea } from '../../../lib/geo/areas.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { findCurrency, moneyText } from '../../residences/money.ts';
import { findAreaUnit } from '../../residences/area-unit.ts';
import { homesLeftText } from '../../residences/residence-text.ts';
import { queryOfPage, type ProjectTab } from './project-filter.ts';
import type { ProjectSearch } from './project-search.ts';
import { convertedPrice, priceText, typesText, unpricedText } from '../card/project-price.ts';
import { isSold } from '../project-status.ts';
import { placeName, type Project } from '../project.ts';
import styles from './ProjectTable.module.css';
import { StatusFlag } from '../card/StatusFlag.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';

type ProjectTableProps = { projects: Project[]; tab: ProjectTab; search: ProjectSearch };

/** The list as a table, with one row per project. */
export function ProjectTable({ projects, tab, search }: ProjectTableProps) {
  const messages = projectMessages().search.table;
  const heading = (label: string, sort: NonNullable<ProjectSearch['sort']>, className?: string) => (
    <th
      scope="col"
      className={className}
      aria-sort={search.sort === sort ? 'ascending' : undefined}
    >
      <a
        id={`sort-${sort}`}
        href={paths.projects + queryOfPage(tab, 1, { ...search, sort })}
        title={messages.sort}
      >
        {label}
      </a>
    </th>
  );
  return (
    <div className={`wrap ${styles.frame}`}>
      <h2 className="sr">{tab.label}</h2>
      <table className={styles.table}>
        <caption className="sr">{messages.caption}</caption>
        <thead>
          <tr>
            {heading(messages.project, 'name')}
            <th scope="col">{messages.where}</th>
            <th scope="col">{messages.state}</th>
            <th scope="col">{messages.left}</th>
            <th scope="col">{messages.bedrooms}</th>
            {heading(messages.price, 'price', styles.right)}
            <th scope="col" className={styles.right}>
              {messages.perArea}
            </th>
            {heading(messages.completion, 'completion')}
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <Row key={project.id} project={project} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ project }: { project: Project }) {
  const { title, slug, area, city, status, figures, completionDate } = project;
  const { search, project: messages } = projectMessages();
  const headings = search.table;
  const about = isSold(status) ? null : convertedPrice(project);
  return (
    <tr>
      <th scope="row">
        <a href={paths.project(slug)} lang={nameLanguage()} data-travels="project-hero">
          {title}
        </a>
      </th>
      <Cell>{placeName({ area, city })}</Cell>
      <Cell>
        <StatusFlag status={status} />
      </Cell>
      <Cell name={figures ? undefined : headings.left}>{leftText(project)}</Cell>
      <Cell name={figures ? headings.bedrooms : undefined}>{roomsText(project)}</Cell>
      <Cell isRight>
        <MoneyText
          text={
            isSold(status)
              ? messages.soldOut
              : narrowAmounts(priceText(project) ?? unpricedText(project))
          }
        />
        {about ? (
          <small>
            <MoneyText text={about} />
          </small>
        ) : null}
      </Cell>
      <Cell isRight>
        {figures?.perFoot ? (
          <MoneyText text={narrowAmounts(perAreaText(figures.perFoot, city))} />
        ) : null}
      </Cell>
      <Cell name={headings.completion}>{completionDate ?? messages.notAnnounced}</Cell>
    </tr>
  );
}

type CellProps = {
  /** Where there are no columns, it precedes a value that does not say what it is. */
  name?: string | undefined;
  isRight?: boolean;
  children: React.ReactNode;
};

/** Without a value it shows a dash, and nothing where there are no columns. */
function Cell({ name, isRight, children }: CellProps) {
  return (
    <td
      className={`num ${isRight ? styles.right : ''}`}
      data-name={name}
      data-none={children === null ? '' : undefined}
    >
      {children ?? '–'}
    </td>
  );
}

/** In the unit of the city. `perFoot` is a price per square foot. */
function perAreaText(perFoot: number, city: string) {
  const unit = findAreaUnit(city);
  const amount = moneyText(pricePerArea(perFoot, 1, unit), findCurrency(city));
  return projectMessages().project.amountPerUnit(amount, unit);
}

function leftText(project: Project) {
  const { figures, status } = project;
  const { search } = projectMessages();
  if (figures) return homesLeftText(figures);
  return isSold(status) ? search.table.none : unpricedText(project);
}

/** Such as `Studio to 3`, shorter than the text on the project's page. */
function roomsText(project: Project) {
  const counts = project.figures?.bedrooms.map(({ count }) => Math.floor(count)) ?? [];
  const [lowest, highest] = [counts[0], counts.at(-1)];
  if (lowest === undefined || highest === undefined) return typesText(project);
  const messages = projectMessages().project;
  const first = lowest === 0 ? messages.studio : String(lowest);
  return lowest === highest ? first : messages.range(first, highest);
}
