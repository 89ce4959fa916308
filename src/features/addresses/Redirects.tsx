import { locale } from '../../lib/text/locale.ts';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { useEditor } from '../../admin/frame/member-context.ts';
import table from '../../admin/lists/PlainTable.module.css';
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

export function Redirects({ redirects, renamed, onEdit }: RedirectsProps) {
  return (
    <section aria-label="Redirects">
      {redirects.length === 0 ? (
        <p className={styles.empty}>
          No redirects. Add one so that an old URL opens the page that replaced it.
        </p>
      ) : (
        <PlainTable
          columns={['From', 'To', 'Status', 'Visits', 'Created', 'Actions']}
          className={styles.withButtons}
        >
          {redirects.map((redirect) => (
            <RedirectLine key={redirect.id} redirect={redirect} onEdit={onEdit} />
          ))}
        </PlainTable>
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
