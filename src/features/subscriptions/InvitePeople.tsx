import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { Alert } from '../../admin/feedback/Alert.tsx';
import { ConfirmDialog } from '../../admin/feedback/ConfirmDialog.tsx';
import { useRead } from '../../admin/actions/useAction.ts';
import { useChange, type ChangeWork } from '../../admin/actions/useChange.ts';
import { useMember } from '../../admin/frame/member-context.ts';
import { plural } from '../../lib/text/plural.ts';
import { may } from '../../model/rights.ts';
import { subscriptionErrors } from './subscription.ts';

const key = ['subscriptions', 'invitable'];

/** For owners: invites who agreed to emails before the first email had a button, each once. Nothing if there is nobody. */
export function InvitePeople() {
  const isOwner = may(useMember().role, 'settings');
  const read = useRead();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => read(actions.subscriptions.invitable, undefined, subscriptionErrors.invite),
    enabled: isOwner,
  });
  const people = data?.people ?? 0;
  if (people === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {plural(people, 'Invite # person to confirm…', 'Invite # people to confirm…')}
      </Button>
      {isOpen && <InvitationsDialog people={people} onClose={() => setOpen(false)} />}
    </>
  );
}

type InvitationsDialogProps = { people: number; onClose: () => void };

export function InvitationsDialog({ people, onClose }: InvitationsDialogProps) {
  const { change, isBusy, failure } = useChange({ keys: [key], failsIn: 'place' });

  const invite: ChangeWork = async (send) => {
    const invited = await send(actions.subscriptions.invite, undefined, subscriptionErrors.invite);
    onClose();
    return plural(invited.people, '# person invited', '# people invited');
  };

  return (
    <ConfirmDialog
      heading="Invite to confirm"
      confirm="Send invitations"
      busy="Sending..."
      tone="calm"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void change(invite)}
    >
      {failure && <Alert>{failure}</Alert>}
      <p>
        {plural(
          people,
          '# person agreed to emails, or is on an imported list, and has not confirmed it. They get one email with a button.',
          '# people agreed to emails, or are on an imported list, and have not confirmed it. Each gets one email with a button.',
        )}
      </p>
      <p>Each person is invited once. Who does not confirm within 14 days is not written to.</p>
    </ConfirmDialog>
  );
}
