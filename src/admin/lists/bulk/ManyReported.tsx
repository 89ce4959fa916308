import { Button } from '@mantine/core';
import { Alert } from '../../feedback/Alert.tsx';
import styles from './ManyReported.module.css';
import type { ManyReport } from './useMany.ts';

type ManyReportedProps = {
  report: ManyReport | undefined;
  /** The URL of a record's form, if it has one. */
  getUrl: ((record: { id: string }) => string) | undefined;
  onDismiss: () => void;
};

/** Lists the records that a bulk action could not change, with the reasons. */
export function ManyReported({ report, getUrl, onDismiss }: ManyReportedProps) {
  if (!report) return null;
  return (
    <div className={styles.report}>
      <Alert takesFocus={false}>
        <p>{report.title}:</p>
        <ul className={styles.lines}>
          {report.lines.map(({ id, name, why }) => (
            <li key={id}>
              {getUrl ? <a href={getUrl({ id })}>{name}</a> : <b>{name}</b>}. {why}.
            </li>
          ))}
        </ul>
        <Button variant="default" onClick={onDismiss}>
          Dismiss
        </Button>
      </Alert>
    </div>
  );
}
