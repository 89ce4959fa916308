import { Spotlight, useSpotlight } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { plural } from '../../lib/text/plural.ts';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { isApple } from '../browser/is-apple.ts';
import { takeBufferedTyping } from './buffered-typing.ts';
import styles from './Palette.module.css';
import type { PaletteAnswer } from './palette-items.ts';
import { palette, paletteStore } from './palette-store.ts';
import { PaletteGroup } from './PaletteGroup.tsx';
import { useCloseByEscape } from '../browser/useCloseByEscape.ts';

const quietMs = 120;

type PaletteProps = {
  /** The results for a query, which may be empty. */
  search: (text: string) => Promise<PaletteAnswer>;
};

export const openPalette = palette.open;

/** The global search: a combobox with its list below. Keeps the old results until new ones arrive. */
export function Palette({ search }: PaletteProps) {
  const { opened } = useSpotlight(paletteStore);
  const [input, setInput] = useState('');
  const [chosen, setChosen] = useState({ in: 0, at: 0 });
  const [text] = useDebouncedValue(input.trim(), quietMs);
  const id = useId().replaceAll(':', '');
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['palette', text],
    queryFn: () => search(text),
    enabled: opened,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  useCloseByEscape(opened, palette.close);
  const [replacement, setReplacement] = useState<{ of: string; answer: PaletteAnswer }>();
  const isInstead = replacement?.of === input;
  const content = isInstead ? replacement.answer : data;
  const listId = `palette-${id}`;
  const groups = error ? [] : (content?.groups ?? []).filter(({ items }) => items.length > 0);
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const selected = chosen.in === dataUpdatedAt ? Math.min(chosen.at, count - 1) : 0;

  /** New results reset the selection to the first item. */
  function choose(index: number) {
    setChosen({ in: dataUpdatedAt, at: index });
  }

  function showAnswer(answer: PaletteAnswer | undefined) {
    setReplacement(answer && { of: input, answer });
    choose(0);
  }

  function onAnswer(answer: () => Promise<PaletteAnswer>) {
    answer().then(showAnswer, (cause: Error) => showAnswer({ heading: cause.message, groups: [] }));
  }

  /** Tab shows the actions of the selected item; Shift+Tab goes back. */
  function onTab(event: KeyboardEvent) {
    const { title = '', actions } = groups.flatMap(({ items }) => items)[selected] ?? {};
    if (event.shiftKey ? !isInstead : !actions) return;
    event.preventDefault();
    event.stopPropagation();
    showAnswer(actions && !event.shiftKey ? { groups: [{ title, items: actions }] } : undefined);
  }

  function onKey(event: KeyboardEvent) {
    if (count === 0) return;
    if (event.key === 'Tab') onTab(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const index = (selected + step + count) % count;
      choose(index);
      document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' });
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
      query={input}
      onQueryChange={setInput}
      attributes={{ content: { 'aria-label': 'Search' } }}
      classNames={{ content: styles.palette, inner: styles.inner, body: styles.body }}
      overlayProps={{ backgroundOpacity: 0.55, blur: 0, color: 'var(--mere)' }}
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
          placeholder="Search or type a command"
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
          value={input}
          onChange={({ currentTarget }) => setInput(currentTarget.value)}
          onFocus={() => setInput((previous) => previous + takeBufferedTyping())}
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
        {!error && content?.heading && <p className={styles.heading}>{content.heading}</p>}
        <div id={listId} role="listbox" aria-label="Results">
          {groups.map((group, index) => (
            <PaletteGroup
              key={group.title}
              group={group}
              listId={listId}
              start={starts[index] ?? 0}
              selected={selected}
              onChoose={choose}
              onAnswer={onAnswer}
              search={text}
            />
          ))}
        </div>
        <p className="sr" role="status">
          {isInstead
            ? replacement.answer.heading
            : data && text !== ''
              ? plural(count, '# result', '# results')
              : ''}
        </p>
      </div>
      <Keys />
    </Spotlight.Root>
  );
}

/** The keyboard hints below the list. */
function Keys() {
  return (
    <div className={styles.keys} data-keys aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> select
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span>
        <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd>
        <kbd>↵</kbd> open in a new tab
      </span>
      <span>
        <kbd>Tab</kbd> actions
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
