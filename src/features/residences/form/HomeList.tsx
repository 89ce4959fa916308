import {
  useEffect,
  useId,
  useRef,
  useState,
  type AriaAttributes,
  type ComponentProps,
  type RefObject,
} from 'react';
import { ChangedTag } from '../../../admin/publishing/ChangedTag.tsx';
import { ItemNotes } from '../../../admin/notes/NoteButtons.tsx';
import { useRowWindow } from '../../../admin/sheet/useRowWindow.ts';
import { homeStates, stateNames } from './home-cells.ts';
import { keepFormOpen } from './HomeFilters.tsx';
import type { TypedPlan } from '../typed-plans.ts';
import { homeColumns, displayText, type HomeColumn, type HomeRow } from './home-rows.ts';
import type { Units } from '../area-unit.ts';
import styles from './HomeList.module.css';

const rowHeight = 116;

type HomeListProps = {
  rows: readonly HomeRow[];
  plans: Record<string, TypedPlan>;
  units: Units;
  errorAt: (row: HomeRow, column: string) => string | undefined;
  isChanged: (row: HomeRow, column: string) => boolean;
  onWrite: (cells: { key: string; column: string; text: string }[]) => void;
  /** The home to scroll to. Pass a new object each time. */
  goTo: { key: string } | undefined;
};

/** The homes on a phone: number, type, price and state. Price and state are editable; of a new home number, floor and plan, too. */
export function HomeList(props: HomeListProps) {
  const { rows, plans, units, errorAt, isChanged, onWrite } = props;
  const list = useRef<HTMLUListElement>(null);
  /** The keys of homes that got their number here, and stay editable, also when scrolled out of the window. */
  const [numbered] = useState(() => new Set<string>());
  const { first, last } = useRowWindow(list, rows.length, rowHeight);
  const findFirstError = (row: HomeRow) =>
    homeColumns.map((column) => errorAt(row, column)).find(Boolean);
  const invalidRow = rows.find(findFirstError);
  useScrollToHome(list, props, invalidRow, first);
  return (
    <ul
      ref={list}
      className={styles.list}
      data-invalid={invalidRow && ''}
      style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - last) * rowHeight }}
    >
      {rows.slice(first, last).map((row) => (
        <Home
          key={row.key}
          row={row}
          plans={plans}
          units={units}
          errors={homeColumns.map((column) => errorAt(row, column))}
          isNew={row.number === '' || numbered.has(row.key)}
          isChanged={homeColumns.some((column) => isChanged(row, column))}
          onWrite={(column, text) => {
            if (column === 'number') numbered.add(row.key);
            onWrite([{ key: row.key, column, text }]);
          }}
        />
      ))}
    </ul>
  );
}

type HomeProps = Pick<HomeListProps, 'plans' | 'units'> & {
  row: HomeRow;
  /** By the order of the columns. */
  errors: readonly (string | undefined)[];
  isNew: boolean;
  isChanged: boolean;
  onWrite: (column: HomeColumn, text: string) => void;
};

function Home({ row, plans, units, errors, isNew, isChanged, onWrite }: HomeProps) {
  const errorId = useId();
  const error = errors.find(Boolean);
  const name = row.number || 'a home with no number';
  const fieldProps = (column: HomeColumn) => ({
    name,
    text: row[column],
    onWrite: (text: string) => onWrite(column, text),
    'aria-invalid': errors[homeColumns.indexOf(column)] !== undefined || undefined,
    'aria-describedby': error && errorId,
  });
  return (
    <li className={styles.row} style={{ height: rowHeight }} data-home={row.key}>
      <b className={`num ${styles.number}`}>
        {isNew ? (
          <TextInput {...fieldProps('number')} title="Number" />
        ) : (
          <>
            {row.number || '–'}
            {isChanged && <ChangedTag className={styles.tag} />}
            <ItemNotes name={`residences.homes.${row.key}`} label={`Home ${row.number}`} />
          </>
        )}
      </b>
      <PriceInput {...fieldProps('price')} units={units} />
      <span className={styles.type}>
        {isNew ? (
          <>
            <TextInput {...fieldProps('floor')} title="Floor" />
            <Options
              {...fieldProps('plan')}
              title="Floor plan"
              options={[
                ['', 'Floor plan'],
                ...Object.entries(plans).map(([key, plan]) => [key, plan.name] as const),
              ]}
            />
          </>
        ) : (
          <>
            {row.floor && `Floor ${row.floor}, `}
            {displayText('plan', row.plan, plans, units)}
          </>
        )}
      </span>
      <Options
        {...fieldProps('state')}
        title="Status"
        options={homeStates.map((state) => [state, stateNames[state]] as const)}
      />
      <span className={styles.error} id={errorId}>
        {error}
      </span>
    </li>
  );
}

