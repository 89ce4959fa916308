import { AdminProvider } from '../../admin/AdminProvider.tsx';
import { Inbox } from './Inbox.tsx';

/** `email` is the address of the signed-in user. */
export function EnquiriesScreen({ email }: { email: string }) {
  return (
    <AdminProvider email={email}>
      <Inbox />
    </AdminProvider>
  );
}
