import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { ariaKeys, keyHint } from '../keys/keys.ts';

type SaveButtonProps = {
  /** False while there is nothing to save, so that another button is the main one. */
  isMain?: boolean;
  label: string;
  /** What saving does to the site. */
  hint: ReactNode;
  hintClass?: string | undefined;
  isSaving: boolean;
  /** True while a save waits for an upload. */
  isWaiting: boolean;
};

/** The button of a form that has no drafts, with what it does. */
export function SaveButton(props: SaveButtonProps) {
  const { isMain = true, label, hint, hintClass, isSaving, isWaiting } = props;
  const hintId = useId();
  return (
    <>
      <Button
        type="submit"
        variant={isMain ? 'filled' : 'default'}
        aria-keyshortcuts={ariaKeys('publish', 'save')}
        title={`${keyHint('save')}, ${keyHint('publish')}`}
        aria-describedby={hintId}
        aria-disabled={isSaving || isWaiting}
      >
        {isSaving ? 'Saving...' : isWaiting ? 'Waiting...' : label}
      </Button>
      <small id={hintId} className={hintClass}>
        {hint}
      </small>
    </>
  );
}
