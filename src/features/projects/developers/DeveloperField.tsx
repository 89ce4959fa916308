import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { ComparedTexts } from '../../../admin/fields/compared/ComparedTexts.tsx';
import { Field } from '../../../admin/fields/Field.tsx';
import { useField } from '../../../admin/fields/fields-context.ts';
import { inputWithButton } from '../../../admin/fields/input-with-button.tsx';
import { useRead } from '../../../admin/actions/useAction.ts';
import { focusFirst } from '../../../admin/browser/useFocusLater.ts';
import { developerErrors, developerNoun, type Developer } from '../../developers/developer.ts';
import { NewDeveloperDialog } from './NewDeveloperDialog.tsx';

const name = 'developerId';
const label = 'Developer';

/** A select of developers, with a button to add one without leaving the form. */
export function DeveloperField() {
  const field = useField(name);
  const { developers, error, add } = useDevelopers();
  const [isAdding, setAdding] = useState(false);

  if (field.mode === 'comparison') {
    return <ComparedTexts name={name} label={label} formatValue={findName} />;
  }
  return (
    <>
      <Field name={name} label={label}>
        {(input, change) => (
          <NativeSelect
            {...input}
            error={input.error ?? error}
            data-focus={name}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            inputContainer={inputWithButton(
              <Button variant="default" onClick={() => setAdding(true)}>
                New Developer
              </Button>,
            )}
          >
            <option value="">None</option>
            {!developers.some(({ id }) => id === input.value) && input.value !== '' && (
              <option value={input.value}>{findName(input.value)}</option>
            )}
            {developers.map((developer) => (
              <option key={developer.id} value={developer.id}>
                {developer.name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {isAdding && (
        <NewDeveloperDialog
          onCancel={() => setAdding(false)}
          onAdded={(developer) => {
            add(developer);
            field.change(developer.id);
            setAdding(false);
            queueMicrotask(() => focusFirst(name));
          }}
        />
      )}
    </>
  );

  function findName(id: unknown) {
    return developers.find((developer) => developer.id === id)?.name ?? '';
  }
}

const queryKey = [developerNoun.name];

function useDevelopers() {
  const read = useRead();
  const client = useQueryClient();
  const { data = [], error } = useQuery({
    queryKey,
    queryFn: () => read(actions.developers.list, undefined, developerErrors.fetch),
  });
  return {
    developers: data,
    error: error?.message,
    add: (developer: Developer) => {
      client.setQueryData<Developer[]>(queryKey, (others = []) => [...others, developer]);
      void client.invalidateQueries({ queryKey });
    },
  };
}
