import { ServerHint } from '../../admin/feedback/ServerHint.tsx';
import { EmptyList } from '../../admin/lists/EmptyList.tsx';
import table from '../../admin/lists/PlainTable.module.css';
import { PlainTable } from '../../admin/lists/PlainTable.tsx';
import { formatDate } from '../../admin/controls/format-local-time.ts';
import styles from './Addresses.module.css';
import type { AddressScreen } from './address-screen.ts';

type DeadLinksProps = Pick<
  AddressScreen,
  'deadLinks' | 'checksOthers' | 'linkCheckHint' | 'hasChecked'
>;

export function DeadLinks({ deadLinks, checksOthers, linkCheckHint, hasChecked }: DeadLinksProps) {
  return (
    <section aria-label="Broken links">
      <p className={styles.lead}>
        {checksOthers
          ? 'All links are checked every night.'
          : 'Links within the site are checked every night. Links to other sites are not checked.'}
      </p>
      <ServerHint>{linkCheckHint}</ServerHint>
      {deadLinks.length === 0 ? (
        <EmptyList
          text={hasChecked ? 'No broken links' : 'Not checked yet'}
          hint={!hasChecked && 'Broken links appear here after the first check.'}
        />
      ) : (
        <PlainTable columns={['Link', 'Found in', 'Status', 'Broken since']}>
          {deadLinks.map(({ address, fault, since, title, kind, adminAddress }) => (
            <tr key={adminAddress + address}>
              <td className={styles.path}>
                <a href={address} target="_blank" rel="noreferrer">
                  {address}
                  <span className="sr"> in a new tab</span>
                </a>
              </td>
              <td data-label="Found in">
                <a href={adminAddress}>{title}</a>
                <span className={table.lighter}>{kind}</span>
              </td>
              <td data-label="Status" className={styles.fault}>
                {fault}
              </td>
              <td data-label="Broken since" className={`num ${styles.date}`}>
                {formatDate(since)}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  );
}
