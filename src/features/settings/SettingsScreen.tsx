import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useCallback, useEffect, useState } from 'react';
import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { showSiteName } from '../../admin/frame/frame.ts';
import { useConfirmLeave } from '../../admin/forms/useConfirmLeave.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { useRead } from '../../admin/session/SignInAgain.tsx';
import { MapSettingsProvider, type MapSettings } from '../projects/form/useMapSettings.ts';
import type { Member } from '../../records/rights.ts';
import { brandingStyle } from '../../site/branding.ts';
import { headOffice, renewSettings, settings } from '../../site/settings.ts';
import { FindSetting } from './FindSetting.tsx';
import { SectionForm } from './sections/SectionForm.tsx';
import { sections } from './sections/sections.tsx';
import { sectionTitles, settingsNoun, type SectionTitle, type SettingsRecord } from './setting.ts';
import styles from './SettingsScreen.module.css';
import { UnnotifiedForms } from './sections/UnnotifiedForms.tsx';
import { useLinksAway } from './sections/useLinksAway.ts';

export function SettingsScreen({
  member,
  mapSettings,
}: {
  member: Member;
  mapSettings: MapSettings;
}) {
  return (
    <AdminProvider member={member}>
      <ScreenHead title="Settings">
        <FindSetting />
      </ScreenHead>
      <p className={styles.lead}>
        Save each section separately. Changes are published as soon as you save.
      </p>
      <UnnotifiedForms />
      <MapSettingsProvider value={mapSettings}>
        <Sections />
      </MapSettingsProvider>
    </AdminProvider>
  );
}

function Sections() {
  const read = useRead();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: () => read(actions.settings.list, undefined, settingsNoun.errors.fetch),
  });
  if (error && !data) return <LoadFailure message={error.message} onAgain={() => void refetch()} />;
  if (!data) return <Loading>Loading settings...</Loading>;
  return <LoadedSections records={data} />;
}

function LoadedSections({ records }: { records: SettingsRecord[] }) {
  const [unsaved, setUnsaved] = useState<Partial<Record<SectionTitle, number>>>({});
  const [saves, setSaves] = useState<string[]>([]);
  const current = useCurrentSection();
  const onUnsaved = useCallback(
    (title: SectionTitle, count: number) => setUnsaved((counts) => ({ ...counts, [title]: count })),
    [],
  );
  const titles = Object.entries(unsaved).flatMap(([title, count]) => (count > 0 ? title : []));
  const confirm = useConfirmLeave(
    titles.length > 0,
    `Unsaved changes in ${joinList(titles)} will be lost.`,
  );
  useLinksAway(confirm.leave);

  return (
    <div className={styles.screen}>
      <nav className={styles.words} aria-label="Sections">
        {records.map(({ id }) => {
          const title = sectionTitles[id];
          const count = unsaved[title] ?? 0;
          return (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
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
      </nav>
      <div>
        {records.map((record) => (
          <SectionForm
            key={record.id}
            record={record}
            section={sections[record.id]}
            onUnsaved={onUnsaved}
            savesElsewhere={saves.filter((id) => id !== record.id).length}
            onSaved={(saved) => {
              showSettings(saved);
              setSaves((earlier) => [...earlier, saved.id]);
            }}
          />
        ))}
      </div>
      {confirm.question}
    </div>
  );
}

/** Shows saved settings in the frame of the page: name, colours, language and time zone. */
function showSettings({ id, value }: SettingsRecord) {
  renewSettings({ [id]: value });
  const page = document.documentElement;
  showSiteName(settings().company.name);
  page.lang = settings().language.locale;
  page.dataset['timeZone'] = headOffice().timeZone;
  if (id === 'look') page.style.cssText = brandingStyle() ?? '';
}

/** The section at the top of the window. Scrolls to the section that the URL names. */
function useCurrentSection() {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sectionId = new URLSearchParams(location.search).get('edit') ?? location.hash.slice(1);
    if (sectionId) document.getElementById(sectionId)?.scrollIntoView();
    const elements = [...document.querySelectorAll<HTMLElement>('[data-section]')];
    const update = () => {
      const above = elements.filter((one) => one.getBoundingClientRect().top < innerHeight / 3);
      setCurrent((above.at(-1) ?? elements[0])?.id);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  return current;
}

/** `Company`, `Company and Offices`, `Company, Offices and Cities`. */
function joinList(names: readonly string[]) {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
