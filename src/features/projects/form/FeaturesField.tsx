import { ActionIcon, Button, Input, Textarea } from '@mantine/core';
import { useId, useState, type KeyboardEvent } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { ComparedTexts } from '../../../admin/fields/compared/ComparedTexts.tsx';
import type { FieldProps } from '../../../admin/fields/Field.tsx';
import { FieldLayout } from '../../../admin/fields/FieldLayout.tsx';
import { useField } from '../../../admin/fields/fields-context.ts';
import { useFocusLater } from '../../../admin/browser/useFocusLater.ts';
import styles from './FeaturesField.module.css';

/** An ordered list of short texts, one per row. Its value is an array of strings. */
export function FeaturesField({ name, label, hint }: FieldProps) {
  const field = useField(name);
  if (field.mode === 'comparison') {
    return (
      <ComparedTexts name={name} label={label} formatValue={(value) => toTexts(value).join('\n')} />
    );
  }
  return (
    <FieldLayout
      name={name}
      label={label}
      width="whole"
      formatPublicValue={() => 'Not published yet.'}
    >
      <FeatureRows
        label={label}
        hint={hint}
        error={field.error}
        features={toTexts(field.value)}
        onChange={field.change}
      />
    </FieldLayout>
  );
}

type FeatureRowsProps = {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  features: string[];
  onChange: (features: string[]) => void;
};

function FeatureRows({ label, hint, error, features, onChange }: FeatureRowsProps) {
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const focusLater = useFocusLater(true);
  const row = (index: number) => `${id}-${index}`;

  function insert(index: number, texts: string[]) {
    focusLater(row(index + texts.length - 1));
    onChange(features.toSpliced(index, 0, ...texts));
  }

  function remove(index: number) {
    focusLater(row(index), row(index - 1), `${id}-add`);
    setAnnouncement(`${featureName(index)} removed`);
    onChange(features.toSpliced(index, 1));
  }

  function move(index: number, to: number) {
    const texts = features.toSpliced(index, 1).toSpliced(to, 0, features[index] ?? '');
    const [direction, opposite] = to < index ? ['up', 'down'] : ['down', 'up'];
    focusLater(`${row(to)}-${direction}`, `${row(to)}-${opposite}`);
    setAnnouncement(`${featureName(index)} is now ${to + 1} of ${features.length}`);
    onChange(texts);
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>, index: number) {
    if (event.key === 'Enter') {
      event.preventDefault();
      insert(index + 1, ['']);
    }
    if (event.key === 'Backspace' && features[index] === '') {
      event.preventDefault();
      remove(index);
    }
  }

  /** Several lines, pasted or dropped, are several rows. */
  function write(index: number, value: string) {
    const texts = value.includes('\n') ? splitLines(value) : [value];
    if (texts.length > 1) focusLater(row(index + texts.length - 1));
    onChange(features.toSpliced(index, 1, ...(texts.length > 0 ? texts : [''])));
  }

  function featureName(index: number) {
    return features[index] || `Feature ${index + 1}`;
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      error={error}
      role="group"
      aria-label={label}
    >
      <ol className={styles.rows}>
        {features.map((feature, index) => (
          <li key={index} className={styles.row}>
            <Textarea
              className={styles.text}
              rows={1}
              aria-label={`Feature ${index + 1}`}
              autoComplete="off"
              enterKeyHint="next"
              data-focus={row(index)}
              value={feature}
              onChange={({ currentTarget }) => write(index, currentTarget.value)}
              onKeyDown={(event) => press(event, index)}
            />
            <ActionIcon
              aria-label={`Move ${featureName(index)} up`}
              disabled={index === 0}
              data-focus={`${row(index)}-up`}
              onClick={() => move(index, index - 1)}
            >
              <AdminIcon name="up" />
            </ActionIcon>
            <ActionIcon
              aria-label={`Move ${featureName(index)} down`}
              disabled={index === features.length - 1}
              data-focus={`${row(index)}-down`}
              onClick={() => move(index, index + 1)}
            >
              <AdminIcon name="down" />
            </ActionIcon>
            <ActionIcon aria-label={`Remove ${featureName(index)}`} onClick={() => remove(index)}>
              <AdminIcon name="close" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          leftSection={<AdminIcon name="add" />}
          data-focus={`${id}-add`}
          onClick={() => insert(features.length, [''])}
        >
          Add Feature
        </Button>
      </div>
      <p className="sr" role="status">
        {announcement}
      </p>
    </Input.Wrapper>
  );
}

function splitLines(text: string) {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[•*-]\s+/, '').trim())
    .filter((line) => line !== '');
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
