import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import type { Member } from '../../../model/rights.ts';
import type { KindOfRecord } from './LibraryFilters.tsx';
import { MediaLibrary } from './MediaLibrary.tsx';

export function MediaScreen({ member, kinds }: { member: Member; kinds: readonly KindOfRecord[] }) {
  return (
    <AdminProvider member={member}>
      <MediaLibrary kinds={kinds} />
    </AdminProvider>
  );
}
