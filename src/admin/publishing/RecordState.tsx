import { actorName } from '../../records/actors.ts';
import { plural } from '../../lib/text/plural.ts';
import type { Publication } from '../../records/record.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { useEditor } from '../frame/member-context.ts';
import { shortMomentOf } from '../controls/moment-text.ts';
import { StateMark } from './StateMark.tsx';
import styles from './PublishBar.module.css';

type RecordStateProps = {
  /** Undefined for a new record. */
  base: StoredRecord | undefined;
  /** True if there are unsaved changes. */
  isChanged: boolean;
  /** The number of fields that differ from the public version, if known. */
  changes: number | undefined;
};

/** Shows whether a record is public, and when it was saved. */
export function RecordState({ base, isChanged, changes }: RecordStateProps) {
  const editor = useEditor();
  const publication = base?.publication;
  if (!publication) return <StateMark state="draft">Not saved yet</StateMark>;
  const { state, problem, savedBy } = publication;
  const author = savedBy === editor ? 'you' : actorName(savedBy);
  return (
    <StateMark state={state} more={state === 'changed' ? changesText(changes) : undefined}>
      {problem && <b className={styles.errors}>Not published: {problem} </b>}
      {isChanged
        ? 'Unsaved changes'
        : `${savedVerb(publication)} ${shortMomentOf(base.updatedAt)}, by ${author}`}
    </StateMark>
  );
}

function changesText(count: number | undefined) {
  if (count === undefined) return 'unpublished changes';
  return plural(count, '# unpublished change', '# unpublished changes');
}

function savedVerb({ state }: Publication) {
  return state === 'published' ? 'Since' : 'Saved';
}
