import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { copyText } from '../../admin/copy-text.ts';
import { Dialog } from '../../admin/Dialog.tsx';
import { plural } from '../../lib/plural.ts';
import { paths } from '../../site/paths.ts';
import type { GivenLink } from './first-access.ts';
import styles from './FirstAccessScreen.module.css';

/** Links to hand on, which are copied at once where the browser lets us. */
export function LinksDialog({ links, onClose }: { links: GivenLink[]; onClose: () => void }) {
  const [said, setSaid] = useState('');
  const count = plural(links.length, '# link', '# links');

  async function copy(isAsked: boolean) {
    const text = links.map(({ name, token }) => `${name}\n${addressOf(token)}`).join('\n\n');
    if (await copyText(text)) setSaid(`${count} copied.`);
    else if (isAsked) setSaid('The browser does not let us copy: select the links yourself.');
  }

  useEffect(() => {
    void copy(false);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, as the dialog opens.
  }, []);

  return (
    <Dialog
      heading={plural(links.length, 'A link to hand on', '# links to hand on')}
      onCancel={onClose}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<AdminIcon name="copy" />}
            data-autofocus
            onClick={() => void copy(true)}
          >
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className={styles.quiet}>
        No letter is sent. Each link is for the person beside it, and is shown only now.
      </p>
      <ul className={styles.handedOn}>
        {links.map(({ name, token }) => (
          <li key={token}>
            <b>{name}</b>
            <span>{addressOf(token)}</span>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </Dialog>
  );
}

function addressOf(token: string) {
  return location.origin + paths.firstAccess(token);
}
