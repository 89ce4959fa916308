import { useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { showSiteName } from '../../admin/frame/frame.ts';
import { usePart } from '../../admin/forms/FormParts.tsx';
import { useConfirmLeave } from '../../admin/forms/useConfirmLeave.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { useRead } from '../../admin/actions/useAction.ts';
import { MapSettingsProvider, type MapSettings } from '../projects/form/useMapSettings.ts';
import type { Member } from '../../model/rights.ts';
import { brandingStyle } from '../../site/branding.ts';
import { headOffice, renewSettings, settings } from '../../site/settings/settings.ts';
import { FindSetting } from './FindSetting.tsx';
import { SectionLanguages } from './SectionLanguages.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { SectionForm, type Unsaved } from './sections/SectionForm.tsx';
import { sections } from './sections/sections.tsx';
import { sectionNames, settingsNoun, type SectionTitle, type SettingsRecord } from './setting.ts';
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
        <p className={styles.lead}>
          Each section is saved on its own, and published as soon as it is saved.
        </p>
        <FindSetting />
      </ScreenHead>
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
  return <LoadedSections records={data} onLanguages={() => void refetch()} />;
}

type LoadedSectionsProps = { records: SettingsRecord[]; onLanguages: () => void };

function LoadedSections({ records, onLanguages }: LoadedSectionsProps) {
  const [unsaved, setUnsaved] = useState<Partial<Record<SectionTitle, Unsaved>>>({});
  const [saves, setSaves] = useState<string[]>([]);
  const client = useQueryClient();
  const container = useRef<HTMLDivElement>(null);
  const [shown, show] = useShownSection();
  usePart(container, show);
  const onUnsaved = useCallback(
    (title: SectionTitle, one: Unsaved) => setUnsaved((others) => ({ ...others, [title]: one })),
    [],
  );
  const titles = Object.entries(unsaved).flatMap(([title, { isAtRisk }]) =>
    isAtRisk ? title : [],
  );
  const confirm = useConfirmLeave(
    titles.length > 0,
    `Unsaved changes in ${joinList(titles)} will be lost.`,
  );
  useLinksAway(confirm.leave);

  return (
    <div className={styles.screen}>
      <SectionLinks shown={shown} names={records.map(({ id }) => id)} unsaved={unsaved} />
      <div ref={container}>
        {records.map((record) => (
          <div key={record.id} data-part={record.id} hidden={record.id !== shown}>
            <SectionLanguages record={record} isShown={record.id === shown}>
              <SectionForm
                record={record}
                section={sections[record.id]}
                onUnsaved={onUnsaved}
                savesElsewhere={saves.filter((id) => id !== record.id).length}
                onSaved={(saved) => {
                  showSettings(saved);
                  setSaves((earlier) => [...earlier, saved.id]);
                  if (saved.id !== 'language') return;
                  // Their save changes texts of other sections, too.
                  onLanguages();
                  void client.invalidateQueries({ queryKey: [settingsNoun.name, 'languages'] });
                }}
              />
            </SectionLanguages>
          </div>
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

/** The section that the address names, else the first. The others keep what is typed in them. */
function useShownSection() {
  const [shown, setShown] = useState(sectionInAddress);

  useEffect(() => {
    const follow = () => {
      setShown(sectionInAddress());
      requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  function show(id: string) {
    history.replaceState(history.state, '', `#${id}`);
    setShown(id);
  }

  return [shown, show] as const;
}

function sectionInAddress(): string {
  const named = location.hash.slice(1) || new URLSearchParams(location.search).get('edit');
  return sectionNames.find((name) => name === named) ?? 'company';
}

/** `Company`, `Company and Offices`, `Company, Offices and Cities`. */
function joinList(names: readonly string[]) {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
