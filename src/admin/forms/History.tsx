import { actorName } from '../../model/actors.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import type { StoredRecord, Version } from '../actions/actions.ts';
import type { Noun } from '../../model/noun.ts';
import { pastAddress, pastReference } from '../../model/past-address.ts';
import { useMay } from '../frame/member-context.ts';
import { Loading } from '../feedback/Loading.tsx';
import { formatDateTime } from '../controls/format-local-time.ts';
import type { HistoryAction } from '../frame/screen.ts';
import { useRead } from '../actions/useAction.ts';
import { useFocusLater } from '../browser/useFocusLater.ts';
import { Comparison } from './Comparison.tsx';
import styles from './History.module.css';
import { differAnywhere, type Values } from './values.ts';

type HistoryProps<Row extends StoredRecord> = {
  noun: Noun;
  id: string;
  action: HistoryAction<Row>;
  toValues: (record: Row) => Values;
  /** The values of the form. */
  present: Values;
  onRestore: (version: Version<Row>) => void;
  onClose: () => void;
  /** The fields of the form. */
  children: ReactNode;
};

/** The versions of a record, with author, time and the differences from the form. */
export function History<Row extends StoredRecord>(props: HistoryProps<Row>) {
  const { noun, onRestore, onClose } = props;
  const [chosen, setChosen] = useState<Version<Row>>();
  const { data: versions, error, refetch } = useVersions(props);
  const focusLater = useFocusLater(true);

  function choose(version: Version<Row>) {
    focusLater(allVersions);
    setChosen(version);
  }

  function backToAll({ revision }: Version<Row>) {
    focusLater(compareControl(revision));
    setChosen(undefined);
  }

  return (
    <Dialog
      isWide={chosen !== undefined}
      heading={
        chosen ? `Version of ${formatDateTime(chosen.savedAt)}` : `History of this ${noun.one}`
      }
      onCancel={onClose}
      actions={
        chosen ? (
          <>
            <Button variant="default" data-focus={allVersions} onClick={() => backToAll(chosen)}>
              All versions
            </Button>
            <Button onClick={() => onRestore(chosen)}>Restore this version</Button>
          </>
        ) : (
          <Button variant="default" onClick={onClose} data-autofocus>
            Close
          </Button>
        )
      }
    >
      {error && (
        <>
          <Alert>Error: {error.message}</Alert>
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {!error && !versions && <Loading>Loading history...</Loading>}
      {versions && !chosen && (
        <Versions
          versions={versions}
          reference={noun.hasNoPast ? undefined : pastReference(noun.name, props.id)}
          onChoose={choose}
          onRestore={onRestore}
        />
      )}
      {chosen && <VersionDiff {...props} version={chosen} />}
    </Dialog>
  );
}

const allVersions = 'all-versions';

function compareControl(revision: number) {
  return `compare-${revision}`;
}

/** Fetched again whenever the history is opened. */
function useVersions<Row extends StoredRecord>({ noun, id, action }: HistoryProps<Row>) {
  const read = useRead();
  const failure = `Failed to fetch the history of this ${noun.one}`;
  return useQuery({
    queryKey: ['history', noun.name, id],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: () => read(action, { id }, failure),
  });
}

type VersionsProps<Row> = {
  versions: Version<Row>[];
  /** The record, for links to its page as of a version. */
  reference: string | undefined;
  onChoose: (version: Version<Row>) => void;
  onRestore: (version: Version<Row>) => void;
};

function Versions<Row>({ versions, reference, onChoose, onRestore }: VersionsProps<Row>) {
  const mayShowPast = useMay('activity');
  return (
    <ol>
      {versions.map((version, index) => (
        <li key={version.revision} className={styles.version}>
          <div className={styles.words}>
            <b className={styles.moment}>{formatDateTime(version.savedAt)}</b>
            <span className={styles.editor}>
              {changeText(version, versions[index + 1])} by {actorName(version.savedBy)}
              {index === 0 && '. Current version'}
            </span>
          </div>
          {mayShowPast && reference !== undefined && version.isPublic && !version.isDeleted && (
            <Button
              component="a"
              variant="subtle"
              href={pastAddress({ page: reference, revision: version.revision })}
              aria-label={`Show as of… ${formatDateTime(version.savedAt)}`}
            >
              Show as of…
            </Button>
          )}
          {index > 0 && (
            <>
              <Button
                variant="default"
                aria-label={`Compare with ${formatDateTime(version.savedAt)}`}
                data-focus={compareControl(version.revision)}
                onClick={() => onChoose(version)}
              >
                Compare
              </Button>
              <Button
                variant="default"
                aria-label={`Restore the version of ${formatDateTime(version.savedAt)}`}
                onClick={() => onRestore(version)}
              >
                Restore
              </Button>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function changeText<Row>({ isDeleted }: Version<Row>, previous: Version<Row> | undefined) {
  if (isDeleted) return 'Deleted';
  if (!previous) return 'Added';
  return previous.isDeleted ? 'Restored' : 'Saved';
}

function VersionDiff<Row extends StoredRecord>(
  props: HistoryProps<Row> & { version: Version<Row> },
) {
  const { version, toValues, present, children } = props;
  const old = toValues(version.record);
  if (!differAnywhere(old, present)) return <p>This version is the same as the form.</p>;
  return (
    <>
      <p>
        Only the differences are shown. Restoring puts this version in the form; save to keep it.
      </p>
      <Comparison
        mine={old}
        theirs={present}
        titles={{ mine: 'This version', theirs: 'In the form' }}
      >
        {children}
      </Comparison>
    </>
  );
}
