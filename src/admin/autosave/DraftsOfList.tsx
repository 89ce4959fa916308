import { formatDateTime } from '../controls/format-local-time.ts';
import type { Noun } from '../../model/noun.ts';
import { DraftLine } from './DraftLine.tsx';
import styles from './DraftLine.module.css';
import type { AutosavedDraft } from './autosaved-drafts.ts';
import { useLeftDrafts } from './useLeftDrafts.ts';

type DraftsOfListProps = {
  noun: Pick<Noun, 'name' | 'one'>;
  /** True if the list stays visible while a draft is edited. */
  isBeside?: boolean;
  onContinue: (draft: AutosavedDraft) => void;
};

/** Offers the drafts of a noun's records above their list. */
export function DraftsOfList({ noun, isBeside, onContinue }: DraftsOfListProps) {
  const { left, discard, replaceOne } = useLeftDrafts(noun);
  return (
    <div className={styles.lines} role="status">
      {left.map((draft) => (
        <DraftLine
          key={draft.writer}
          actions={[
            {
              label: 'Continue',
              hint: `Continue with ${draft.name ?? `the new ${noun.one}`}`,
              run: () => {
                onContinue(draft);
                if (isBeside) replaceOne(draft);
              },
            },
            {
              label: 'Discard',
              hint: `Discard unsaved changes to ${draft.name ?? `the new ${noun.one}`}`,
              run: () => discard(draft),
            },
          ]}
        >
          Unsaved changes to {draft.name ?? `a new ${noun.one}`}, from{' '}
          {formatDateTime(draft.savedAt)}
        </DraftLine>
      ))}
    </div>
  );
}
