import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { changeAddress, useAddress } from '../../admin/browser/useAddress.ts';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { ViewTabs } from '../../admin/lists/ViewTabs.tsx';
import type { Member } from '../../model/rights.ts';
import { SectionLinks } from '../settings/SectionLinks.tsx';
import frame from '../settings/SettingsScreen.module.css';
import { connectionTabs } from './tabs.tsx';

export function ConnectionsScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <ScreenHead title="Connections" />
      <div className={frame.screen}>
        <SectionLinks shown={undefined} />
        <Tabs />
      </div>
    </AdminProvider>
  );
}

function Tabs() {
  const { query } = useAddress();
  const [first] = connectionTabs;
  const shown = connectionTabs.find(({ name }) => name === query.get('tab')) ?? first;
  const queryOf = (name: string) => (name === first?.name ? '' : `tab=${name}`);
  return (
    <div className={frame.connections}>
      <ViewTabs
        label="Views"
        tabs={connectionTabs.map(({ name, title }) => ({ name: title, query: queryOf(name) }))}
        current={queryOf(shown?.name ?? '')}
        onChoose={(to) =>
          changeAddress({ query: { tab: new URLSearchParams(to).get('tab') ?? '' }, isStep: true })
        }
      />
      {shown && <shown.Tab />}
    </div>
  );
}
