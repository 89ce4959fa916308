import type { ReactNode } from 'react';
import { AdminIcon } from '../controls/AdminIcon.tsx';

type PaletteButtonProps = {
  className: string | undefined;
  keysClassName: string | undefined;
  children: ReactNode;
};

/** Opens the palette, and shows its keyboard shortcut. */
export function PaletteButton({ className, keysClassName, children }: PaletteButtonProps) {
  return (
    <button
      className={className}
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-palette
    >
      <AdminIcon name="search" />
      <span>{children}</span>
      <span className={keysClassName} aria-hidden="true">
        <kbd data-command-key>Ctrl</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
