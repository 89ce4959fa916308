import { locale } from '../../../lib/text/locale.ts';
import { Button } from '@mantine/core';
import { changeAddress } from '../../../admin/browser/useAddress.ts';
import { enquiriesOnAPage } from './enquiry-inbox.ts';
import styles from './EnquiryList.module.css';

export function InboxPages({ page, total }: { page: number; total: number }) {
  const last = Math.max(Math.ceil(total / enquiriesOnAPage), 1);
  if (total === 0) return null;
  const first = (page - 1) * enquiriesOnAPage + 1;
  const [from, to, all] = [first, Math.min(first + enquiriesOnAPage - 1, total), total].map(
    (number) => number.toLocaleString(locale()),
  );
  return (
    <nav className={styles.pages} aria-label="Pages">
      <p className="num">{first > total ? `${all} total` : `${from}–${to} of ${all}`}</p>
      {last > 1 && (
        <>
          <Button variant="default" disabled={page <= 1} onClick={() => goTo(page - 1)}>
            Newer
          </Button>
          <Button variant="default" disabled={page >= last} onClick={() => goTo(page + 1)}>
            Older
          </Button>
        </>
      )}
    </nav>
  );
}

function goTo(page: number) {
  changeAddress({ query: { page: page > 1 ? String(page) : undefined } });
  window.scrollTo({ top: 0, behavior: 'instant' });
}
