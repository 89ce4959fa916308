import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useId, useState } from 'react';
import { Alert } from '../../admin/Alert.tsx';
import { Dialog } from '../../admin/Dialog.tsx';
import { makeId } from '../../admin/forms/make-id.ts';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { addressesKey } from './address-screen.ts';
import styles from './Addresses.module.css';
import { redirectErrors, type RedirectRow } from './redirect.ts';

type RedirectDialogProps = {
  /** Undefined adds a new redirect. */
  redirect: Pick<RedirectRow, 'id' | 'revision' | 'fromPath' | 'target'> | undefined;
  onClose: () => void;
};

type Seen = { id: string | undefined; revision: number | undefined };

export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const form = useId();
  const [seen, setSeen] = useState<Seen>(() => ({
    id: redirect?.id ?? makeId(),
    revision: redirect?.revision,
  }));
  const [fromPath, setFromPath] = useState(redirect?.fromPath ?? '');
  const [target, setTarget] = useState(redirect?.target ?? '');
  const [conflictText, setConflictText] = useState<string>();
  const saving = useReportedAction({
    key: addressesKey,
    action: actions.addresses.save,
    errorMessage: redirectErrors.save,
    hasForm: true,
    toast: (answer) => {
      if (answer.outcome === 'done') onClose();
      else if (answer.outcome === 'conflict') keepMine(answer.newest);
      return answer.outcome === 'done'
        ? 'Redirect saved'
        : 'Not saved: someone else changed this redirect';
    },
  });
  const fields = saving.data?.outcome === 'refused' ? saving.data.fields : {};

  /** Makes the next save replace a colleague's change, or add a redirect that a colleague deleted. */
  function keepMine(newest: RedirectRow | null) {
    setSeen({ id: newest?.id ?? makeId(), revision: newest?.revision });
    setConflictText(
      newest
        ? `Someone else changed this: ${newest.fromPath} now redirects to ${newest.target}. Save again to overwrite it.`
        : 'Someone else deleted this redirect. Save again to recreate it.',
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
          if (!saving.isPending) saving.mutate({ ...seen, fromPath, target });
        }}
      >
        {conflictText && <Alert>{conflictText}</Alert>}
        <TextInput
          label="From"
          description="The old path, such as /old-page"
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
          description="A path on this site, or a full URL starting with https://"
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
