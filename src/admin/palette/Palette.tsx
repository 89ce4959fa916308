import { Spotlight, useSpotlight } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { AdminIcon } from '../AdminIcon.tsx';
import { isApple } from '../is-apple.ts';
import { takeEarlyLetters } from './early-letters.ts';
import styles from './Palette.module.css';
import type { PaletteAnswer } from './palette-items.ts';
import { palette, paletteStore } from './palette-store.ts';
import { PaletteGroup } from './PaletteGroup.tsx';
import { useCloseByEscape } from './useCloseByEscape.ts';

const quietMs = 120;

type PaletteProps = {
  /** What is shown for a text, also for none. */
  search: (text: string) => Promise<PaletteAnswer>;
};

export const openPalette = palette.open;

/** The search over everything: a combobox whose list stands below it. Old results stay until new ones come. */
export function Palette({ search }: PaletteProps) {
  const { opened } = useSpotlight(paletteStore);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState({ in: 0, at: 0 });
  const [text] = useDebouncedValue(typed.trim(), quietMs);
  const id = useId().replaceAll(':', '');
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['palette', text],
    queryFn: () => search(text),
    enabled: opened,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  useCloseByEscape(opened);
  const [instead, setInstead] = useState<{ of: string; answer: PaletteAnswer }>();
  const isInstead = instead?.of === typed;
  const shown = isInstead ? instead.answer : data;
  const listId = `palette-${id}`;
  const groups = error ? [] : (shown?.groups ?? []).filter(({ items }) => items.length > 0);
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const selected = chosen.in === dataUpdatedAt ? Math.min(chosen.at, count - 1) : 0;

  /** The first is chosen again when other results have come. */
  function choose(at: number) {
    setChosen({ in: dataUpdatedAt, at });
  }

  function show(answer: PaletteAnswer | undefined) {
    setInstead(answer && { of: typed, answer });
    choose(0);
  }

  function onAnswer(answer: () => Promise<PaletteAnswer>) {
    answer().then(show, (cause: Error) => show({ heading: cause.message, groups: [] }));
  }

  /** Tab leads to what can be done with what is chosen, and Shift with it back. */
  function onTab(event: KeyboardEvent) {
    const { title = '', acts } = groups.flatMap(({ items }) => items)[selected] ?? {};
    if (event.shiftKey ? !isInstead : !acts) return;
    event.preventDefault();
    event.stopPropagation();
    show(acts && !event.shiftKey ? { groups: [{ title, items: acts }] } : undefined);
  }

  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'Tab') onTab(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const at = (selected + step + count) % count;
      choose(at);
      document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = document.getElementById(`${listId}-${selected}`);
      if (event.metaKey || event.ctrlKey) openBeside(option);
      else option?.click();
    }
  }

  return (
    <Spotlight.Root
      store={paletteStore}
      shortcut={null}
      closeOnEscape={false}
      query={typed}
      onQueryChange={setTyped}
      attributes={{ content: { 'aria-label': 'Search' } }}
      classNames={{ content: styles.palette, inner: styles.inner, body: styles.body }}
      overlayProps={{ backgroundOpacity: 0.55, blur: 0, color: '#0e1b1c' }}
      transitionProps={{ duration: 0 }}
      yOffset="12vh"
      size="46rem"
      maxHeight="76vh"
      scrollable
    >
      <div className={styles.head}>
        <AdminIcon name="search" />
        <input
          className={styles.search}
          placeholder="Find, go, or say what to do"
          aria-label="Search"
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? `${listId}-${selected}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          data-autofocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={() => setTyped((before) => before + takeEarlyLetters())}
          onKeyDown={onKey}
        />
        <button type="button" className={styles.close} onClick={palette.close}>
          Close
        </button>
      </div>
      <div className={styles.list}>
        {error && (
          <p className={styles.said} role="alert">
            Error: {error.message}
          </p>
        )}
        {!error && shown?.heading && <p className={styles.heading}>{shown.heading}</p>}
        <div id={listId} role="listbox" aria-label="Found">
          {groups.map((group, index) => (
            <PaletteGroup
              key={group.title}
              group={group}
              listId={listId}
              start={starts[index] ?? 0}
              selected={selected}
              onChoose={choose}
              onAnswer={onAnswer}
              words={text}
            />
          ))}
        </div>
        <p className="sr" role="status">
          {isInstead ? instead.answer.heading : data && text !== '' ? `${count} found` : ''}
        </p>
      </div>
      <Keys />
    </Spotlight.Root>
  );
}

/** The keys of the list, for those who see them. */
function Keys() {
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span>
        <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd>
        <kbd>↵</kbd> beside
      </span>
      <span>
        <kbd>Tab</kbd> what can be done with it
      </span>
      <span className={styles.last}>
        <kbd>Esc</kbd>
      </span>
    </div>
  );
}

function openBeside(option: HTMLElement | null) {
  if (option instanceof HTMLAnchorElement && option.href) {
    window.open(option.href, '_blank', 'noopener');
    palette.close();
  } else option?.click();
}
