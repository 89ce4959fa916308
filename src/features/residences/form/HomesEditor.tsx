import { useId, useMemo, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import { useValue } from '../../../admin/fields/fields-context.ts';
import { Sheet } from '../../../admin/sheet/Sheet.tsx';
import type { FileText } from '../../../admin/sheet/file-text.ts';
import { floorsLeftOutIn } from '../../../lib/geo/country-usage.ts';
import { cityCountry, headOffice } from '../../../site/settings/settings.ts';
import { ChangePricesDialog } from '../prices/ChangePricesDialog.tsx';
import {
  newHome,
  withCells,
  withPasted,
  withoutHomes,
  type HomeColumn,
  type HomeRow,
} from './home-rows.ts';
import { HomeBar } from './HomeBar.tsx';
import { emptyFilter, HomeFilters, matchesFilter } from './HomeFilters.tsx';
import { HomeList } from './HomeList.tsx';
import { HomesKeys } from './HomesKeys.tsx';
import { HomesSum } from './HomesSum.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { newScheme, type Scheme } from '../scheme/home-scheme.ts';
import { SchemeDialog } from '../scheme/SchemeDialog.tsx';
import { toCellText } from './home-cells.ts';
import styles from './HomesEditor.module.css';
import { useHomeColumns } from './useHomeColumns.ts';
import { useHomes, type HomesForm } from './useHomes.ts';

type OpenEditor =
  | { dialog: 'prices' }
  | { dialog: 'scheme' }
  | { dialog: 'import'; heading: string; file: FileText | undefined };

const noKeys: string[] = [];
const noRows: HomeRow[] = [];

export function HomesEditor() {
  const heading = useId();
  const container = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(container);
  const form = useHomes();
  const { homes, presentPlans, rows, errors, units, write } = form;
  const { areaUnit } = units;
  const [filter, setFilter] = useState(emptyFilter);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [openDialog, setOpenDialog] = useState<OpenEditor>();
  const [scheme, setScheme] = useState<Scheme>();
  const country = cityCountry(toCellText(useValue('city'))) ?? headOffice().country;
  const [goTo, setGoTo] = useState<{ key: string; column: string }>();
  const [selectedPriceKeys, setSelectedPriceKeys] = useState(noKeys);
  const columns = useHomeColumns(presentPlans, units);
  const filteredRows = useMemo(
    () => rows.filter((row) => matchesFilter(row, filter, presentPlans, areaUnit)),
    [rows, filter, presentPlans, areaUnit],
  );
  const selectedRows = rows.filter(({ key }) => selected.has(key));

  const cells = useHomeCells(form);
  const sheet = {
    rows: filteredRows,
    ...cells,
    onWrite: (changes: { key: string; column: string; text: string }[]) =>
      write(withCells(homes, changes, presentPlans, areaUnit)),
  };

  function add() {
    const [home, key] = newHome();
    setFilter(emptyFilter);
    write({ ...homes, [key]: home });
    setGoTo({ key, column: 'number' });
  }

  function remove() {
    write(
      withoutHomes(
        homes,
        selectedRows.map(({ key }) => key),
      ),
    );
    setSelected(new Set());
  }

  function paste(row: number, column: string, texts: string[][]) {
    const grid = {
      keys: filteredRows.map(({ key }) => key),
      columns: columns.map(({ key }) => key),
    };
    write(withPasted(homes, grid, { row, column }, texts, presentPlans, areaUnit));
  }

  function toggle(key: string, isOn: boolean) {
    const next = new Set(selected);
    if (isOn) next.add(key);
    else next.delete(key);
    setSelected(next);
  }

  return (
    <section ref={container} className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          Homes
        </h2>
        {!isNarrow && <HomesKeys />}
        <HomeBar
          form={form}
          isNarrow={isNarrow}
          onPrices={() => setOpenDialog({ dialog: 'prices' })}
          onScheme={() => setOpenDialog({ dialog: 'scheme' })}
          onImport={(words, file) => setOpenDialog({ dialog: 'import', heading: words, file })}
        />
      </div>
      {rows.length > 0 && (
        <HomeFilters
          filter={filter}
          plans={presentPlans}
          areaUnit={areaUnit}
          onChange={setFilter}
        />
      )}
      <p className="sr" id={`${heading}-keys`}>
        To leave the table, press Escape, then Tab.
      </p>
      <div className={styles.table}>
        {isNarrow ? (
          <HomeList {...sheet} plans={presentPlans} units={units} goTo={goTo} />
        ) : (
          <Sheet
            {...sheet}
            label="Table of homes"
            describedBy={`${heading}-keys`}
            columns={columns}
            onPaste={paste}
            onUndo={form.undo}
            onRedo={form.redo}
            selection={{ has: (key) => selected.has(key), toggle }}
            onRangeChange={(keys, columnKeys) =>
              setSelectedPriceKeys(columnKeys.includes('price') && keys.length > 1 ? keys : noKeys)
            }
            goTo={goTo}
          />
        )}
      </div>
      <HomesSum
        form={form}
        filteredCount={filteredRows.length}
        selectedPriceKeys={isNarrow ? [] : selectedPriceKeys}
        onGoTo={(key, column) => {
          setFilter(emptyFilter);
          setGoTo({ key, column });
        }}
        actions={{ add, remove, selected: isNarrow ? noRows : selectedRows }}
      />
      {form.error && errors.size === 0 && <p className={styles.error}>{form.error}</p>}
      {openDialog?.dialog === 'prices' && (
        <ChangePricesDialog
          form={form}
          selected={selectedRows}
          filteredRows={filteredRows}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog?.dialog === 'scheme' && (
        <SchemeDialog
          form={form}
          scheme={scheme ?? newScheme(floorsLeftOutIn(country))}
          onChange={setScheme}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog?.dialog === 'import' && (
        <ImportDialog {...openDialog} form={form} onClose={() => setOpenDialog(undefined)} />
      )}
    </section>
  );
}

/** Properties of the cells. The functions keep their identity until homes or their errors change. */
function useHomeCells({ errors, publicHomes }: Pick<HomesForm, 'errors' | 'publicHomes'>) {
  return useMemo(
    () => ({
      getName: ({ number }: HomeRow) => number || 'a home with no number',
      errorAt: ({ key }: HomeRow, column: string) => errors.get(key)?.[column as HomeColumn],
      isChanged: (row: HomeRow, column: string) =>
        publicHomes !== undefined &&
        column in row &&
        publicHomes[row.key]?.[column as HomeColumn] !== row[column as HomeColumn],
      isFaint: ({ state }: HomeRow) => state === 'sold',
    }),
    [errors, publicHomes],
  );
}

const narrowBelow = 640;

/** True if a sheet does not fit: on a phone, or beside an open preview. */
function useIsNarrow(container: RefObject<HTMLElement | null>) {
  const [isNarrow, setNarrow] = useState(false);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    // The width is 0 in a hidden part of a form.
    const measure = () => {
      if (element.clientWidth > 0) setNarrow(element.clientWidth < narrowBelow);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);

  return isNarrow;
}
