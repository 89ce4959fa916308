import { Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../admin/ConfirmDialog.tsx';
import { useRead } from '../../admin/SignInAgain.tsx';
import { plural } from '../../lib/plural.ts';
import { mayTakeOver } from '../../lib/rights.ts';
import { peopleActions } from './people-actions.tsx';
import styles from './People.module.css';
import { peopleErrors, type ListedPerson, type OpenWork } from './people.ts';
import { usePeopleAct } from './usePeopleAct.ts';

type RemoveDialogProps = {
  person: ListedPerson;
  /** The members who could take over the open work. */
  others: readonly ListedPerson[];
  onClose: () => void;
};

export function RemoveDialog({ person, others, onClose }: RemoveDialogProps) {
  const { id, name } = person;
  const select = useId();
  const read = useRead();
  const [receiver, setReceiver] = useState(others.find(({ isYou }) => isYou)?.id ?? '');
  const { data: work } = useQuery({
    queryKey: ['open work', id],
    queryFn: () => read(peopleActions.openWork, { id }, peopleErrors.fetch),
    staleTime: 0,
  });
  const { mutate, isPending } = usePeopleAct({
    action: peopleActions.remove,
    errorMessage: peopleErrors.remove,
    notice: () => `${name} can no longer sign in`,
  });
  return (
    <ConfirmDialog
      heading={`Remove ${name}?`}
      confirm="Remove"
      busy="Removing..."
      isBusy={isPending}
      onCancel={onClose}
      onConfirm={() => mutate({ id, receiver: receiver || null }, { onSettled: onClose })}
    >
      <p>{name} can no longer sign in. What they wrote stays, with their name.</p>
      <Input.Wrapper id={select} label="Give the open work to">
        <Input
          id={select}
          component="select"
          pointer
          value={receiver}
          onChange={({ currentTarget }) => setReceiver(currentTarget.value)}
        >
          {others
            .filter((other) => mayTakeOver(other, person))
            .map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          <option value="">Nobody, leave it open</option>
        </Input>
      </Input.Wrapper>
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
  const [first = 'nothing is open', ...more] = parts;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...more].join(', ')}.`;
}
