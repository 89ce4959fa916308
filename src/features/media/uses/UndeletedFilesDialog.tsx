import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { plural } from '../../../lib/text/plural.ts';
import type { UndeletedFile } from '../media.ts';
import { UsesList } from './UsesList.tsx';

/** Lists the files that were not deleted, with the uses that prevented it. */
export function UndeletedFilesDialog({
  files,
  onClose,
}: {
  files: readonly UndeletedFile[];
  onClose: () => void;
}) {
  return (
    <Dialog
      heading={plural(files.length, 'This file was not deleted', '# files were not deleted')}
      onCancel={onClose}
      cancel="Close"
      focusesCancel
    >
      {files.map((file) => (
        <section key={file.url}>
          <h3>{file.name}</h3>
          <p className="muted">
            It is in use. Open it in Media to remove or replace it, then delete it.
          </p>
          <UsesList of={file} />
        </section>
      ))}
    </Dialog>
  );
}
