import { Button } from '@mantine/core';
import type { MediaFile } from './media.ts';
import type { useDescription } from './useDescription.ts';

type ConflictActsProps = {
  of: ReturnType<typeof useDescription>;
  /** What someone else has saved meanwhile. */
  newest: MediaFile;
  /** True where no button is filled. */
  isQuiet?: boolean;
  onSave: (over: MediaFile) => void;
};

/** Keeps one of two descriptions. */
export function ConflictActs({ of, newest, isQuiet = false, onSave }: ConflictActsProps) {
  return (
    <>
      <Button variant="default" onClick={() => of.takeUp(newest)}>
        Take theirs
      </Button>
      <Button
        variant={isQuiet ? 'default' : 'filled'}
        aria-disabled={of.isSaving}
        onClick={() => onSave(newest)}
      >
        Save mine over it
      </Button>
    </>
  );
}
