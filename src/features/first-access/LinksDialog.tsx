import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { copyText } from '../../admin/browser/copy-text.ts';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { plural } from '../../lib/text/plural.ts';
import { paths } from '../../site/paths.ts';
import type { CreatedLinks } from './first-access.ts';
import styles from './LinksDialog.module.css';

/** Shows the new links, and copies them immediately if the browser allows it. */
export function LinksDialog({ links, site, onClose }: CreatedLinks & { onClose: () => void }) {
  const [message, setMessage] = useState('');
  const count = plural(links.length, '# link', '# links');
  const all = links.map(({ name, token }) => ({ name, url: site + paths.firstAccess(token) }));

  async function copy(errorMessage: string) {
    const text = all.map(({ name, url }) => `${name}\n${url}`).join('\n\n');
    setMessage((await copyText(text)) ? `${count} copied.` : errorMessage);
  }

  useEffect(() => {
    void copy('Not copied yet. Press Copy.');
    // oxlint-disable-next-line react/exhaustive-deps -- Run once, when the dialog opens.
  }, []);

  return (
    <Dialog
      heading={plural(links.length, '1 link to share', '# links to share')}
      onCancel={onClose}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<AdminIcon name="copy" />}
            data-autofocus
            onClick={() =>
              void copy('Your browser blocked copying. Select the links and copy them.')
            }
          >
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className={styles.quiet}>
        No email is sent. Each link is for the person shown next to it. Copy the links now: they
        will not be shown again. To end one, choose <b>End access</b> beside the person.
      </p>
      <ul className={styles.links}>
        {all.map(({ name, url }) => (
          <li key={url}>
            <b>{name}</b>
            <span>{url}</span>
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </Dialog>
  );
}
