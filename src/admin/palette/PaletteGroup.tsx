import type { MouseEvent } from 'react';
import { fold, defaultSearchTexts } from '../../lib/text/fold.ts';
import type { PaletteAnswer, PaletteGroupOfItems, PaletteItem } from './palette-items.ts';
import { palette } from './palette-store.ts';
import styles from './Palette.module.css';

type GroupProps = {
  group: PaletteGroupOfItems;
  listId: string;
  /** The index of the group's first item in the whole list. */
  start: number;
  selected: number;
  /** Selects by the index in the whole list. */
  onChoose: (index: number) => void;
  onAnswer: (answer: () => Promise<PaletteAnswer>) => void;
  /** The query. */
  search: string;
};

export function PaletteGroup({ group, listId, start, selected, search, ...handlers }: GroupProps) {
  const { title, items } = group;
  return (
    <div role="group" aria-label={title}>
      <div className={styles.title} aria-hidden="true">
        {title}
      </div>
      {items.map((item, index) => (
        <Option
          key={item.id}
          item={item}
          id={`${listId}-${start + index}`}
          onHover={() => handlers.onChoose(start + index)}
          onAnswer={handlers.onAnswer}
          isSelected={selected === start + index}
          search={search}
        />
      ))}
    </div>
  );
}

type OptionProps = {
  item: PaletteItem;
  id: string;
  onHover: () => void;
  onAnswer: GroupProps['onAnswer'];
  isSelected: boolean;
  search: string;
};

function Option({ item, id, onHover, onAnswer, isSelected, search }: OptionProps) {
  const { title, hint, aside, keys, address, run, answer } = item;

  function choose(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (answer) return onAnswer(answer);
    palette.close();
    if (!run) return;
    event.preventDefault();
    run();
  }

  return (
    <a
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className={styles.option}
      href={address}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => isSelected || onHover()}
      onClick={choose}
    >
      <b>
        <Marked text={title} search={search} />
      </b>
      <span>{hint && <Marked text={hint} search={search} />}</span>
      <i>{aside ?? <span data-keys>{keys}</span>}</i>
    </a>
  );
}

/** Marks the first match of a query word, unless folding changes the number of letters. */
function Marked({ text, search }: { text: string; search: string }) {
  const folded = fold(text);
  const match = defaultSearchTexts(search).find((word) => folded.includes(word));
  if (match === undefined || folded.length !== text.length) return text;
  const start = folded.indexOf(match);
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, start + match.length)}</mark>
      {text.slice(start + match.length)}
    </>
  );
}
