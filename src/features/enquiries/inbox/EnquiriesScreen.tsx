import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import type { Member } from '../../../model/rights.ts';
import { Inbox } from './Inbox.tsx';

export function EnquiriesScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <Inbox />
    </AdminProvider>
  );
}
