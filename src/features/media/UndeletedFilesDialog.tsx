import { createPortal } from 'react-dom';
import { Dialog } from '../../admin/Dialog.tsx';
import { plural } from '../../lib/plural.ts';
import type { UndeletedFile } from './media.ts';
import { UsesList } from './UsesList.tsx';

/** Lists the files that were not deleted, with the uses that prevented it. */
export function UndeletedFilesDialog({
  files,
  onClose,
}: {
  files: readonly UndeletedFile[];
  onClose: () => void;
}) {
  return createPortal(
    <Dialog
      heading={plural(files.length, 'This file stays', '# files stay')}
      onCancel={onClose}
      cancel="Close"
      focusesCancel
    >
      {files.map(({ url, name, uses, former }) => (
        <section key={url}>
          <h3>{name}</h3>
          <p className="muted">
            {uses.length > 0
              ? 'It is in use. Replace it there first.'
              : 'An earlier version or the bin still holds it. It goes by itself when that is gone.'}
          </p>
          <UsesList uses={uses.length > 0 ? uses : former} />
        </section>
      ))}
    </Dialog>,
    document.body,
  );
}
