import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../admin/feedback/ConfirmDialog.tsx';
import { useSave } from '../../admin/forms/useSave.ts';
import { teamKey, teamErrors, type TeamMember } from './team.ts';

/** Resets the second step of a colleague who lost the phone and the recovery codes. */
export function ResetStepDialog({ person, onClose }: { person: TeamMember; onClose: () => void }) {
  const { id, name } = person;
  const formId = useId();
  const [password, setPassword] = useState('');
  const { save, isSaving, errors } = useSave({ keys: [teamKey], failsIn: 'toast' });

  function reset() {
    if (password === '') return;
    void save({
      action: actions.people.resetSecondStep,
      input: { id, password },
      errorMessage: teamErrors.reset,
      onDone: () => {
        onClose();
        return `Two-step verification reset for ${name}`;
      },
      onRefused: (refused) => !refused['password'] && onClose(),
    });
  }

  return (
    <ConfirmDialog
      heading={`Reset two-step verification for ${name}?`}
      confirm="Reset"
      busy="Resetting..."
      isBusy={isSaving}
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
          error={errors['password']}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          required
        />
      </form>
    </ConfirmDialog>
  );
}
