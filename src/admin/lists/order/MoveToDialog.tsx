import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Dialog } from '../../feedback/Dialog.tsx';
import { numberFrom } from '../../fields/number-text.ts';

type MoveToDialogProps = {
  name: string;
  /** 1-based. */
  place: number;
  count: number;
  onCancel: () => void;
  /** Called with the 0-based position. */
  onMove: (position: number) => void;
};

export function MoveToDialog({ name, place, count, onCancel, onMove }: MoveToDialogProps) {
  const form = useId();
  const [error, setError] = useState<string>();
  return (
    <Dialog
      heading={`Move ${name}`}
      onCancel={onCancel}
      cancel="Cancel"
      actions={
        <Button type="submit" form={form}>
          Move
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('place');
          const to = typeof text === 'string' && numberFrom(text, { min: 1, max: count });
          if (typeof to === 'number') onMove(to - 1);
          else setError(`Enter a number from 1 to ${count}.`);
        }}
      >
        <TextInput
          name="place"
          label="Position"
          description={`From 1 to ${count}`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={place}
          error={error}
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </form>
    </Dialog>
  );
}
