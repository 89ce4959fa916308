import { useRef } from 'react';
import { FilterSelect } from '../../admin/controls/FilterSelect.tsx';
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

/** The sections of the settings, and the connections, which have a screen of their own. On narrow screens a choice. */
export function SectionLinks({ shown, names = sectionNames, unsaved = {} }: SectionLinksProps) {
  const links = useRef<HTMLElement>(null);
  const isConnections = shown === undefined;
  const screen = isConnections ? paths.adminSettings : '';
  const all = [
    ...names.map((name) => ({ name, title: sectionTitles[name], address: `${screen}#${name}` })),
    { name: 'connections', title: 'Connections', address: paths.adminConnections },
  ];
  const current = shown ?? 'connections';
  const countIn = (title: string) => unsaved[title as SectionTitle]?.count ?? 0;
  return (
    <>
      <div className={styles.choice}>
        <FilterSelect
          label="Section"
          value={current}
          options={all.map(({ name: value, title }) => ({
            value,
            label: countIn(title) > 0 ? `${title}: ${countIn(title)} not saved` : title,
          }))}
          onChoose={(name) =>
            links.current?.querySelectorAll('a')[all.findIndex((one) => one.name === name)]?.click()
          }
        />
      </div>
      <nav ref={links} className={styles.words} aria-label="Sections">
        {all.map(({ name, title, address }) => (
          <a
            key={name}
            href={address}
            aria-current={name === current ? (isConnections ? 'page' : 'true') : undefined}
          >
            {title}
            {countIn(title) > 0 && (
              <i>
                {countIn(title)}
                <span className="sr"> not saved</span>
              </i>
            )}
          </a>
        ))}
      </nav>
    </>
  );
}
