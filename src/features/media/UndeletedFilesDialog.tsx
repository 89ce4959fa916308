import { createPortal } from 'react-dom';
import { Dialog } from '../../admin/Dialog.tsx';
import { plural } from '../../lib/plural.ts';
import type { UndeletedFile } from './media.ts';
import { UsesList } from './UsesList.tsx';

/** Files that were not deleted, with the places that need each. */
export function UndeletedFilesDialog({
  kept,
  onClose,
}: {
  kept: readonly UndeletedFile[];
  onClose: () => void;
}) {
  return createPortal(
    <Dialog
      heading={plural(kept.length, 'This file stays', '# files stay')}
      onCancel={onClose}
      cancel="Close"
      focusesCancel
    >
      {kept.map(({ url, name, uses, former }) => (
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
