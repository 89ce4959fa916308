import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useId, useState } from 'react';
import { isRefused } from '../../admin/actions/actions.ts';
import { ConfirmDialog } from '../../admin/feedback/ConfirmDialog.tsx';
import { useReportedAction } from '../../admin/actions/useReportedAction.ts';
import { peopleKey, peopleErrors, type ListedPerson } from './people.ts';

/** Resets the second step of a colleague who lost the phone and the recovery codes. */
export function ResetStepDialog({
  person,
  onClose,
}: {
  person: ListedPerson;
  onClose: () => void;
}) {
  const { id, name } = person;
  const formId = useId();
  const [password, setPassword] = useState('');
  const { mutate, isPending, data } = useReportedAction({
    key: peopleKey,
    action: actions.people.resetSecondStep,
    errorMessage: peopleErrors.reset,
    hasForm: true,
    toast: () => `Two-step verification reset for ${name}`,
  });

  function reset() {
    if (isPending || password === '') return;
    mutate({ id, password }, { onSuccess: (answer) => !isWrongPassword(answer) && onClose() });
  }

  return (
    <ConfirmDialog
      heading={`Reset two-step verification for ${name}?`}
      confirm="Reset"
      busy="Resetting..."
      isBusy={isPending}
      onCancel={onClose}
      onConfirm={reset}
    >
      <p>
        This removes the codes and passkeys of {name} and signs them out everywhere. Until they set
        up new ones, their password alone is enough to sign in. We will let them know by email.
      </p>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          reset();
        }}
      >
        <TextInput
          type="password"
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={data && isRefused(data) ? data.fields['password'] : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          required
        />
      </form>
    </ConfirmDialog>
  );
}

function isWrongPassword(answer: object) {
  return isRefused(answer) && 'password' in answer.fields;
}
