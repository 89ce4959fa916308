import { Button } from '@mantine/core';
import { useMemo, useRef, useState, type MouseEvent } from 'react';
import { changeAddress, useAddress } from '../../../admin/browser/useAddress.ts';
import { ariaKeys, keyHint } from '../../../admin/keys/keys.ts';
import { useFormKey } from '../../../admin/keys/useFormKey.ts';
import { useFields } from '../../../admin/fields/fields-context.ts';
import { usePart } from '../../../admin/forms/FormParts.tsx';
import { goToNamedField } from '../../../admin/forms/go-to-field.ts';
import { plural } from '../../../lib/text/plural.ts';
import type { Unit, UnitState } from '../../../model/translations/units.ts';
import { ComparedUnit } from './ComparedUnit.tsx';
import type { TranslationView } from '../translation.ts';
import styles from './Translation.module.css';
import { textField, useUnitStates } from './useTranslationValues.ts';
import { stateName, TranslationRow } from './TranslationRow.tsx';
import { unitLabels } from './unit-labels.ts';

type TranslatedLanguages = {
  source: { locale: string; name: string };
  target: { locale: string; name: string; endonym: string };
};

type TranslationFieldsProps = {
  view: Pick<TranslationView, 'units' | 'changes'>;
  languages: TranslatedLanguages;
  /** Shows and hides the preview beside the texts, if there is one. */
  preview: { label: string; toggle: () => void } | undefined;
};

/** All texts of a record, each beside its translation. */
export function TranslationFields({ view, ...props }: TranslationFieldsProps) {
  const { units } = view;
  const { mode } = useFields();
  const labels = useMemo(() => unitLabels(units), [units]);
  if (mode === 'comparison') {
    return units.map((unit, index) => (
      <ComparedUnit
        key={unit.path}
        unit={unit}
        label={[labels[index]?.group, labels[index]?.label].filter(Boolean).join(', ')}
      />
    ));
  }
  return <TranslationTable view={view} labels={labels} {...props} />;
}

type TranslationTableProps = TranslationFieldsProps & { labels: ReturnType<typeof unitLabels> };

function TranslationTable({ view, labels, languages, preview }: TranslationTableProps) {
  const { units, changes } = view;
  const around = useRef<HTMLDivElement>(null);
  const { source, target } = languages;
  const states = useUnitStates(units);
  const { shown, show, visible } = useFilter(units, states);
  const [message, setMessage] = useState('');
  usePart(around, () => show('all'));

  function goToNext() {
    const focused = document.activeElement?.closest<HTMLElement>('[data-state]');
    const from = units.findIndex(({ path }) => path === focused?.dataset['part']);
    const ahead = [...units.slice(from + 1), ...units.slice(0, from + 1)];
    const next = ahead.find((unit) => states[units.indexOf(unit)] !== 'current');
    setMessage(next ? '' : 'Nothing left to do');
    if (next) goToNamedField(textField(next.path));
  }
  useFormKey('next', goToNext);

  const missing = count(states, 'missing');
  return (
    <div ref={around}>
      <div className={styles.tools}>
        <nav className={styles.counts} aria-label="Fields">
          {filters.map((name) => (
            <FilterLink
              key={name}
              name={name}
              title={name === 'all' ? 'All fields' : stateName(name)}
              count={name === 'all' ? units.length : count(states, name)}
              isShown={name === shown}
              onShow={show}
            />
          ))}
        </nav>
        {preview && (
          <Button variant="default" className={styles.onWide} onClick={preview.toggle}>
            {preview.label}
          </Button>
        )}
        <Button
          variant="default"
          className={styles.next}
          aria-disabled={states.every((state) => state === 'current')}
          aria-keyshortcuts={ariaKeys('next')}
          rightSection={<kbd className={styles.keys}>{keyHint('next')}</kbd>}
          onClick={goToNext}
        >
          Next to do
        </Button>
      </div>
      <p className={styles.lead} role="status">
        {message ||
          (missing > 0
            ? plural(missing, '# field is missing.', '# fields are missing.')
            : 'All fields are filled in.')}
      </p>
      <div className={styles.head}>
        <p>Field</p>
        <p>
          <b>{source.name}</b>, source. Read only
        </p>
        <p>
          <b>{target.name}</b> <span lang={target.locale}>{target.endonym}</span>
        </p>
      </div>
      {units.map((unit, index) => {
        const isVisible = visible === undefined || visible.has(unit.path);
        const { group, label = unit.path } = labels[index] ?? {};
        const isFirst = group !== undefined && labels[index - 1]?.group !== group;
        return (
          <div key={unit.path}>
            {isFirst && (
              <h2
                className={styles.group}
                hidden={
                  !units.some(
                    ({ path }, other) =>
                      labels[other]?.group === group &&
                      (visible === undefined || visible.has(path)),
                  )
                }
              >
                {group}
              </h2>
            )}
            <TranslationRow
              unit={unit}
              label={label}
              change={changes[unit.path]}
              sourceLanguage={source.locale}
              sourceName={source.name}
              language={target.locale}
              isHidden={!isVisible}
            />
          </div>
        );
      })}
    </div>
  );
}

const filters = ['all', 'changed', 'missing', 'current'] as const;

type FilterName = (typeof filters)[number];

function count(states: readonly UnitState[], name: UnitState) {
  return states.filter((state) => state === name).length;
}

/** The fields that the address asks for. They stay while they are filled in, until a filter is chosen again. */
function useFilter(units: readonly Unit[], states: readonly UnitState[]) {
  const { query } = useAddress();
  const shown = filters.find((name) => name === query.get('show')) ?? 'all';
  const pathsIn = (name: FilterName) =>
    name === 'all'
      ? undefined
      : new Set(units.flatMap(({ path }, index) => (states[index] === name ? path : [])));
  const [filter, setFilter] = useState(() => ({ name: shown, visible: pathsIn(shown) }));
  if (filter.name !== shown) setFilter({ name: shown, visible: pathsIn(shown) });

  return {
    shown,
    visible: filter.visible,
    show: (name: FilterName) => {
      setFilter({ name, visible: pathsIn(name) });
      changeAddress({ query: { show: name === 'all' ? undefined : name } });
    },
  };
}

type FilterLinkProps = {
  name: FilterName;
  title: string;
  count: number;
  isShown: boolean;
  onShow: (name: FilterName) => void;
};

function FilterLink({ name, title, count: total, isShown, onShow }: FilterLinkProps) {
  const address = new URL(location.href);
  if (name === 'all') address.searchParams.delete('show');
  else address.searchParams.set('show', name);

  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onShow(name);
  }

  return (
    <a href={address.search} aria-current={isShown || undefined} onClick={follow}>
      <b className="num">{total}</b> {title}
    </a>
  );
}
