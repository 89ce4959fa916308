import { momentOf } from '../controls/moment-text.ts';
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
  onBringBack: (draft: AutosavedDraft) => void;
  onDiscard: (draft: AutosavedDraft) => void;
};

/** Offers a record's drafts above its form. */
export function DraftOffers(props: DraftOffersProps) {
  const { noun, left, isElsewhere, isUnavailable, revision, onBringBack, onDiscard } = props;
  return (
    <div className={styles.lines} role="status">
      {left.map((draft) => (
        <DraftLine
          key={draft.writer}
          acts={[
            { label: 'Restore', run: () => onBringBack(draft) },
            { label: 'Discard', run: () => onDiscard(draft) },
          ]}
        >
          You have unsaved changes from {momentOf(draft.savedAt)}.
          {draft.revision !== revision && ` This ${noun} has been saved since then.`}
        </DraftLine>
      ))}
      {isElsewhere && <DraftLine>{`This ${noun} is also open in another window.`}</DraftLine>}
      {isUnavailable && <NoDraftsLine />}
    </div>
  );
}
