import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { ViewTabs } from '../../admin/lists/ViewTabs.tsx';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { useRead } from '../../admin/actions/useAction.ts';
import { changeAddress, useAddress } from '../../admin/browser/useAddress.ts';
import type { Member } from '../../model/rights.ts';
import { redirectTabs } from '../../site/paths.ts';
import { addressesKey, type AddressScreen } from './address-screen.ts';
import { DeadLinks } from './DeadLinks.tsx';
import { notFoundErrors } from './not-found.ts';
import { NotFoundPaths } from './NotFoundPaths.tsx';
import type { RedirectDraft } from './redirect.ts';
import { RedirectDialog } from './RedirectDialog.tsx';
import { Redirects } from './Redirects.tsx';

export function AddressesScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <Addresses />
    </AdminProvider>
  );
}

function Addresses() {
  const read = useRead();
  const [draft, setDraft] = useState<RedirectDraft>();
  const { data, error, refetch } = useQuery({
    queryKey: addressesKey,
    queryFn: () => read(actions.addresses.read, undefined, notFoundErrors.fetch),
  });
  return (
    <>
      <ScreenHead title="Redirects">
        <Button
          leftSection={<AdminIcon name="add" />}
          onClick={() => setDraft({ fromPath: '', target: '' })}
        >
          Add redirect
        </Button>
      </ScreenHead>
      {error && !data && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
      {!error && !data && <Loading>Loading redirects...</Loading>}
      {data && <Tabs data={data} onRedirect={setDraft} />}
      {draft && <RedirectDialog draft={draft} onClose={() => setDraft(undefined)} />}
    </>
  );
}

type TabsProps = { data: AddressScreen; onRedirect: (draft: RedirectDraft) => void };

function Tabs({ data, onRedirect }: TabsProps) {
  const { query } = useAddress();
  const names = Object.values<string | null>(redirectTabs);
  const tab = names.includes(query.get('tab')) ? query.get('tab') : '';
  const tabs = [
    { name: 'Missing pages', tab: '', count: data.notFound.total },
    { name: 'Redirects', tab: redirectTabs.redirects, count: data.redirects.length },
    { name: 'Broken links', tab: redirectTabs.brokenLinks, count: data.deadLinks.length },
  ];
  return (
    <>
      <ViewTabs
        label="Views"
        tabs={tabs.map(({ tab: to, ...one }) => ({ ...one, query: tabQuery(to) }))}
        current={tabQuery(tab ?? '')}
        onChoose={(to) =>
          changeAddress({ query: { tab: new URLSearchParams(to).get('tab') ?? '' }, isStep: true })
        }
      />
      {!tab && <NotFoundPaths {...data.notFound} onRedirect={onRedirect} />}
      {tab === redirectTabs.redirects && <Redirects {...data} onEdit={onRedirect} />}
      {tab === redirectTabs.brokenLinks && <DeadLinks {...data} />}
    </>
  );
}

function tabQuery(tab: string) {
  return tab && `tab=${tab}`;
}
