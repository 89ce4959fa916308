import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { useRead } from '../../admin/actions/useAction.ts';
import type { Member } from '../../model/rights.ts';
import { InvitePeople } from '../subscriptions/InvitePeople.tsx';
import { accessKey, accessErrors } from './first-access.ts';
import styles from './FirstAccessScreen.module.css';
import { GrantAccess } from './GrantAccess.tsx';
import { AccessGrants } from './AccessGrants.tsx';

export function FirstAccessScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <ScreenHead title="VIP first access">
        <InvitePeople />
      </ScreenHead>
      <p className={styles.lead}>Show homes to selected VIP members before the public release.</p>
      <FirstAccess />
    </AdminProvider>
  );
}

function FirstAccess() {
  const read = useRead();
  const { data, error, refetch } = useQuery({
    queryKey: accessKey,
    queryFn: async () => ({
      ...(await read(actions.firstAccess.read, undefined, accessErrors.fetch)),
      projects: await read(actions.projects.list, undefined, accessErrors.fetch),
    }),
  });
  if (error && !data) return <LoadFailure message={error.message} onAgain={() => void refetch()} />;
  if (!data) return <Loading>Loading first access...</Loading>;
  return (
    <>
      <GrantAccess
        projects={data.projects}
        people={data.people}
        lastProjectId={data.given[0]?.projectId}
      />
      <AccessGrants allLinks={data.given} />
    </>
  );
}
