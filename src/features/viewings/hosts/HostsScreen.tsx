import { actions } from 'astro:actions';
import { useRecordChoice } from '../../../admin/fields/useRecordChoice.ts';
import { lazyForm } from '../../../admin/forms/late-form.tsx';
import { AdminScreen } from '../../../admin/frame/AdminScreen.tsx';
import type { Column } from '../../../admin/frame/screen.ts';
import { RecordTitle } from '../../../admin/lists/table/RecordTitle.tsx';
import type { Member } from '../../../model/rights.ts';
import { recordNotes } from '../../notes/record-notes.tsx';
import { paths } from '../../../site/paths.ts';
import { cityName, projectNoun } from '../../projects/project.ts';
import { recordLanguages } from '../../translations/editor/record-languages.tsx';
import styles from './HostsScreen.module.css';
import { hostNoun, type Host } from './host.ts';
import { hourSpans } from './hours-text.ts';

const HostForm = lazyForm(async () => (await import('./HostForm.tsx')).HostForm);

const columns: Column<Host>[] = [
  {
    title: 'Host',
    cell: ({ name }) => (
      <b className={styles.name}>
        <RecordTitle>{name}</RecordTitle>
      </b>
    ),
    sortBy: ({ name }) => name,
  },
  { title: 'City', cell: ({ city }) => cityName(city), sortBy: ({ city }) => cityName(city) },
  {
    title: 'Projects',
    cell: ({ projectIds }) => <ProjectNames ids={projectIds} />,
  },
  {
    title: 'Hours',
    cell: ({ hours }) => hourSpans(hours, 'short').map((span) => <Span key={span} text={span} />),
  },
];

export function HostsScreen({ member }: { member: Member }) {
  return (
    <AdminScreen
      member={member}
      noun={hostNoun}
      actions={actions.hosts}
      undo={actions.activity.undo}
      emptyHint="Visitors can book a viewing of a project once it has a host with hours."
      back={{ text: 'Back to Viewings', address: paths.adminViewings }}
      columns={columns}
      languages={recordLanguages()}
      notes={recordNotes}
      getSearchTexts={({ name, city, place, email }) => [
        name,
        cityName(city),
        place ?? '',
        email ?? '',
      ]}
      Form={HostForm}
    />
  );
}

function ProjectNames({ ids }: { ids: readonly string[] }) {
  const { data = [] } = useRecordChoice({ noun: projectNoun, list: actions.projects.list });
  return data
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title }, index, { length }) => (
      <span key={id} className={styles.project}>
        {title}
        {index < length - 1 && ',\u00A0'}
      </span>
    ));
}

function Span({ text }: { text: string }) {
  const [days = '', ...hours] = text.split(/(?<=: )/);
  return (
    <p className={styles.span}>
      <span>{days}</span>
      <span>{hours}</span>
    </p>
  );
}
