import { locale } from '../../lib/locale.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { useEditor } from '../../admin/member-context.ts';
import { RowButton } from '../../admin/lists/RowButton.tsx';
import { dateOf } from '../../admin/moment-text.ts';
import { plural } from '../../lib/plural.ts';
import styles from './Addresses.module.css';
import type { AddressScreen } from './address-screen.ts';
import type { ListedRedirect } from './redirect.ts';
import { RedirectDialog } from './RedirectDialog.tsx';
import { useRemoval } from './useRemoval.ts';

type RedirectsProps = Pick<AddressScreen, 'redirects' | 'renamed'>;

export function Redirects({ redirects, renamed }: RedirectsProps) {
  const [current, setCurrent] = useState<ListedRedirect | 'new'>();
  return (
    <section className={styles.section} aria-labelledby="redirects">
      <h2 id="redirects">Redirects</h2>
      <ul className={styles.rows}>
        {redirects.length > 0 && (
          <li className={`${styles.redirect} ${styles.titles}`} aria-hidden="true">
            <span>From</span>
            <span />
            <span>To</span>
            <span>Visits</span>
            <span>Created</span>
            <span />
          </li>
        )}
        {redirects.map((redirect) => (
          <RedirectLine key={redirect.id} redirect={redirect} onEdit={() => setCurrent(redirect)} />
        ))}
      </ul>
      <p className={styles.below}>
        <Button
          variant="default"
          leftSection={<AdminIcon name="add" />}
          onClick={() => setCurrent('new')}
        >
          Add redirect
        </Button>
      </p>
      {renamed.length > 0 && (
        <details className={styles.folded}>
          <summary>
            {plural(renamed.length, '# redirect', '# redirects')} created when a slug changed
          </summary>
          <ul className={styles.rows}>
            {renamed.map(({ fromPath, target }) => (
              <li key={fromPath} className={styles.redirect}>
                <span className={styles.path}>{fromPath}</span>
                <AdminIcon name="forward" />
                <span className={styles.path}>
                  <span className="sr">redirects to </span>
                  {target}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {current && (
        <RedirectDialog
          redirect={current === 'new' ? undefined : current}
          onClose={() => setCurrent(undefined)}
        />
      )}
    </section>
  );
}

type RedirectLineProps = { redirect: ListedRedirect; onEdit: () => void };

function RedirectLine({ redirect, onEdit }: RedirectLineProps) {
  const { fromPath, target, visits, createdBy, createdAt, leadsSomewhere } = redirect;
  const { remove, isBusy } = useRemoval();
  const creator = createdBy === useEditor() ? 'you' : createdBy;
  return (
    <li className={styles.redirect}>
      <span className={styles.path}>{fromPath}</span>
      <AdminIcon name="forward" />
      <span className={styles.path}>
        <span className="sr">redirects to </span>
        {target}
        {!leadsSomewhere && <small className={styles.fault}>This page no longer exists</small>}
      </span>
      <span className="num">
        {visits.toLocaleString(locale())}
        <span className={styles.word}> visits</span>
      </span>
      <span className={styles.made}>
        {dateOf(createdAt)}, {creator}
      </span>
      <span className={styles.buttons}>
        <RowButton icon="edit" label={`Edit redirect from ${fromPath}`} onClick={onEdit} />
        <RowButton
          icon="delete"
          label={`Delete redirect from ${fromPath}`}
          onClick={() => !isBusy && remove(redirect)}
        />
      </span>
    </li>
  );
}
