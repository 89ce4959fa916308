import { plural } from '../../lib/text/plural.ts';
import type { Placeholder } from './placeholders.ts';
import styles from './PlaceholderList.module.css';

type PlaceholderListProps = {
  id: string;
  /** True for names of team members. */
  areNames: boolean;
  matches: readonly Placeholder[];
  chosen: number;
  onChoose: (name: string, input: HTMLInputElement | HTMLTextAreaElement) => void;
};

/** Suggests placeholders at the caret. The focus stays in the input. */
export function PlaceholderList(props: PlaceholderListProps) {
  const { id, areNames, matches, chosen, onChoose } = props;
  const current = matches[chosen];
  const count = areNames
    ? plural(matches.length, '# team member', '# team members')
    : plural(matches.length, '# placeholder', '# placeholders');
  return (
    <>
      {current && (
        <div
          className={styles.list}
          id={id}
          role="listbox"
          aria-label={areNames ? 'Team members' : 'Placeholders'}
        >
          {matches.map(({ name, value }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The input handles the keys.
            <div
              key={name}
              id={`${id}-${index}`}
              className={styles.option}
              role="option"
              aria-selected={index === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                const { activeElement: input } = document;
                if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
                  onChoose(name, input);
              }}
            >
              <b>{areNames ? name : `{${name}}`}</b> {!areNames && <span>{value}</span>}
            </div>
          ))}
        </div>
      )}
      <p className="sr" role="status">
        {current &&
          `${count}. ${areNames ? '' : `${current.name}: `}${current.value}. Press Enter to insert it.`}
      </p>
    </>
  );
}
