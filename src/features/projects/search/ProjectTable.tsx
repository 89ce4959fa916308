import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { commaBetween } from '../../../lib/text/in-line.ts';
import { nameLanguage } from '../../../lib/text/name-language.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { shortlistMessages } from '../../../messages/shortlist.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { homesLeftText, unreleasedText } from '../../residences/residence-text.ts';
import { queryOfPage, type ProjectTab } from './project-filter.ts';
import type { ProjectSearch } from './project-search.ts';
import { SaveProject } from '../card/SaveProject.tsx';
import { convertedPrice, priceInColumn, typesText } from '../card/project-price.ts';
import { isSold } from '../project-status.ts';
import { withImageType } from '../image-types.ts';
import { placeName, type Project } from '../project.ts';
import styles from './ProjectTable.module.css';
import { StatusFlag } from '../card/StatusFlag.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
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
            <th scope="col">{messages.bedrooms}</th>
            {heading(messages.price, 'price', styles.right)}
            <th scope="col" className={styles.right}>
              {messages.left}
            </th>
            <th scope="col">
              <span className="sr">{shortlistMessages().keep}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <Row key={project.id} project={project} />
          ))}
        </tbody>
      </table>
      <Renderings projects={projects} />
    </div>
  );
}

/** Says below the table which pictures are renderings: by name unless all are. */
function Renderings({ projects }: { projects: Project[] }) {
  const pictured = projects.filter(({ image }) => image);
  const rendered = pictured.filter(
    ({ image, status }) => image && withImageType(image, status).imageType === 'rendering',
  );
  if (rendered.length === 0) return null;
  const isAll = rendered.length === pictured.length;
  return (
    <p className={`small muted ${styles.renderings}`}>
      <span>{projectMessages().project.images.allRenderings}</span>
      {isAll ? null : (
        <span lang={nameLanguage()}>{rendered.map(({ title }) => title).join(', ')}</span>
      )}
    </p>
  );
}

const slot: Slot = [{ width: '84px', aspect: 3 / 2 }];

function Row({ project }: { project: Project }) {
  const { title, slug, image, area, city, status, figures } = project;
  const about = isSold(status) ? null : convertedPrice(project);
  const types = typesText(project);
  const left =
    figures && (unreleasedText(figures) ?? projectMessages().project.homesLeft(figures.left));
  // `9 homes, not released` takes two lines.
  const [homes, ...more] = figures ? homesLeftText(figures).split(commaBetween()) : ['–'];
  return (
    <tr className={isSold(status) ? styles.sold : undefined}>
      <th scope="row">
        <a href={paths.project(slug)} lang={nameLanguage()} data-travels="project-hero">
          <span className={`cover ${styles.well}`}>
            {image ? (
              <ResponsiveImage image={{ ...image, alt: '' }} slot={slot} className="photo" />
            ) : null}
          </span>
          {title}
        </a>
      </th>
      <td>{placeName({ area, city })}</td>
      <td>
        <StatusFlag status={status} />
      </td>
      <td>
        {types}
        {left ? (
          <span className={styles.leftHere}>{types ? commaBetween() + left : left}</span>
        ) : null}
      </td>
      <td className={`num ${styles.right}`}>
        {isSold(status) ? '–' : <MoneyText text={narrowAmounts(priceInColumn(project))} />}
        {about ? (
          <small>
            <MoneyText text={about} />
          </small>
        ) : null}
      </td>
      <td className={`num ${styles.right}`}>
        {homes}
        {more.length > 0 ? <small>{more.join(commaBetween())}</small> : null}
      </td>
      <td className={styles.save}>
        <SaveProject project={project} />
      </td>
    </tr>
  );
}
