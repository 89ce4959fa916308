import { TextInput } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { plural } from '../../lib/plural.ts';
import styles from './FindSetting.module.css';
import { findSettings, goToSetting, type FoundSetting } from './find-setting.ts';

/** Leads to a section or a field by its name: Enter to the likeliest, arrows and Tab to the others. */
export function FindSetting() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundSetting[]>([]);
  const place = useRef<HTMLDivElement>(null);

  function look(typed: string) {
    setText(typed);
    setFound(findSettings(typed));
  }

  function go(setting: FoundSetting | undefined) {
    if (!setting) return;
    look('');
    goToSetting(setting);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    const controls = [...(place.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const at = controls.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape') look('');
    if (event.key === 'Escape') controls[0]?.focus();
    if (!step) return;
    event.preventDefault();
    controls[(at + step + controls.length) % controls.length]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys of the controls within.
    <div className={styles.find} ref={place} onKeyDown={press}>
      <TextInput
        type="search"
        aria-label="Find a setting"
        placeholder="Find a setting"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => look(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) =>
          key === 'Enter' && !nativeEvent.isComposing && go(found[0])
        }
      />
      <p className="sr" role="status">
        {text.trim() && plural(found.length, 'One setting found', '# settings found')}
      </p>
      {text.trim() !== '' && (
        <ul className={styles.found} aria-label="Settings found">
          {found.map((setting) => (
            <li key={`${setting.within} ${setting.name} ${setting.element.dataset['field']}`}>
              <button type="button" onClick={() => go(setting)}>
                {setting.name} <small>{setting.within}</small>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.none}>No setting has this name.</li>}
        </ul>
      )}
    </div>
  );
}
