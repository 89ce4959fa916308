import { actions } from 'astro:actions';
import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { OptionSet } from '../../admin/controls/OptionSet.tsx';
import { copyWithToast } from '../../admin/feedback/copy-with-toast.ts';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { ServerHint } from '../../admin/feedback/ServerHint.tsx';
import { typedValues } from '../../admin/forms/SaveDialog.tsx';
import { useSave } from '../../admin/forms/useSave.ts';
import { roleNames, roles, type Role } from '../../model/rights.ts';
import styles from './InviteDialog.module.css';
import { teamKey, teamErrors, type Team } from './team.ts';
import teamStyles from './Team.module.css';
import { ProfileSelect } from './RoleSelect.tsx';

export function InviteDialog({ people, onClose }: { people: Team; onClose: () => void }) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [role, setRole] = useState<Role>('editor');
  const [partnerId, setPartnerId] = useState<string | null>(null);
  const { save, isSaving, errors } = useSave({ keys: [teamKey], failsIn: 'toast' });

  function send(copiesLink: boolean) {
    if (!form.current) return;
    const { text } = typedValues(new FormData(form.current));
    const contact = { email: text('email'), name: text('name') };
    void save({
      action: actions.people.invite,
      input: { ...contact, role, partnerId },
      errorMessage: teamErrors.invite,
      onDone: ({ link }) => {
        if (copiesLink) void copyWithToast(link, 'Link copied');
        onClose();
        const { email } = contact;
        return people.isEmailSetUp ? `Invitation sent to ${email}` : `${email} invited`;
      },
    });
  }

  // Enter in a field presses the primary button.
  const primary = {
    variant: 'filled',
    type: 'submit',
    form: formId,
    'data-sends': true,
  } as const;
  const secondary = { variant: 'default', type: 'button' } as const;

  return (
    <Dialog
      heading="Invite a colleague"
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <>
          <Button
            {...(people.isEmailSetUp ? { ...secondary, onClick: () => send(true) } : primary)}
            aria-disabled={isSaving}
          >
            Copy link
          </Button>
          <Button
            {...(people.isEmailSetUp ? primary : { ...secondary, onClick: () => send(false) })}
            aria-disabled={isSaving}
          >
            Send invitation
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.invite}
        onSubmit={(event) => {
          event.preventDefault();
          send(!people.isEmailSetUp);
        }}
      >
        <TextInput
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="off"
          error={errors['email']}
          data-autofocus
        />
        <TextInput label="Name" name="name" required autoComplete="off" error={errors['name']} />
        <OptionSet
          legend="Role"
          name="role"
          options={roleNames.map((value) => ({ value, ...roles[value] }))}
          input={(value) => ({
            type: 'radio',
            checked: role === value,
            onChange: () => setRole(value),
          })}
        />
        {role === 'partner' && (
          <ProfileSelect
            label="Profile"
            required
            error={errors['partnerId']}
            profiles={people.profiles}
            partnerId={partnerId}
            onChange={setPartnerId}
          />
        )}
      </form>
      <p className={teamStyles.dim}>
        {people.isEmailSetUp
          ? 'The email contains a link that works once and expires in 7 days.'
          : 'Email is not set up. Copy the link and send it yourself. It works once and expires in 7 days.'}
      </p>
      <ServerHint>{people.emailHint}</ServerHint>
    </Dialog>
  );
}
