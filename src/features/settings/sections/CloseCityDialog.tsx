import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { useRead } from '../../../admin/actions/useAction.ts';
import { plural } from '../../../lib/text/plural.ts';
import { hidden, settingsNoun } from '../setting.ts';

export type ClosedCity = { id: string; name: string; others: { id: string; name: string }[] };

type CloseCityDialogProps = {
  city: ClosedCity;
  onCancel: () => void;
  /** Receives the city for the projects, or `hidden`; undefined without projects. */
  onClose: (replacement: string | undefined) => void;
};

/** Asks what happens to the projects of a city. */
export function CloseCityDialog({ city, onCancel, onClose }: CloseCityDialogProps) {
  const { id, name, others } = city;
  const read = useRead();
  const [replacement, setReplacement] = useState(others[0]?.id ?? hidden);
  const { data: projects, error } = useQuery({
    queryKey: ['settings', 'projects', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => read(actions.settings.countProjects, { city: id }, settingsNoun.errors.fetch),
  });
  return (
    <Dialog
      heading={`Remove ${name}?`}
      onCancel={onCancel}
      cancel="Cancel"
      focusesCancel
      actions={
        projects !== undefined && (
          <Button onClick={() => onClose(projects > 0 ? replacement : undefined)}>
            {`Remove ${name}`}
          </Button>
        )
      }
    >
      {error && <Alert>{error.message}</Alert>}
      {!error && projects === undefined && <Loading>Counting projects...</Loading>}
      {projects === 0 && <p>No projects in this city. It is removed when you save Cities.</p>}
      {projects !== undefined && projects > 0 && (
        <>
          <p>
            {`${plural(projects, '1 project is', '# projects are')} in this city. Your choice takes effect when you save Cities.`}
          </p>
          <NativeSelect
            label="Projects in this city"
            value={replacement}
            onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>{`Move to ${other.name}`}</option>
            ))}
            <option value={hidden}>Unpublish</option>
          </NativeSelect>
        </>
      )}
    </Dialog>
  );
}
