import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useRead } from '../../../admin/actions/useAction.ts';
import { useChange } from '../../../admin/actions/useChange.ts';
import { formatDateTime } from '../../../admin/controls/format-local-time.ts';
import { ConfirmDialog } from '../../../admin/feedback/ConfirmDialog.tsx';
import { FieldNote } from '../../../admin/fields/FieldGrid.tsx';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { ShownOnce } from '../../connections/ShownOnce.tsx';
import styles from './HostCalendar.module.css';
import { hostErrors, hostNoun } from './host.ts';

/** The address at which a calendar subscribes to the viewings of a host, and how its other calendar was read. */
export function HostCalendar({ hostId }: { hostId: string }) {
  const read = useRead();
  const [address, setAddress] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const queryKey = [hostNoun.name, 'calendar', hostId];
  const { change, isBusy } = useChange({ keys: [queryKey] });
  const { data } = useQuery({
    queryKey,
    queryFn: () => read(actions.hosts.calendar, { id: hostId }, hostErrors.calendar),
  });

  function renew() {
    void change(async (send) => {
      const made = await send(actions.hosts.renewCalendar, { id: hostId }, hostErrors.renew);
      setAddress(made.address);
      setAsking(false);
    });
  }

  if (!data) return null;
  const { renewedAt, busyReadAt, busyProblem } = data;
  const busyText = busyProblem
    ? `: ${busyProblem}`
    : busyReadAt && ` read ${formatDateTime(busyReadAt)}`;
  return (
    <FieldSet
      title="Calendar of viewings"
      hint="Subscribe to it in your calendar to see booked viewings with the names and telephone numbers of visitors."
    >
      <div className={styles.calendar}>
        {busyText && <FieldNote>{`Other calendar${busyText}`}</FieldNote>}
        {address && (
          <ShownOnce label="Calendar address" copy="Copy" copied="Address copied" value={address}>
            <b>Copy the address now.</b> It will not be shown again.
          </ShownOnce>
        )}
        <Button
          variant="default"
          aria-disabled={isBusy}
          onClick={() => (renewedAt ? setAsking(true) : !isBusy && renew())}
        >
          {renewedAt ? 'Renew address…' : 'Make address'}
        </Button>
      </div>
      {isAsking && (
        <RenewDialog isBusy={isBusy} onCancel={() => setAsking(false)} onConfirm={renew} />
      )}
    </FieldSet>
  );
}

type RenewDialogProps = { isBusy: boolean; onCancel: () => void; onConfirm: () => void };

export function RenewDialog(props: RenewDialogProps) {
  return (
    <ConfirmDialog
      heading="Renew the calendar address?"
      confirm="Renew address"
      busy="Renewing..."
      {...props}
    >
      <p>Calendars that use the present address no longer receive viewings.</p>
    </ConfirmDialog>
  );
}
