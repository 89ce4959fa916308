import { actorName } from '../../lib/actors.ts';
import type { Publication, StoredRecord } from '../../lib/record.ts';
import { useEditor } from '../member-context.ts';
import { shortMomentOf } from '../moment-text.ts';
import type { Column } from '../screen.ts';
import { StateMark, stateWords } from './StateMark.tsx';
import styles from './state-column.module.css';

/** The state of each record, and who saved it last. */
export const stateColumns: readonly Column<StoredRecord>[] = [
  {
    title: 'Visibility',
    cell: ({ publication }) => publication && <State publication={publication} />,
    sortBy: ({ publication }) => (publication ? stateWords[publication.state] : ''),
  },
  {
    title: 'Last edited',
    cell: (record) => <Changed record={record} />,
    sortBy: ({ updatedAt }) => updatedAt,
  },
];

function State({ publication }: { publication: Publication }) {
  const { state, publishAt, unpublishAt, problem } = publication;
  return (
    <StateMark state={state}>
      {problem && <span className={styles.problem}>Not published. {problem}</span>}
      {!problem && (publishAt ? shortMomentOf(publishAt) : details[state])}
      {unpublishAt && <span className={styles.until}>Until {shortMomentOf(unpublishAt)}</span>}
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

function Changed({ record: { updatedAt, publication } }: { record: StoredRecord }) {
  const editor = useEditor();
  const author = publication?.savedBy;
  return (
    <span className={`num ${styles.changed}`}>
      {shortMomentOf(updatedAt)}
      <small className={styles.by}>{author === editor ? 'You' : author && actorName(author)}</small>
    </span>
  );
}
