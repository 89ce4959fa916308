import summary from '../controls/summary.module.css';
import { plural } from '../../lib/text/plural.ts';
import { asSentence } from '../../lib/text/in-line.ts';
import { formatDateTime } from '../controls/format-local-time.ts';
import { DraftLine } from './DraftLine.tsx';
import styles from './DraftLine.module.css';
import type { AutosavedDraft } from './autosaved-drafts.ts';
import { NoDraftsLine } from './NoDraftsLine.tsx';

type DraftOffersProps = {
  noun: string;
  left: AutosavedDraft[];
  isElsewhere: boolean;
  isUnavailable: boolean;
  /** The current revision of the record; 0 for a new one. */
  revision: number;
  onRestore: (draft: AutosavedDraft) => void;
  onDiscard: (draft: AutosavedDraft) => void;
};

/** Offers a record's drafts above its form. */
export function DraftOffers(props: DraftOffersProps) {
  const { noun, left, isElsewhere, isUnavailable, revision, onRestore, onDiscard } = props;
  // Those of new records have different names.
  const shownCount = left.some(({ recordId }) => recordId === 'new') ? left.length : 1;
  const older = left.slice(shownCount);

  function lines(drafts: AutosavedDraft[]) {
    return drafts.map((draft) => (
      <DraftLine
        key={draft.writer}
        actions={[
          { label: 'Restore', run: () => onRestore(draft) },
          { label: 'Discard', run: () => onDiscard(draft) },
        ]}
      >
        You have unsaved changes to {draft.name ?? `this ${noun}`} from{' '}
        {asSentence(formatDateTime(draft.savedAt))}
        {draft.revision !== revision && ` This ${noun} has been saved since then.`}
      </DraftLine>
    ));
  }

  return (
    <div className={styles.lines} role="status">
      {lines(left.slice(0, shownCount))}
      {older.length > 0 && (
        <details>
          <summary className={summary.summary}>
            {plural(older.length, 'And 1 older draft', 'And # older drafts')}
          </summary>
          {lines(older)}
        </details>
      )}
      {isElsewhere && <DraftLine>{`This ${noun} is also open in another window.`}</DraftLine>}
      {isUnavailable && <NoDraftsLine />}
    </div>
  );
}
