import { Button } from '@mantine/core';
import type { MediaFile } from '../media.ts';
import type { useDescription } from './useDescription.ts';

type ConflictActsProps = {
  description: ReturnType<typeof useDescription>;
  /** The revision that someone else saved. */
  newest: MediaFile;
  /** Fills neither button. */
  isQuiet?: boolean;
  onSave: (baseFile: MediaFile) => void;
};

/** The buttons that resolve an edit conflict. */
export function ConflictActs({ description, newest, isQuiet = false, onSave }: ConflictActsProps) {
  return (
    <>
      <Button variant="default" onClick={() => description.takeUp(newest)}>
        Use their version
      </Button>
      <Button
        variant={isQuiet ? 'default' : 'filled'}
        aria-disabled={description.isSaving}
        data-question
        onClick={() => onSave(newest)}
      >
        Overwrite with mine
      </Button>
    </>
  );
}