/** Scrolls to the first invalid home when a save is refused, and to `goTo`. */
function useScrollToHome(
  list: RefObject<HTMLUListElement | null>,
  { rows, goTo }: HomeListProps,
  invalidRow: HomeRow | undefined,
  firstRendered: number,
) {
  const [pendingKey, setPendingKey] = useState<string>();

  /** Homes far from the viewport render only after scrolling there. */
  function scrollToHome(key: string) {
    const index = rows.findIndex((row) => row.key === key);
    if (index < 0) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top + index * rowHeight - innerHeight / 3, behavior: 'instant' });
    setPendingKey(key);
  }

  useEffect(() => {
    if (goTo) scrollToHome(goTo.key);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [goTo]);

  useEffect(() => {
    const element = list.current;
    const scrollToInvalid = () => invalidRow && scrollToHome(invalidRow.key);
    element?.addEventListener('invalid', scrollToInvalid);
    return () => element?.removeEventListener('invalid', scrollToInvalid);
  });

  useEffect(() => {
    const home =
      pendingKey && list.current?.querySelector(`[data-home="${CSS.escape(pendingKey)}"]`);
    if (!home) return;
    const field = home.querySelector<HTMLElement>('[aria-invalid]') ?? home.querySelector('input');
    home.scrollIntoView({ block: 'center', behavior: 'instant' });
    field?.focus({ preventScroll: true });
    setPendingKey(undefined);
  }, [list, pendingKey, firstRendered]);
}

type FieldProps = AriaAttributes & {
  /** Of the home. */
  name: string;
  text: string;
  onWrite: (text: string) => void;
};

type OptionsProps = FieldProps & { title: string; options: readonly (readonly string[])[] };

function Options({ title, name, text, options, onWrite, ...ariaProps }: OptionsProps) {
  return (
    <select
      aria-label={`${title} of ${name}`}
      {...ariaProps}
      value={text}
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
    >
      {!options.some(([value]) => value === text) && <option>{text}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type TextInputProps = FieldProps &
  Pick<ComponentProps<'input'>, 'className' | 'inputMode' | 'placeholder'> & {
    title: string;
    /** Replaces the text while the field has no focus. */
    display?: string;
  };

function TextInput({ title, name, text, display, onWrite, ...props }: TextInputProps) {
  const [draftText, setDraftText] = useState<string>();
  return (
    <input
      aria-label={`${title} of ${name}`}
      autoComplete="off"
      placeholder={title}
      {...props}
      value={draftText ?? display ?? text}
      onFocus={() => setDraftText(text)}
      onChange={({ currentTarget }) => setDraftText(currentTarget.value)}
      onKeyDown={keepFormOpen}
      onBlur={() => {
        if (draftText !== undefined && draftText !== text) onWrite(draftText);
        setDraftText(undefined);
      }}
    />
  );
}

/** Shows the formatted price, and the plain number while it has focus. */
function PriceInput({ units, ...props }: FieldProps & { units: Units }) {
  return (
    <TextInput
      {...props}
      title="Price"
      className={`num ${styles.price}`}
      inputMode="numeric"
      placeholder="On request"
      display={displayText('price', props.text, {}, units)}
    />
  );
}
