import { useEffect, useRef } from 'react';
import type { Unsaved } from './sections/SectionForm.tsx';
import { paths } from '../../site/paths.ts';
import { sectionNames, sectionTitles, type SectionTitle } from './setting.ts';
import styles from './SettingsScreen.module.css';

type SectionLinksProps = {
  /** The section that is shown; undefined on the screen of connections. */
  shown: string | undefined;
  names?: readonly (keyof typeof sectionTitles)[];
  /** The number of unsaved changes by section. */
  unsaved?: Partial<Record<SectionTitle, Unsaved>>;
};

/** What stays visible of the word before the current one, in pixels. */
const inlineStart = 48;

/** The sections of the settings, and the connections, which have a screen of their own. */
export function SectionLinks({ shown, names = sectionNames, unsaved = {} }: SectionLinksProps) {
  const links = useRef<HTMLElement>(null);
  const isConnections = shown === undefined;
  const screen = isConnections ? paths.adminSettings : '';
  useEffect(() => {
    const current = links.current?.querySelector<HTMLElement>(
      shown === undefined ? ':scope > :last-child' : `[href="#${shown}"]`,
    );
    links.current?.scrollTo({ left: (current?.offsetLeft ?? 0) - inlineStart });
  }, [shown]);
  return (
    <nav ref={links} className={styles.words} aria-label="Sections">
      {names.map((name) => {
        const title = sectionTitles[name];
        const count = unsaved[title]?.count ?? 0;
        return (
          <a
            key={name}
            href={`${screen}#${name}`}
            aria-current={name === shown ? 'true' : undefined}
          >
            {title}
            {count > 0 && (
              <i>
                {count}
                <span className="sr"> not saved</span>
              </i>
            )}
          </a>
        );
      })}
      <a href={paths.adminConnections} aria-current={isConnections ? 'page' : undefined}>
        Connections
      </a>
    </nav>
  );
}
