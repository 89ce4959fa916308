import { AdminProvider } from '../../admin/AdminProvider.tsx';
import { Inbox } from './Inbox.tsx';

/** `email` is of who is signed in. */
export function EnquiriesScreen({ email }: { email: string }) {
  return (
    <AdminProvider email={email}>
      <Inbox />
    </AdminProvider>
  );
}
