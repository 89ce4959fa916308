import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { Alert } from '../../admin/Alert.tsx';
import { ActionFailure } from '../../admin/actions.ts';
import { ConfirmDialog } from '../../admin/ConfirmDialog.tsx';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { plural } from '../../lib/plural.ts';
import { enquiryErrors, type Erased } from './enquiry-inbox.ts';

type ErasePersonDialogProps = {
  email: string;
  /** For example `2 enquiries and 4 mails`. */
  amount: string;
  onCancel: () => void;
  onErased: () => void;
};

export function ErasePersonDialog({ email, amount, onCancel, onErased }: ErasePersonDialogProps) {
  const call = useAction();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const erased = await call(actions.enquiries.erasePerson, { email }, enquiryErrors.erase);
      if ('outcome' in erased) throw new ActionFailure(enquiryErrors.erase);
      onErased();
      showToast({ text: `Erased: ${amountOf(erased, ', ')}` });
      await queryClient.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      heading="Erase personal data"
      confirm="Erase"
      busy="Erasing..."
      isBusy={isPending}
      onCancel={onCancel}
      onConfirm={() => mutate()}
    >
      {error && <Alert>{error.message}</Alert>}
      <p>Erase everything {email} has sent you?</p>
      <p>{`This permanently deletes ${amount}, including notes. It cannot be undone.`}</p>
      <p>Existing backups still contain this data until they are deleted.</p>
    </ConfirmDialog>
  );
}

/** For example `2 enquiries and 4 mails`. */
export function amountOf({ enquiries, mails, letters }: Erased, and = ' and ') {
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
  ].join(and);
}
