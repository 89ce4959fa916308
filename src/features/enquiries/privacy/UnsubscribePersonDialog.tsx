import { actions } from 'astro:actions';
import { allQueries, useChange, type ChangeWork } from '../../../admin/actions/useChange.ts';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { ConfirmDialog } from '../../../admin/feedback/ConfirmDialog.tsx';
import { enquiryErrors } from '../inbox/enquiry-inbox.ts';

type UnsubscribePersonDialogProps = { email: string; onCancel: () => void; onDone: () => void };

/** For people who ask the team by email, text or telephone. */
export function UnsubscribePersonDialog(props: UnsubscribePersonDialogProps) {
  const { email, onCancel, onDone } = props;
  const { change, isBusy, failure } = useChange({ keys: allQueries, failsIn: 'place' });

  const unsubscribe: ChangeWork = async (send) => {
    await send(actions.enquiries.unsubscribePerson, { email }, enquiryErrors.unsubscribe);
    onDone();
    return `Unsubscribed: ${email}`;
  };

  return (
    <ConfirmDialog
      heading="Unsubscribe"
      confirm="Unsubscribe"
      busy="Unsubscribing..."
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => void change(unsubscribe)}
    >
      {failure && <Alert>{failure}</Alert>}
      <p>{`${email} will receive no more emails about launches and first access.`}</p>
      <p>Only they can subscribe again, by joining the VIP list or ticking the box in a form.</p>
    </ConfirmDialog>
  );
}
