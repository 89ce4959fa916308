import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { SaveDialog, useSaveDialog } from '../../../admin/forms/SaveDialog.tsx';
import { languageName, primaryLanguage } from '../../../lib/text/languages.ts';
import { settings } from '../../../site/settings/settings.ts';
import { viewingErrors } from '../viewing.ts';
import { addSchema, viewingsKey, type OfficeWeek } from './office-viewing.ts';
import { TimeFields } from './TimeFields.tsx';

/** Books for somebody who called. */
export function AddViewingDialog({ week, onClose }: { week: OfficeWeek; onClose: () => void }) {
  const { save, seen, validated, errors, state } = useSaveDialog(viewingsKey);
  const [hostId, setHostId] = useState(week.host?.id);
  const host = week.hosts.find(({ id }) => id === hostId);
  const projects = week.projects.filter(({ id }) => host?.projectIds.includes(id));
  const own = [primaryLanguage(settings().language.locale)];
  const languages = host && host.languages.length > 0 ? host.languages : own;

  function add(text: (name: string) => string) {
    const names = ['hostId', 'day', 'time', 'medium', 'name', 'projectId', 'language', 'note'];
    const data = validated(addSchema, {
      ...Object.fromEntries(names.map((name) => [name, text(name)])),
      id: seen.id,
      email: text('email').trim() || null,
      phone: text('phone').trim() || null,
    });
    if (!data) return;
    void save({
      action: actions.viewings.add,
      input: data,
      errorMessage: viewingErrors.save,
      onDone: () => {
        onClose();
        return 'Viewing added';
      },
    });
  }

  return (
    <SaveDialog
      heading="Add a viewing"
      button="Add viewing"
      busy="Adding..."
      state={state}
      onClose={onClose}
      onSave={({ text }) => add(text)}
    >
      <TextInput
        label="Name"
        required
        autoComplete="off"
        data-autofocus
        name="name"
        error={errors['name']}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        name="email"
        description="The confirmation goes here, with the calendar entry"
        error={errors['email']}
      />
      <TextInput label="Phone" autoComplete="off" name="phone" error={errors['phone']} />
      <TimeFields hosts={week.hosts} host={host} onHost={setHostId} errors={errors} />
      <NativeSelect
        label="Project"
        required
        name="projectId"
        error={errors['projectId']}
        data={projects.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <NativeSelect
        label="Language"
        name="language"
        data={languages.map((value) => ({ value, label: languageName(value) }))}
      />
      <Textarea
        label="Note"
        description="Only the team sees it"
        name="note"
        autosize
        minRows={2}
        error={errors['note']}
      />
    </SaveDialog>
  );
}
