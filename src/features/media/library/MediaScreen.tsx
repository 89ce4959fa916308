import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import type { Member } from '../../../model/rights.ts';
import type { KindOfRecord } from './LibraryFilters.tsx';
import { recordNotes } from '../../notes/record-notes.tsx';
import { MediaLibrary } from './MediaLibrary.tsx';
import { notedMedia } from './OpenedFile.tsx';
import { openNotes } from './useLibraryView.ts';

export function MediaScreen({ member, kinds }: { member: Member; kinds: readonly KindOfRecord[] }) {
  return (
    <AdminProvider member={member}>
      <recordNotes.List noun={notedMedia} onOpen={openNotes}>
        <MediaLibrary kinds={kinds} />
      </recordNotes.List>
    </AdminProvider>
  );
}
