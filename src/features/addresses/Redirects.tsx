import { Button } from '@mantine/core';
import { useState } from 'react';
import { SearchField } from '../../admin/controls/SearchField.tsx';
import { fold } from '../../lib/text/fold.ts';
import { locale } from '../../lib/text/locale.ts';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { useEditor } from '../../admin/frame/member-context.ts';
import table from '../../admin/lists/PlainTable.module.css';
import { EmptyList } from '../../admin/lists/EmptyList.tsx';
import { PlainTable } from '../../admin/lists/PlainTable.tsx';
import { RowButton } from '../../admin/lists/table/RowButton.tsx';
import { formatDate } from '../../admin/controls/format-local-time.ts';
import { plural } from '../../lib/text/plural.ts';
import styles from './Addresses.module.css';
import type { AddressScreen } from './address-screen.ts';
import type { ListedRedirect, RedirectDraft } from './redirect.ts';
import { useRemoval } from './useRemoval.ts';

type OnEdit = { onEdit: (draft: RedirectDraft) => void };

type RedirectsProps = Pick<AddressScreen, 'redirects' | 'renamed'> & OnEdit;

/** An import may bring thousands. */
const shownAtOnce = 100;

export function Redirects({ redirects, renamed, onEdit }: RedirectsProps) {
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(shownAtOnce);
  const wanted = fold(search.trim());
  const found = redirects.filter(({ fromPath, target }) =>
    fold(`${fromPath} ${target}`).includes(wanted),
  );
  return (
    <section aria-label="Redirects">
      {redirects.length > shownAtOnce && (
        <SearchField
          label="Search redirects"
          placeholder="Search redirects"
          search={search}
          className={styles.search}
          onSearch={setSearch}
        />
      )}
      {redirects.length === 0 ? (
        <EmptyList
          text="No redirects"
          hint="Add one so that an old URL opens the page that replaced it."
        />
      ) : (
        <PlainTable
          columns={['From', 'To', 'Status', 'Visits', 'Created', 'Actions']}
          className={styles.withButtons}
        >
          {found.slice(0, limit).map((redirect) => (
            <RedirectLine key={redirect.id} redirect={redirect} onEdit={onEdit} />
          ))}
        </PlainTable>
      )}
      {found.length === 0 && redirects.length > 0 && (
        <p className="muted" role="status">
          No redirects match your search.
        </p>
      )}
      {found.length > limit && (
        <p className={styles.more}>
          <span className="muted">
            {limit.toLocaleString(locale())} of {found.length.toLocaleString(locale())}
          </span>
          <Button variant="default" onClick={() => setLimit(limit + shownAtOnce)}>
            Show more
          </Button>
        </p>
      )}
      {renamed.length > 0 && (
        <details className={styles.folded}>
          <summary>
            {plural(renamed.length, '# redirect', '# redirects')} created when a slug changed
          </summary>
          <ul className={styles.renamed}>
            {renamed.map(({ fromPath, target }) => (
              <li key={fromPath}>
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
    </section>
  );
}

function RedirectLine({ redirect, onEdit }: { redirect: ListedRedirect } & OnEdit) {
  const { fromPath, target, visits, createdBy, createdAt, hasTarget } = redirect;
  const { remove, isBusy } = useRemoval();
  const creator = createdBy === useEditor() ? 'you' : createdBy;
  return (
    <tr>
      <td className={styles.path}>
        <b>{fromPath}</b>
      </td>
      <td className={styles.path} data-label="To">
        {target}
      </td>
      <td data-label="Status">
        {hasTarget ? 'Working' : <span className={styles.fault}>Target not found</span>}
      </td>
      <td className="num" data-label="Visits">
        {visits.toLocaleString(locale())}
      </td>
      <td className={styles.date} data-label="Created">
        {formatDate(createdAt)}
        <span className={table.lighter}>by {creator}</span>
      </td>
      <td className={`${table.corner} ${styles.buttons}`}>
        <RowButton
          icon="edit"
          label={`Edit redirect from ${fromPath}`}
          onClick={() => onEdit(redirect)}
        />
        <RowButton
          icon="delete"
          label={`Delete redirect from ${fromPath}`}
          onClick={() => !isBusy && remove(redirect)}
        />
      </td>
    </tr>
  );
}
