import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useId, useState } from 'react';
import { Check } from '../../../admin/controls/Check.tsx';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { TimeInput } from '../../../admin/fields/dates/TimeInput.tsx';
import { useSave } from '../../../admin/forms/useSave.ts';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { useRead } from '../../../admin/actions/useAction.ts';
import { timeZoneCity } from '../../../lib/time/zoned-time.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { enquiryErrors } from '../inbox/enquiry-inbox.ts';
import styles from './NoticesDialog.module.css';
import { morningHour, type Preferences } from './notice-times.ts';

const queryKey = ['preferences'];

const kinds = [
  { value: 'each', label: 'One email for each' },
  { value: 'digest', label: `One daily email at ${morningHour} a.m.` },
];

type NoticesDialogProps = { onClose: () => void };

/** Edits how the signed-in member is notified of enquiries. */
export function NoticesDialog({ onClose }: NoticesDialogProps) {
  const form = useId();
  const read = useRead();
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => read(actions.enquiries.preferences, undefined, enquiryErrors.fetch),
    staleTime: 0,
  });
  return (
    <Dialog
      heading="Notifications"
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <Button type="submit" form={form} aria-disabled={!data}>
          Save
        </Button>
      }
    >
      <p>Choose how we email you about new enquiries, replies, assignments and mentions.</p>
      {error && <Alert>{error.message}</Alert>}
      {data ? (
        <PreferencesForm id={form} saved={data} onSaved={onClose} />
      ) : (
        !error && <Loading>Loading...</Loading>
      )}
    </Dialog>
  );
}

type PreferencesFormProps = { id: string; saved: Preferences; onSaved: () => void };

function PreferencesForm({ id, saved, onSaved }: PreferencesFormProps) {
  const [values, setValues] = useState(saved);
  const client = useQueryClient();
  const { save, failure, errors } = useSave();
  const timeInput = (name: 'quietFrom' | 'quietUntil', label: string) => (
    <TimeInput
      label={label}
      value={values[name] ?? ''}
      error={errors[name]}
      onChange={({ currentTarget }) =>
        setValues({ ...values, [name]: currentTarget.value || null })
      }
    />
  );
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save({
          action: actions.enquiries.savePreferences,
          input: values,
          errorMessage: enquiryErrors.preferences,
          onDone: (answer) => {
            client.setQueryData(queryKey, answer);
            onSaved();
            return 'Notifications saved';
          },
        });
      }}
    >
      {failure && <Alert>{failure}</Alert>}
      <NativeSelect
        label="Emails"
        data={kinds}
        value={values.notices}
        onChange={({ currentTarget }) =>
          setValues({ ...values, notices: currentTarget.value as Preferences['notices'] })
        }
      />
      <Check
        label="Email me when a note mentions me"
        checked={values.mentions === 'email'}
        onChange={({ currentTarget }) =>
          setValues({ ...values, mentions: currentTarget.checked ? 'email' : 'none' })
        }
      />
      <div className={styles.times}>
        {timeInput('quietFrom', 'Quiet hours from')}
        {timeInput('quietUntil', 'Quiet hours until')}
      </div>
      <p className="muted">
        {`${timeZoneCity(headOffice().timeZone)} time. Emails held during quiet hours are sent afterwards.`}
      </p>
    </form>
  );
}
