import { actorName } from '../../lib/actors.ts';
import { plural } from '../../lib/plural.ts';
import type { Publication } from '../../lib/record.ts';
import type { StoredRecord } from '../actions.ts';
import { useEditor } from '../member-context.ts';
import { momentOf, shortMomentOf } from '../moment-text.ts';
import { StateMark } from './StateMark.tsx';
import styles from './PublishBar.module.css';

type RecordStateProps = {
  /** Undefined for a new record. */
  base: StoredRecord | undefined;
  /** True while something is typed and not saved. */
  isChanged: boolean;
  /** In how many fields the form differs from what is public, where that is known. */
  changes: number | undefined;
};

/** What visitors see of the record of a form, and when it was saved. */
export function RecordState({ base, isChanged, changes }: RecordStateProps) {
  const editor = useEditor();
  const publication = base?.publication;
  if (!publication) return <StateMark state="draft">Not saved yet</StateMark>;
  const { state, publishAt, unpublishAt, problem, savedBy } = publication;
  const by = savedBy === editor ? 'you' : actorName(savedBy);
  const isCurrent = publishAt === null && !isChanged;
  return (
    <StateMark state={state} more={state === 'changed' ? changesText(changes) : undefined}>
      {problem && <b className={styles.errors}>Not published: {problem} </b>}
      {publishAt && `${momentOf(publishAt)}${publication.isPublic ? ', changes.' : ''} `}
      {unpublishAt && `Until ${momentOf(unpublishAt)} `}
      {isChanged && 'What you typed is not saved'}
      {isCurrent && `${savedWord(publication)} ${shortMomentOf(base.updatedAt)}, by ${by}`}
    </StateMark>
  );
}

function changesText(count: number | undefined) {
  if (count === undefined) return 'changes not public';
  return plural(count, '# change not public', '# changes not public');
}

function savedWord({ state }: Publication) {
  return state === 'published' ? 'Since' : 'Saved';
}
