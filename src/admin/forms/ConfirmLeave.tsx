import { Button } from '@mantine/core';
import { Dialog } from '../Dialog.tsx';

export function ConfirmLeave({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      isAlert
      heading="Leave without saving?"
      onCancel={onStay}
      actions={
        <>
          <Button variant="default" onClick={onStay} data-autofocus>
            Stay
          </Button>
          <Button color="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>Your changes will be lost.</p>
    </Dialog>
  );
}
