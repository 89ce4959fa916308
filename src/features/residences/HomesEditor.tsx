import { useId, useMemo, useRef, useState } from 'react';
import { Sheet } from '../../admin/sheet/Sheet.tsx';
import { ChangePricesDialog } from './ChangePricesDialog.tsx';
import { newHome, withCells, withPasted, withoutHomes } from './home-rows.ts';
import { HomeBar } from './HomeBar.tsx';
import { anyHome, HomeFilters, isFound } from './HomeFilters.tsx';
import { HomeList } from './HomeList.tsx';
import { HomesSum } from './HomesSum.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import styles from './HomesEditor.module.css';
import { useHomeCells } from './useHomeCells.ts';
import { useHomeColumns } from './useHomeColumns.ts';
import { useHomes } from './useHomes.ts';
import { useIsNarrow } from './useIsNarrow.ts';

type OpenEditor =
  | { dialog: 'prices' }
  | { dialog: 'import'; heading: string; text: string | undefined };

const nothing: string[] = [];

export function HomesEditor() {
  const heading = useId();
  const around = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(around);
  const all = useHomes();
  const { homes, presentPlans, rows, errors, currency, write } = all;
  const [filter, setFilter] = useState(anyHome);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<OpenEditor>();
  const [goTo, setGoTo] = useState<{ key: string; column: string }>();
  const [inHand, setInHand] = useState(nothing);
  const columns = useHomeColumns(presentPlans, currency);
  const shown = useMemo(() => rows.filter((row) => isFound(row, filter)), [rows, filter]);
  const chosen = rows.filter(({ key }) => selected.has(key));

  const cells = useHomeCells(all);
  const sheet = {
    rows: shown,
    ...cells,
    onWrite: (changes: { key: string; column: string; text: string }[]) =>
      write(withCells(homes, changes, presentPlans)),
  };

  function add() {
    const [home, key] = newHome();
    setFilter(anyHome);
    write({ ...homes, [key]: home });
    setGoTo({ key, column: 'number' });
  }

  function remove() {
    write(
      withoutHomes(
        homes,
        chosen.map(({ key }) => key),
      ),
    );
    setSelected(new Set());
  }

  function paste(row: number, column: string, texts: string[][]) {
    const place = {
      keys: shown.map(({ key }) => key),
      columns: columns.map(({ key }) => key),
    };
    write(withPasted(homes, place, { row, column }, texts, presentPlans));
  }

  function toggle(key: string, isOn: boolean) {
    const next = new Set(selected);
    if (isOn) next.add(key);
    else next.delete(key);
    setSelected(next);
  }

  return (
    <section ref={around} className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          Homes
        </h2>
        <HomeBar
          all={all}
          onPrices={() => setOpened({ dialog: 'prices' })}
          onImport={(words, text) => setOpened({ dialog: 'import', heading: words, text })}
        />
      </div>
      {rows.length > 0 && <HomeFilters filter={filter} plans={presentPlans} onChange={setFilter} />}
      <div className={styles.table}>
        {isNarrow ? (
          <HomeList {...sheet} plans={presentPlans} currency={currency} goTo={goTo} />
        ) : (
          <Sheet
            {...sheet}
            label="Sheet of homes"
            columns={columns}
            onPaste={paste}
            onUndo={all.undo}
            onRedo={all.redo}
            selection={{ has: (key) => selected.has(key), toggle }}
            onRangeChange={(keys, of) =>
              setInHand(of.includes('price') && keys.length > 1 ? keys : nothing)
            }
            goTo={goTo}
          />
        )}
      </div>
      <HomesSum
        all={all}
        shown={shown.length}
        inHand={isNarrow ? [] : inHand}
        onGoTo={(key, column) => {
          setFilter(anyHome);
          setGoTo({ key, column });
        }}
        acts={{ add, remove, selected: isNarrow ? 0 : chosen.length }}
      />
      {all.error && errors.size === 0 && <p className={styles.error}>{all.error}</p>}
      {opened?.dialog === 'prices' && (
        <ChangePricesDialog
          all={all}
          selected={chosen}
          shown={shown}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.dialog === 'import' && (
        <ImportDialog {...opened} all={all} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}
