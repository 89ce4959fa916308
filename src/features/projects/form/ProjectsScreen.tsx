import { actions } from 'astro:actions';
import { AdminScreen } from '../../../admin/frame/AdminScreen.tsx';
import { lazyForm } from '../../../admin/forms/late-form.tsx';
import type { Column } from '../../../admin/frame/screen.ts';
import { FieldLink, RecordTitle } from '../../../admin/lists/table/RecordTitle.tsx';
import type { Member } from '../../../model/rights.ts';
import { paths } from '../../../site/paths.ts';
import { settings } from '../../../site/settings/settings.ts';
import { adviceOfMany, adviceForFullRecords } from '../../media/describe/bulk-advice.ts';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { listColour, statusLabel, statusName } from '../project-status.ts';
import {
  cityName,
  projectNeeds,
  projectNoun,
  type ListedProject,
  type ProjectRecord,
} from '../project.ts';
import { recordNotes } from '../../notes/record-notes.tsx';
import { recordLanguages } from '../../translations/editor/record-languages.tsx';
import styles from './ProjectsScreen.module.css';
import colours from '../card/status-colours.module.css';
import { MapSettingsProvider, type MapSettings } from './useMapSettings.ts';
import { projectAdvice } from './project-advice.ts';

const ProjectForm = lazyForm(async () => (await import('./ProjectForm.tsx')).ProjectForm);

const columns: Column<ListedProject>[] = [
  {
    title: 'Project',
    cell: (project) => <Identity project={project} />,
    sortBy: ({ title }) => title,
  },
  {
    title: 'City',
    cell: ({ city }) => cityName(city),
    sortBy: ({ city }) => cityName(city),
    isWideOnly: true,
  },
  {
    title: 'Status',
    kind: 'status',
    cell: ({ status }) => <Status status={status} />,
    sortBy: ({ status }) => statusLabel(status),
  },
  {
    title: 'Price Range',
    cell: ({ price, left }) => (
      <span className={`num ${styles.range}`}>
        {price !== null && (
          <FieldLink field={left === null ? 'specifications.priceRange' : 'residences.homes'}>
            <MoneyText text={shortPrice(price)} />
          </FieldLink>
        )}
        {left !== null && <small className={styles.left}>{leftText(left)}</small>}
      </span>
    ),
    isWideOnly: true,
    isExtra: true,
  },
];

const findAdvice = adviceForFullRecords(
  actions.projects.find,
  adviceOfMany<ProjectRecord>(projectAdvice),
);

const placesAskMore = 'The rules of its place can ask for more, which its tab “Legal” lists.';

/** True if a rule of a place can refuse a project. */
function asksOfProjects() {
  return settings().places.places.some(({ rules }) =>
    rules.some(({ of, force }) => force === 'gate' && (of === 'project' || of === 'brokerage')),
  );
}

export function ProjectsScreen({
  member,
  mapSettings,
}: {
  member: Member;
  mapSettings: MapSettings;
}) {
  return (
    <MapSettingsProvider value={mapSettings}>
      <AdminScreen
        member={member}
        noun={projectNoun}
        actions={actions.projects}
        undo={actions.activity.undo}
        publicAddress={({ slug }) => paths.project(slug)}
        emptyHint={asksOfProjects() ? `${projectNeeds} ${placesAskMore}` : projectNeeds}
        reorder={{
          label: 'Move sold out to the end',
          action: actions.projects.moveSoldToEnd,
          done: 'Sold out projects moved to the end',
          nothing: 'Sold out projects are at the end already',
          undone: 'Order restored',
        }}
        columns={columns}
        languages={recordLanguages()}
        notes={recordNotes}
        getSearchTexts={searchTexts}
        findAdvice={findAdvice}
        Form={ProjectForm}
      />
    </MapSettingsProvider>
  );
}

function searchTexts(project: ListedProject) {
  const { title, slug, city, area, status, developer, price } = project;
  return [
    title,
    slug,
    city,
    area ?? '',
    statusLabel(status),
    statusName(status),
    developer ?? '',
    price ?? '',
  ];
}

const middle = { x: 0.5, y: 0.5 };

function Identity({ project }: { project: ListedProject }) {
  const { picture, focal, price, left } = project;
  return (
    <div className={styles.identity}>
      {picture ? (
        <ResponsiveImage
          image={{ url: picture, alt: '', focal: focal ?? middle }}
          slot={[{ width: '84px', aspect: 4 / 3 }]}
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <div>
        <b>
          <RecordTitle>{project.title}</RecordTitle>
        </b>
        <span className={styles.slug}>
          {project.slug}
          <span className={styles.city}>, {cityName(project.city)}</span>
        </span>
        <span className={`num ${styles.price}`}>
          <MoneyText
            text={[price && shortPrice(price), left !== null && leftText(left)]
              .filter(Boolean)
              .join(', ')}
          />
        </span>
      </div>
    </div>
  );
}

/** `CAD 585,000–1,940,000` for a range of one currency. */
function shortPrice(price: string) {
  return price.replace(/^(\S+) (.*) to \1 /, '$1 $2\u2060–');
}

function leftText(count: number) {
  return count === 0 ? 'None left' : `${count}\u00A0left`;
}

function Status({ status }: { status: string }) {
  return (
    <span className={`${styles.status} ${colours[listColour(status)]}`}>{statusLabel(status)}</span>
  );
}
