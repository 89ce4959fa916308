import { useEffect, useRef, type ReactNode } from 'react';
import type { StoredRecord, Version } from '../actions/actions.ts';
import { usePageMark } from '../browser/usePageMark.ts';
import { DraftLine } from '../autosave/DraftLine.tsx';
import { asSentence } from '../../lib/text/in-line.ts';
import { formatDateTime } from '../controls/format-local-time.ts';
import { offlineText } from '../feedback/offline-text.ts';
import { Alert, Alerts } from '../feedback/Alert.tsx';
import { returnToField } from '../browser/last-field.ts';
import styles from './RecordForm.module.css';

type FormNoticesProps = {
  failure: string | undefined;
  /** True if what is typed is saved on this device. */
  isAutosaved?: boolean;
  errorsElsewhere: readonly string[];
  /** True if more was typed while the last save was running. */
  hasMore: boolean;
  /** The version that fills the form, until it is saved. */
  restoredVersion?: Version<StoredRecord> | undefined;
  /** Drafts to restore. */
  children?: ReactNode;
};

/** What a person needs to know before saving a form again. */
export function FormNotices(props: FormNoticesProps) {
  const {
    failure,
    isAutosaved = false,
    errorsElsewhere,
    hasMore,
    restoredVersion,
    children,
  } = props;
  return (
    <>
      {failure && <Failure text={offlineText(failure, isAutosaved)} />}
      <Alerts texts={errorsElsewhere} />
      {children}
      {hasMore && (
        <div role="status">
          <DraftLine>Saved. You have made more changes since; save again to keep them.</DraftLine>
        </div>
      )}
      {restoredVersion && (
        <div role="status">
          <DraftLine>
            {`This is the version of ${asSentence(formatDateTime(restoredVersion.savedAt))} Save to restore it.`}
          </DraftLine>
        </div>
      )}
    </>
  );
}

/** Stays in view, while the focus returns to where one typed. */
function Failure({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  usePageMark('failure');
  useEffect(() => returnToField(place.current?.closest('form')), []);
  return (
    <div ref={place} className={styles.inView}>
      <Alert>{text}</Alert>
    </div>
  );
}
