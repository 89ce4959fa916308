import { Menu } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useCloseByEscape } from '../browser/useCloseByEscape.ts';

export type BarMenuItem = { label: string; run: () => void };

type BarMenuProps = {
  /** Without any, the menu is not shown. */
  items: readonly (BarMenuItem | false | undefined)[];
  target: ReactNode;
};

/** A menu of the bar above a form. Escape closes the menu alone. */
export function BarMenu({ items, target }: BarMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useCloseByEscape(isOpen, () => setOpen(false));
  const shownItems = items.filter((item) => typeof item === 'object');
  if (shownItems.length === 0) return null;
  return (
    <Menu
      position="bottom-end"
      width="18rem"
      withinPortal={false}
      // Its placeholder would be a focusable child of the menu that is no item.
      withInitialFocusPlaceholder={false}
      opened={isOpen}
      onChange={setOpen}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {shownItems.map(({ label, run }) => (
          <Menu.Item key={label} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
