import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useId } from 'react';
import { SaveDialog } from '../../../admin/forms/SaveDialog.tsx';
import { useSave } from '../../../admin/forms/useSave.ts';
import {
  apiKeyErrors,
  apiKeysKey,
  apiScopes,
  keyLifetimes,
  scopeNames,
  type ApiScope,
  type CreatedKey,
} from './api-key.ts';
import styles from './ApiKeys.module.css';

const scopeHints: Record<ApiScope, string> = {
  read: 'Published content. Reading needs no key, but with one it has a limit of its own.',
  enquiries: 'From forms of other sites, with the consent given there.',
  homes: 'Status and price, by the number of the home.',
};

type NewKeyDialogProps = { onCreated: (key: CreatedKey) => void; onClose: () => void };

export function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const errorId = useId();
  const { save, isSaving, errors } = useSave({ keys: [apiKeysKey], failsIn: 'toast' });

  function create(form: HTMLFormElement) {
    const fields = new FormData(form);
    const name = readText(fields, 'name');
    const days = keyLifetimes.find((each) => String(each) === readText(fields, 'days')) ?? null;
    void save({
      action: actions.apiKeys.create,
      input: {
        name,
        scopes: apiScopes.filter((scope) => fields.getAll('scopes').includes(scope)),
        origins: readText(fields, 'origins'),
        days,
      },
      errorMessage: apiKeyErrors.create,
      onDone: ({ id, key }) => {
        onCreated({ id, name: name.trim(), key });
        return 'Key created';
      },
    });
  }

  return (
    <SaveDialog
      heading="Create an API key"
      button="Create key"
      busy="Create key"
      isFinal
      errors={errors}
      isSaving={isSaving}
      onSave={create}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        name="name"
        required
        autoComplete="off"
        description="For example “CRM”. Changes by the key appear under this name."
        error={errors['name']}
        data-autofocus
      />
      <fieldset className={styles.scopes} aria-describedby={errors['scopes'] ? errorId : undefined}>
        <legend>Permissions</legend>
        {apiScopes.map((scope) => (
          <label key={scope}>
            <input type="checkbox" name="scopes" value={scope} />
            <b className={styles.name}>{scopeNames[scope]}</b>
            <small>{scopeHints[scope]}</small>
          </label>
        ))}
        {errors['scopes'] && (
          <p id={errorId} className={styles.error}>
            {errors['scopes']}
          </p>
        )}
      </fieldset>
      <NativeSelect
        label="Expires after"
        name="days"
        data={[
          ...keyLifetimes.map((each) => ({ value: String(each), label: `${each} days` })),
          { value: '', label: 'Never' },
        ]}
        defaultValue="365"
      />
      <Textarea
        label="Origins"
        name="origins"
        autosize
        minRows={2}
        description="Sites whose pages may use the key in a browser, one per line. Servers need none."
        placeholder="https://www.example.com"
        error={errors['origins']}
      />
    </SaveDialog>
  );
}

function readText(fields: FormData, name: string) {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
