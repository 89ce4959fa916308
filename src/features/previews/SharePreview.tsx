import { Button } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { useMay } from '../../admin/frame/member-context.ts';
import type { Noun } from '../../records/noun.ts';
import { SharePreviewDialog } from './SharePreviewDialog.tsx';

/** Shares a saved record with people who have no account, for a limited time. */
export function SharePreview({ noun, id }: { noun: Noun; id: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('media')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<AdminIcon name="link" />}
        onClick={() => setOpen(true)}
      >
        Share preview link…
      </Button>
      {isOpen &&
        createPortal(
          <SharePreviewDialog noun={noun} id={id} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
