import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Alert } from '../../admin/Alert.tsx';
import { Dialog } from '../../admin/Dialog.tsx';
import { makeId } from '../../admin/forms/make-id.ts';
import { addressActions } from './address-actions.tsx';
import styles from './Addresses.module.css';
import { redirectErrors, type RedirectRow } from './redirect.ts';
import { useAddressAct } from './useAddressAct.ts';

type RedirectDialogProps = {
  /** Undefined for a new one. */
  redirect: Pick<RedirectRow, 'id' | 'revision' | 'fromPath' | 'target'> | undefined;
  onClose: () => void;
};

type BaseRevision = { id: string | undefined; revision: number | undefined };

export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const form = useId();
  const [base, setBase] = useState<BaseRevision>(() => ({
    id: redirect?.id ?? makeId(),
    revision: redirect?.revision,
  }));
  const [fromPath, setFromPath] = useState(redirect?.fromPath ?? '');
  const [target, setTarget] = useState(redirect?.target ?? '');
  const [conflictText, setConflictText] = useState<string>();
  const saving = useAddressAct({
    action: addressActions.save,
    errorMessage: redirectErrors.save,
    toast: (answer) => {
      if (answer.outcome === 'done') onClose();
      else if (answer.outcome === 'conflict') keepMine(answer.newest);
      const isDone = answer.outcome === 'done';
      return { text: isDone ? 'Redirect saved' : 'The redirect was changed meanwhile' };
    },
  });
  const fields = saving.data?.outcome === 'refused' ? saving.data.fields : {};

  /** Makes the next save overwrite the other person's version, or recreate a deleted redirect. */
  function keepMine(newest: RedirectRow | null) {
    setBase({ id: newest?.id ?? makeId(), revision: newest?.revision });
    setConflictText(
      newest
        ? `Somebody changed it meanwhile: ${newest.fromPath} leads to ${newest.target} now. Saving again replaces that.`
        : 'Somebody deleted it meanwhile. Saving again adds it anew.',
    );
  }

  return (
    <Dialog
      heading={redirect ? 'Edit redirect' : 'Add redirect'}
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <Button type="submit" form={form} aria-disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save redirect'}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) saving.mutate({ ...base, fromPath, target });
        }}
      >
        {conflictText && <Alert>{conflictText}</Alert>}
        <TextInput
          label="From"
          description="A path without a page, such as /old-page"
          required
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={fromPath}
          error={fields['fromPath']}
          onChange={({ currentTarget }) => setFromPath(currentTarget.value)}
        />
        <TextInput
          label="To"
          description="A path of this site, or a whole address that begins with https://"
          required
          autoComplete="off"
          spellCheck={false}
          value={target}
          error={fields['target']}
          onChange={({ currentTarget }) => setTarget(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
