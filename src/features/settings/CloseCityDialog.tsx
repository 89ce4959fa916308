import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { Alert } from '../../admin/Alert.tsx';
import { Dialog } from '../../admin/Dialog.tsx';
import { Loading } from '../../admin/Loading.tsx';
import { useRead } from '../../admin/SignInAgain.tsx';
import { plural } from '../../lib/plural.ts';
import { hidden, settingsNoun } from './setting.ts';

export type ClosedCity = { id: string; name: string; others: { id: string; name: string }[] };

type CloseCityDialogProps = {
  city: ClosedCity;
  onCancel: () => void;
  /** With the city to which its projects go, or `hidden`; undefined where there are none. */
  onClose: (instead: string | undefined) => void;
};

/** Asks what becomes of the projects of a city. */
export function CloseCityDialog({ city, onCancel, onClose }: CloseCityDialogProps) {
  const { id, name, others } = city;
  const read = useRead();
  const [instead, setInstead] = useState(others[0]?.id ?? hidden);
  const { data: projects, error } = useQuery({
    queryKey: ['settings', 'projects', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => read(actions.settings.countProjects, { city: id }, settingsNoun.errors.fetch),
  });
  return (
    <Dialog
      heading={`Close ${name}?`}
      onCancel={onCancel}
      cancel="Cancel"
      focusesCancel
      actions={
        projects !== undefined && (
          <Button onClick={() => onClose(projects > 0 ? instead : undefined)}>
            {`Close ${name}`}
          </Button>
        )
      }
    >
      {error && <Alert>{error.message}</Alert>}
      {!error && projects === undefined && <Loading>Counting projects...</Loading>}
      {projects === 0 && <p>No project stands there. It is closed when Cities is saved.</p>}
      {projects !== undefined && projects > 0 && (
        <>
          <p>
            {`${plural(projects, 'One project stands', '# projects stand')} there. What you choose is done when Cities is saved.`}
          </p>
          <NativeSelect
            label="Its projects"
            value={instead}
            onChange={({ currentTarget }) => setInstead(currentTarget.value)}
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>{`Move to ${other.name}`}</option>
            ))}
            <option value={hidden}>Hide from visitors</option>
          </NativeSelect>
        </>
      )}
    </Dialog>
  );
}
