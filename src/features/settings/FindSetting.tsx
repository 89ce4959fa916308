import { TextInput } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { whenVisible } from '../../admin/forms/FormParts.tsx';
import { plural } from '../../lib/text/plural.ts';
import styles from './FindSetting.module.css';
import { findSettings, type FoundSetting } from './find-setting.ts';

/** Finds a section or a field by its name. Enter goes to the best match; arrows and Tab reach the others. */
export function FindSetting() {
  const [text, setText] = useState('');
  const [matches, setMatches] = useState<FoundSetting[]>([]);
  const container = useRef<HTMLDivElement>(null);

  function search(query: string) {
    setText(query);
    setMatches(findSettings(query));
  }

  function go(setting: FoundSetting | undefined) {
    if (!setting) return;
    search('');
    goToSetting(setting);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const controls = [...(container.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const index = controls.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape') search('');
    if (event.key === 'Escape') controls[0]?.focus();
    if (!step) return;
    event.preventDefault();
    controls[(index + step + controls.length) % controls.length]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys of the controls within.
    <div className={styles.find} ref={container} onKeyDown={onKeyDown}>
      <TextInput
        type="search"
        aria-label="Search settings"
        placeholder="Search settings"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && go(matches[0])}
      />
      <p className="sr" role="status">
        {text.trim() && plural(matches.length, '1 setting found', '# settings found')}
      </p>
      {text.trim() !== '' && (
        <ul className={styles.found} aria-label="Settings found">
          {matches.map((setting) => (
            <li key={`${setting.within} ${setting.name} ${setting.element.dataset['field']}`}>
              <button type="button" onClick={() => go(setting)}>
                {setting.name} <small>{setting.within}</small>
              </button>
            </li>
          ))}
          {matches.length === 0 && <li className={styles.none}>No results.</li>}
        </ul>
      )}
    </div>
  );
}

/** Shows the section and the row that contain the setting, and focuses its first enabled control. */
function goToSetting({ element }: FoundSetting) {
  const closed = element.closest<HTMLElement>('[hidden]:not([data-part])');
  document.querySelector<HTMLElement>(`[aria-controls="${closed?.id}"]`)?.click();
  whenVisible(element, () => {
    const control = element.querySelector<HTMLElement>(
      ':is(input, select, textarea, button):not([type="hidden"])',
    );
    element.scrollIntoView({ block: element.matches('[data-section]') ? 'start' : 'center' });
    control?.focus({ preventScroll: true });
  });
}
