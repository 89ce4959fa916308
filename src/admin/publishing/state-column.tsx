import { actorName } from '../../model/actors.ts';
import type { Publication, StoredRecord } from '../../model/record.ts';
import { useEditor } from '../frame/member-context.ts';
import { formatShortTime } from '../controls/format-local-time.ts';
import { HistoryLink } from '../lists/table/RecordTitle.tsx';
import type { Column } from '../frame/screen.ts';
import { StateMark, stateLabels } from './StateMark.tsx';
import styles from './state-column.module.css';

/**
 * Adds whether each record is public, and its languages, beside its status if it has one, and when it was edited, if no
 * column has a date.
 */
export function withStateColumns<Row extends StoredRecord>(
  columns: readonly Column<Row>[],
  languages?: Column<StoredRecord>,
): Column<Row>[] {
  const status = columns.findIndex(({ kind }) => kind === 'status');
  const index = status === -1 ? columns.length : status + 1;
  const hasDate = columns.some(({ kind }) => kind === 'date');
  const own = languages ? [visibility, languages] : [visibility];
  return [...columns.toSpliced(index, 0, ...own), ...(hasDate ? [] : [lastEdited])];
}

const visibility: Column<StoredRecord> = {
  title: 'Visibility',
  cell: ({ publication }) => publication && <State publication={publication} />,
  sortBy: ({ publication }) => (publication ? stateLabels[publication.state] : ''),
};

const lastEdited: Column<StoredRecord> = {
  title: 'Last edited',
  isWideOnly: true,
  isExtra: 'first',
  cell: (record) => (
    <span className={`num ${styles.changed}`}>
      <HistoryLink>{formatShortTime(record.updatedAt)}</HistoryLink>
      <LastEditor record={record} />
    </span>
  ),
  sortBy: ({ updatedAt }) => updatedAt,
};

function State({ publication }: { publication: Publication }) {
  const { state, publishAt, unpublishAt, problem, assistant } = publication;
  return (
    <StateMark state={state}>
      {problem && <span className={styles.problem}>Not published. {problem}</span>}
      {!problem && (publishAt ? formatShortTime(publishAt) : details[state])}
      {assistant !== undefined && (
        <span className={styles.assistant}>With changes by {actorName(assistant)}</span>
      )}
      {unpublishAt && <span className={styles.until}>Until {formatShortTime(unpublishAt)}</span>}
    </StateMark>
  );
}

const details = {
  draft: 'Not published yet',
  hidden: 'Previously published',
  changed: 'Unpublished changes',
  scheduled: '',
  published: '',
};

/** Who saved a record last. */
export function LastEditor({ record: { publication } }: { record: StoredRecord }) {
  const editor = useEditor();
  const author = publication?.savedBy;
  return (
    <small className={styles.by}>{author === editor ? 'You' : author && actorName(author)}</small>
  );
}
