import { actions } from 'astro:actions';
import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { isRefused } from '../../admin/actions/actions.ts';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { useReportedAction } from '../../admin/actions/useReportedAction.ts';
import { roleNames, roles, type Role } from '../../records/rights.ts';
import { copyLink } from './InvitationRow.tsx';
import styles from './InviteDialog.module.css';
import { peopleKey, peopleErrors, type People } from './people.ts';
import peopleStyles from './People.module.css';
import { ProfileSelect } from './RoleSelect.tsx';

export function InviteDialog({ people, onClose }: { people: People; onClose: () => void }) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [role, setRole] = useState<Role>('editor');
  const [partnerId, setPartnerId] = useState<string | null>(null);
  const { mutate, isPending, data } = useReportedAction({
    key: peopleKey,
    action: actions.people.invite,
    errorMessage: peopleErrors.invite,
    hasForm: true,
    toast: (_answer, { email }) =>
      people.isMailSetUp ? `Invitation sent to ${email}` : `${email} invited`,
  });
  const errors: Record<string, string> = isRefused(data) ? data.fields : {};

  function send(copiesLink: boolean) {
    if (!form.current || isPending) return;
    const fields = new FormData(form.current);
    const contact = { email: textOf(fields, 'email'), name: textOf(fields, 'name') };
    const options = {
      onSuccess: (answer: Awaited<ReturnType<typeof actions.people.invite>>['data']) => {
        if (!answer || isRefused(answer)) return;
        if (copiesLink) void copyLink(answer.link);
        onClose();
      },
    };
    mutate({ ...contact, role, partnerId }, options);
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
            {...(people.isMailSetUp ? { ...secondary, onClick: () => send(true) } : primary)}
            aria-disabled={isPending}
          >
            Copy link
          </Button>
          <Button
            {...(people.isMailSetUp ? primary : { ...secondary, onClick: () => send(false) })}
            aria-disabled={isPending}
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
          send(!people.isMailSetUp);
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
      <p className={peopleStyles.dim}>
        {people.isMailSetUp
          ? 'The email contains a link that works once and expires in 7 days.'
          : `Email is not set up. Copy the link and send it yourself. It works once and expires in 7 days. ${people.mailHint ?? ''}`}
      </p>
    </Dialog>
  );
}

function textOf(fields: FormData, name: string) {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
