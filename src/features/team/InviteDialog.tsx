import { actions } from 'astro:actions';
import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { useSave } from '../../admin/forms/useSave.ts';
import { roleNames, roles, type Role } from '../../model/rights.ts';
import { copyLink } from './InvitationRow.tsx';
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
    const fields = new FormData(form.current);
    const contact = { email: readText(fields, 'email'), name: readText(fields, 'name') };
    void save({
      action: actions.people.invite,
      input: { ...contact, role, partnerId },
      errorMessage: teamErrors.invite,
      onDone: ({ link }) => {
        if (copiesLink) void copyLink(link);
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
        <fieldset className={styles.roles}>
          <legend>Role</legend>
          {roleNames.map((name) => (
            <label key={name} className={styles.option}>
              <input
                type="radio"
                name="role"
                value={name}
                checked={role === name}
                onChange={() => setRole(name)}
              />
              <b>{roles[name].title}</b>
              <small>{roles[name].about}</small>
            </label>
          ))}
        </fieldset>
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
          : `Email is not set up. Copy the link and send it yourself. It works once and expires in 7 days. ${people.emailHint ?? ''}`}
      </p>
    </Dialog>
  );
}

function readText(fields: FormData, name: string) {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
