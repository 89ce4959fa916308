import { actions } from 'astro:actions';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { ConfirmDialog } from '../../../admin/feedback/ConfirmDialog.tsx';
import { allQueries, useChange, type ChangeWork } from '../../../admin/actions/useChange.ts';
import { plural } from '../../../lib/text/plural.ts';
import { enquiryErrors, type Erased } from '../inbox/enquiry-inbox.ts';

type ErasePersonDialogProps = {
  email: string;
  /** For example `2 enquiries and 4 mails`. */
  amount: string;
  onCancel: () => void;
  onErased: () => void;
};

export function ErasePersonDialog({ email, amount, onCancel, onErased }: ErasePersonDialogProps) {
  const { change, isBusy, failure } = useChange({ keys: allQueries, failsIn: 'place' });

  const erase: ChangeWork = async (send) => {
    const erased = await send(actions.enquiries.erasePerson, { email }, enquiryErrors.erase);
    onErased();
    return `Erased: ${countErased(erased, ', ')}`;
  };

  return (
    <ConfirmDialog
      heading="Erase personal data"
      confirm="Erase"
      busy="Erasing..."
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => void change(erase)}
    >
      {failure && <Alert>{failure}</Alert>}
      <p>Erase everything {email} has sent you?</p>
      <p>{`This permanently deletes ${amount}, including notes. It cannot be undone.`}</p>
      <p>Existing backups still contain this data until they are deleted.</p>
    </ConfirmDialog>
  );
}

/** For example `2 enquiries and 4 emails`. */
export function countErased({ enquiries, mails, letters, subscriptions }: Erased, and = ' and ') {
  return [
    ...(enquiries > 0 || letters === 0 ? [plural(enquiries, '# enquiry', '# enquiries')] : []),
    ...(mails > 0 || letters === 0 ? [plural(mails, '# email', '# emails')] : []),
    ...(letters > 0
      ? [
          plural(
            letters,
            '# email in another person’s enquiry',
            '# emails in other people’s enquiries',
          ),
        ]
      : []),
    ...(subscriptions > 0 ? [plural(subscriptions, '# subscription', '# subscriptions')] : []),
  ].join(and);
}
