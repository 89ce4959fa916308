import { Button } from '@mantine/core';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { countWords } from '../../lib/count-words.ts';
import type { Noun } from '../../lib/noun.ts';
import type { StoredRecord } from '../actions.ts';
import { Alert } from '../Alert.tsx';
import { Dialog } from '../Dialog.tsx';
import { Comparison } from '../forms/Comparison.tsx';
import type { useFormState } from '../forms/useFormState.ts';
import { differAnywhere, differs, valueAt, wholeAround, type Values } from '../forms/values.ts';
import { Loading } from '../Loading.tsx';
import { shortMomentOf } from '../moment-text.ts';
import styles from './ComparePublic.module.css';
import type { Published } from './usePublished.ts';

type ComparePublicProps<Row extends StoredRecord> = {
  noun: Noun;
  published: Published;
  formState: ReturnType<typeof useFormState<Row>>;
  onClose: () => void;
  onPublish: () => void;
  /** Missing where nothing but the form differs. */
  onDiscard: (() => void) | undefined;
  /** The fields of the form. */
  children: ReactNode;
};

/** How a form differs from what visitors see, field by field. */
export function ComparePublic<Row extends StoredRecord>(props: ComparePublicProps<Row>) {
  const { noun, published, formState, onClose, children } = props;
  const { record, values, error, changes = 0 } = published;
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <Dialog
      isWide
      heading={
        values ? `${countWords(changes, 'change')} not yet public` : 'Compare with what is public'
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
      {!error && record === undefined && <Loading>Loading what is public...</Loading>}
      {record === null && <p>Visitors do not see this {noun.one}: there is nothing to compare.</p>}
      {record && values && (
        <Compared formState={formState} shown={values} since={record.updatedAt}>
          {children}
        </Compared>
      )}
    </Dialog>
  );
}

type ComparedProps<Row extends StoredRecord> = Pick<
  ComparePublicProps<Row>,
  'formState' | 'children'
> & {
  /** The values that visitors see. */
  shown: Values;
  since: string;
};

/** What is put back stays in the table, so that it can be undone there. */
function Compared<Row extends StoredRecord>(props: ComparedProps<Row>) {
  const { formState, shown, since, children } = props;
  const { store, base, isChanged, change } = formState;
  const [opened] = useState(store.values);
  const [said, setSaid] = useState('');
  const values = useSyncExternalStore(store.subscribe, store.values, store.values);
  const saved = base && !isChanged ? shortMomentOf(base.updatedAt) : 'not saved yet';

  function act(name: string, label: string) {
    const whole = wholeAround(opened, shown, name);
    const isBack = !differs(values, shown, name);
    const words = `${isBack ? 'Undo' : 'Put back'}${whole === name ? '' : ' the whole list'}`;
    return (
      <button
        type="button"
        className={styles.act}
        aria-label={`${words}: ${label}`}
        onClick={() => {
          change(whole, valueAt(isBack ? opened : shown, whole));
          setSaid(isBack ? `${label} is as it was typed` : `${label} put back`);
        }}
      >
        {words}
      </button>
    );
  }

  if (!differAnywhere(opened, shown)) {
    return <p>The form holds what visitors see.</p>;
  }
  return (
    <>
      <Comparison
        mine={shown}
        theirs={values}
        titles={{ mine: `Public now, ${shortMomentOf(since)}`, theirs: `This draft, ${saved}` }}
        isShown={(name) => differs(opened, shown, name) || differs(values, shown, name)}
        act={act}
      >
        {children}
      </Comparison>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  );
}
