import { AdminProvider } from '../../admin/AdminProvider.tsx';
import type { KindOfRecord } from './LibraryFilters.tsx';
import { MediaLibrary } from './MediaLibrary.tsx';

/** `email` is the address of the signed-in user. */
export function MediaScreen({ email, kinds }: { email: string; kinds: readonly KindOfRecord[] }) {
  return (
    <AdminProvider email={email}>
      <MediaLibrary kinds={kinds} />
    </AdminProvider>
  );
}
