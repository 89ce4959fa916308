import { Button, Menu } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useCloseByEscape } from '../browser/useCloseByEscape.ts';
import { AdminIcon } from './AdminIcon.tsx';

export type MenuItem = { label: string; run: () => void };

type ButtonMenuProps = {
  /** Without any, the menu is not shown. */
  items: readonly (MenuItem | false | undefined)[];
  target: ReactNode;
};

/** A button that opens a menu. Escape closes the menu alone. */
export function ButtonMenu({ items, target }: ButtonMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useCloseByEscape(isOpen, () => setOpen(false));
  const shown = items.filter(isShown);
  if (shown.length === 0) return null;
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
        {shown.map(({ label, run }) => (
          <Menu.Item key={label} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The menu of what is rarely done. */
export function MoreMenu({ label, items }: Omit<ButtonMenuProps, 'target'> & { label: string }) {
  return (
    <ButtonMenu
      items={items}
      target={
        <Button variant="subtle" aria-label={label} rightSection={<AdminIcon name="caret" />}>
          More
        </Button>
      }
    />
  );
}

export function isShown(item: MenuItem | false | undefined) {
  return typeof item === 'object';
}
