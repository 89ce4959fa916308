import { Button } from '@mantine/core';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { formatCount } from '../../lib/text/format-count.ts';
import type { Noun } from '../../model/noun.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { Alert } from '../feedback/Alert.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { Comparison } from '../forms/Comparison.tsx';
import type { FormState } from '../forms/useFormState.ts';
import { differAnywhere, differs, valueAt, restorePath, type Values } from '../forms/values.ts';
import { Loading } from '../feedback/Loading.tsx';
import { formatShortTime } from '../controls/format-local-time.ts';
import type { AssistantChanges } from './useAssistantChanges.ts';
import type { Published } from './usePublished.ts';
import styles from './ComparePublic.module.css';

type ComparedForm = Pick<FormState<StoredRecord>, 'store' | 'base' | 'isChanged' | 'change'> & {
  /** The fields of the form. */
  children: ReactNode;
};

type ComparePublicProps = ComparedForm & {
  noun: Noun;
  published: Published<StoredRecord>;
  /** Shows only these. */
  byAssistants: AssistantChanges | undefined;
  onClose: () => void;
  onPublish: () => void;
  /** Missing if only unsaved changes differ. */
  onDiscard: (() => void) | undefined;
};

/** Compares a form with the public version, field by field. */
export function ComparePublic(props: ComparePublicProps) {
  const { noun, onClose } = props;
  const { record: publicRecord, values: publicValues, changes = 0 } = props.published;
  const { byAssistants } = props;
  const error = props.published.error ?? byAssistants?.error;
  const isShown = byAssistants ? byAssistants.has : everyField;
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <Dialog
      isWide
      heading={
        byAssistants
          ? 'Changed by the assistant'
          : publicValues
            ? `${formatCount(changes, 'change')} not yet published`
            : 'Compare with published version'
      }
      onCancel={onClose}
      actions={
        <>
          {props.onDiscard && (
            <Button variant="subtle" className={styles.discard} onClick={closing(props.onDiscard)}>
              Discard all
            </Button>
          )}
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep editing
          </Button>
          {changes > 0 && <Button onClick={closing(props.onPublish)}>Publish changes</Button>}
        </>
      }
    >
      {error && <Alert>Error: {error.message}</Alert>}
      {!error && (publicRecord === undefined || !isShown) && (
        <Loading>Loading published version...</Loading>
      )}
      {publicRecord === null && (
        <p>This {noun.one} is not published, so there is nothing to compare.</p>
      )}
      {publicRecord && publicValues && isShown && (
        <PublicComparison
          {...props}
          publicValues={publicValues}
          since={publicRecord.updatedAt}
          isShown={isShown}
        />
      )}
    </Dialog>
  );
}

function everyField() {
  return true;
}

type PublicComparisonProps = ComparedForm & {
  publicValues: Values;
  since: string;
  isShown: (field: string) => boolean;
};

/** Restored fields stay in the table, so that restoring can be undone there. */
function PublicComparison(props: PublicComparisonProps) {
  const { store, base, isChanged, change, publicValues, since, isShown, children } = props;
  const [initialValues] = useState(store.values);
  const [message, setMessage] = useState('');
  const values = useSyncExternalStore(store.subscribe, store.values, store.values);
  const savedText = base && !isChanged ? formatShortTime(base.updatedAt) : 'not saved yet';

  function act(name: string, label: string) {
    const path = restorePath(initialValues, publicValues, name);
    const isBack = !differs(values, publicValues, name);
    const text = `${isBack ? 'Undo' : 'Revert'}${path === name ? '' : ' the whole list'}`;
    return (
      <button
        type="button"
        className={styles.act}
        aria-label={`${text}: ${label}`}
        onClick={() => {
          change(path, valueAt(isBack ? initialValues : publicValues, path));
          setMessage(isBack ? `${label}: your change is back in the form` : `${label} reverted`);
        }}
      >
        {text}
      </button>
    );
  }

  if (!differAnywhere(initialValues, publicValues)) {
    return <p>The form matches the published version.</p>;
  }
  return (
    <>
      <Comparison
        mine={publicValues}
        theirs={values}
        titles={{ mine: `Published ${formatShortTime(since)}`, theirs: `This draft, ${savedText}` }}
        isVisible={(name) =>
          isShown(name) &&
          (differs(initialValues, publicValues, name) || differs(values, publicValues, name))
        }
        act={act}
      >
        {children}
      </Comparison>
      <p className="sr" role="status">
        {message}
      </p>
    </>
  );
}
