import { Menu } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import type { StoredRecord } from '../../actions/actions.ts';
import { useCloseByEscape } from '../../browser/useCloseByEscape.ts';
import { focusFirst } from '../../browser/useFocusLater.ts';
import { RowButton } from './RowButton.tsx';
import type { RowActions } from './row-actions.ts';
import styles from './RecordTable.module.css';

type RowMenuProps<Row> = {
  record: Row;
  name: string;
  rowActions: RowActions<Row>;
  isFixed: boolean;
  /** 1-based; 0 while a search or sort hides the real order, and for a record without a position. */
  place: number;
  isLast: boolean;
};

/** All actions on one record. Long lists have thousands of them: a menu is mounted when it is first opened. */
export function RowMenu<Row extends StoredRecord>(props: RowMenuProps<Row>) {
  const { record, name } = props;
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = (
    <RowButton
      icon="more"
      className={styles.more}
      label={`More actions for ${name}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      focusName={`more-${record.id}`}
      onClick={isUsed ? undefined : open}
    />
  );
  if (!isUsed) return button;
  return (
    <OpenedMenu {...props} isOpen={isOpen} onChange={setOpen}>
      {button}
    </OpenedMenu>
  );

  function open() {
    setUsed(true);
    setOpen(true);
  }
}

type OpenedMenuProps<Row> = RowMenuProps<Row> & {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  children: ReactElement;
};

function OpenedMenu<Row extends StoredRecord>(props: OpenedMenuProps<Row>) {
  const { record, rowActions, isFixed, place, isLast, isOpen, onChange, children } = props;
  const { edit, getPreviewUrl, duplicate, move, moveTo, unpublish, remove } = rowActions;
  const isPublic = record.publication?.isPublic === true;
  useCloseByEscape(isOpen, close);

  function close() {
    focusFirst(`more-${record.id}`);
    onChange(false);
  }

  function item(label: string, act: ((record: Row) => void) | undefined) {
    return act && <Menu.Item onClick={() => act(record)}>{label}</Menu.Item>;
  }

  return (
    <Menu
      position="bottom-end"
      width="14rem"
      portalProps={{ target: 'main' }}
      // Its placeholder would be a focusable child of the menu that is no item.
      withInitialFocusPlaceholder={false}
      opened={isOpen}
      onChange={(isOpened) => (isOpened ? onChange(true) : close())}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {item('Edit', edit)}
        {getPreviewUrl && (
          <Menu.Item component="a" href={getPreviewUrl(record)} target="_blank">
            Preview
            <span className="sr"> in a new tab</span>
          </Menu.Item>
        )}
        {!isFixed && item('Duplicate', duplicate)}
        {place > 1 && item('Move up', () => move?.(record, { direction: 'up' }))}
        {place > 0 && !isLast && item('Move down', () => move?.(record, { direction: 'down' }))}
        {place > 0 && item('Move to…', moveTo)}
        {!isFixed && isPublic && item('Unpublish', unpublish)}
        {!isFixed && item('Delete', remove)}
      </Menu.Dropdown>
    </Menu>
  );
}
