import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';

/**
 * Fixes the column widths of a long table to those of its first rows. Each row then has its own layout, and rows out of
 * view have none: the layout of a whole table takes too long with a thousand rows.
 */
export function useColumnWidths(isLong: boolean) {
  const ref = useRef<HTMLTableElement>(null);
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });

  useLayoutEffect(() => {
    const table = ref.current;
    if (!isLong || !isWide || !table) return undefined;
    const shares = [...table.querySelectorAll('thead th')].map(
      (title) => `minmax(0, ${title.getBoundingClientRect().width}fr)`,
    );
    table.style.setProperty('--columns', shares.join(' '));
    table.dataset['columns'] = 'fixed';
    return () => {
      delete table.dataset['columns'];
    };
  }, [isLong, isWide]);

  return ref;
}

const wide = '(min-width: 60.01rem)';
