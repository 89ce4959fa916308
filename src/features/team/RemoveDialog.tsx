import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { ConfirmDialog } from '../../admin/feedback/ConfirmDialog.tsx';
import { useRead } from '../../admin/actions/useAction.ts';
import { useChange } from '../../admin/actions/useChange.ts';
import { plural } from '../../lib/text/plural.ts';
import { mayTakeOver } from '../../model/rights.ts';
import { teamKey, teamErrors, type TeamMember, type OpenWork } from './team.ts';
import styles from './Team.module.css';

type RemoveDialogProps = {
  person: TeamMember;
  /** The members who could take over the open work. */
  others: readonly TeamMember[];
  onClose: () => void;
};

export function RemoveDialog({ person, others, onClose }: RemoveDialogProps) {
  const { id, name } = person;
  const read = useRead();
  const [receiver, setReceiver] = useState(others.find(({ isYou }) => isYou)?.id ?? '');
  const { data: work } = useQuery({
    queryKey: ['open work', id],
    queryFn: () => read(actions.people.openWork, { id }, teamErrors.fetch),
    staleTime: 0,
  });
  const { change, isBusy } = useChange({ keys: [teamKey] });

  async function remove() {
    await change(async (send) => {
      const input = { id, receiver: receiver || null };
      await send(actions.people.remove, input, teamErrors.remove);
      return `${name} can no longer sign in`;
    });
    onClose();
  }

  return (
    <ConfirmDialog
      heading={`Remove ${name}?`}
      confirm="Remove"
      busy="Removing..."
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>{name} can no longer sign in. Their work stays, under their name.</p>
      <NativeSelect
        label="Reassign open work to"
        data={[
          ...others
            .filter((other) => mayTakeOver(other, person))
            .map((other) => ({ value: other.id, label: other.name })),
          { value: '', label: 'No one, leave it unassigned' },
        ]}
        value={receiver}
        onChange={({ currentTarget }) => setReceiver(currentTarget.value)}
      />
      <p className={styles.dim} role="status">
        {work && openWorkText(work)}
      </p>
    </ConfirmDialog>
  );
}

/** For example `2 drafts, one scheduled record.` */
function openWorkText({ drafts, scheduled, previews, enquiries }: OpenWork) {
  const parts = [
    drafts > 0 && plural(drafts, 'one draft', '# drafts'),
    scheduled > 0 && plural(scheduled, 'one scheduled record', '# scheduled records'),
    previews > 0 && plural(previews, 'one open preview link', '# open preview links'),
    enquiries > 0 && plural(enquiries, 'one enquiry', '# enquiries'),
  ].filter((part) => part !== false);
  const [first = 'no open work', ...more] = parts;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...more].join(', ')}.`;
}
