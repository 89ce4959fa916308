import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useMembers } from '../../enquiries/assignment/useMembers.ts';
import { OptionSet } from '../../../admin/controls/OptionSet.tsx';
import { SaveDialog, useSaveDialog } from '../../../admin/forms/SaveDialog.tsx';
import {
  apiKeyErrors,
  apiKeysKey,
  apiScopes,
  keyLifetimes,
  scopeNames,
  type ApiScope,
  type CreatedKey,
} from './api-key.ts';

const scopeHints: Record<ApiScope, string> = {
  read: 'Published content. Reading needs no key, but with one it has a limit of its own.',
  enquiries: 'From forms of other sites, with the consent given there.',
  homes: 'Status and price, by the number of the home.',
  draft: 'For an assistant. It cannot publish.',
  'enquiries:read': 'For an assistant. Each reading is in the activity.',
  subscribers: 'With proof of consent, or invited by email to confirm.',
  'subscribers:read': 'With addresses and consents. Each reading is in the activity.',
};

type NewKeyDialogProps = { onCreated: (key: CreatedKey) => void; onClose: () => void };

export function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const { save, errors, state } = useSaveDialog(apiKeysKey);
  const members = useMembers();

  return (
    <SaveDialog
      heading="Create an API key"
      button="Create key"
      busy="Create key"
      isFinal
      state={state}
      onClose={onClose}
      onSave={({ text, choices }) => {
        const name = text('name');
        void save({
          action: actions.apiKeys.create,
          input: {
            name,
            scopes: choices('scopes', apiScopes),
            origins: text('origins'),
            assists: text('assists') || null,
            days: keyLifetimes.find((each) => String(each) === text('days')) ?? null,
          },
          errorMessage: apiKeyErrors.create,
          onDone: ({ id, key }) => {
            onCreated({ id, name: name.trim(), key });
            return 'Key created';
          },
        });
      }}
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
      {(['Reads', 'Changes'] as const).map((legend) => (
        <OptionSet
          key={legend}
          legend={legend}
          name="scopes"
          options={apiScopes
            .filter((scope) => scope.endsWith('read') === (legend === 'Reads'))
            .map((value) => ({ value, title: scopeNames[value], about: scopeHints[value] }))}
          error={legend === 'Changes' ? errors['scopes'] : undefined}
          input={() => ({ type: 'checkbox' })}
        />
      ))}
      <NativeSelect
        label="Assistant of"
        name="assists"
        description="An assistant may do what this person and the permissions both allow."
        data={[
          { value: '', label: 'No one: for another system' },
          ...members.map(({ id, name, email }) => ({ value: id, label: name || email })),
        ]}
        error={errors['assists']}
      />
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
