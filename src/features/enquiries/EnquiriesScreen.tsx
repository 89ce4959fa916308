import { AdminProvider } from '../../admin/AdminProvider.tsx';
import type { Member } from '../../lib/rights.ts';
import { Inbox } from './Inbox.tsx';

export function EnquiriesScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <Inbox />
    </AdminProvider>
  );
}
