import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { AdminProvider } from '../../admin/AdminProvider.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../admin/Loading.tsx';
import { ScreenHead } from '../../admin/ScreenHead.tsx';
import { useRead } from '../../admin/SignInAgain.tsx';
import type { Member } from '../../lib/rights.ts';
import { addressesKey } from './address-screen.ts';
import styles from './Addresses.module.css';
import { DeadLinks } from './DeadLinks.tsx';
import { notFoundErrors } from './not-found.ts';
import { NotFoundPaths } from './NotFoundPaths.tsx';
import { Redirects } from './Redirects.tsx';

export function AddressesScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <ScreenHead title="Redirects" />
      <p className={styles.lead}>
        Redirect old URLs, and fix pages and links that visitors could not open.
      </p>
      <Addresses />
    </AdminProvider>
  );
}

function Addresses() {
  const read = useRead();
  const { data, error, refetch } = useQuery({
    queryKey: addressesKey,
    queryFn: () => read(actions.addresses.read, undefined, notFoundErrors.fetch),
  });
  if (error && !data) return <LoadFailure message={error.message} onAgain={() => void refetch()} />;
  if (!data) return <Loading>Loading redirects...</Loading>;
  return (
    <>
      <NotFoundPaths {...data.notFound} />
      <Redirects redirects={data.redirects} renamed={data.renamed} />
      <DeadLinks {...data} />
    </>
  );
}
