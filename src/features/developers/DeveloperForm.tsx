import { actions } from 'astro:actions';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFields } from '../../admin/fields/fields-context.ts';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { UrlField } from '../../admin/fields/UrlField.tsx';
import { useRecordChoice } from '../../admin/fields/useRecordChoice.ts';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import type { FormProps } from '../../admin/frame/screen.ts';
import { FormAdvice } from '../media/describe/FormAdvice.tsx';
import { LogoField } from '../media/fields/LogoField.tsx';
import { rulingsThrough } from '../places/record-words.ts';
import { projectNoun } from '../projects/project.ts';
import { developerAdvice } from './developer-advice.ts';
import { developerSchema, type DeveloperRow } from './developer.ts';
import styles from './DeveloperForm.module.css';

const projectChoice = { noun: projectNoun, list: actions.projects.list };

/** Opens inside the row of its developer. */
export function DeveloperForm(props: FormProps<DeveloperRow>) {
  const { data: projects = [] } = useRecordChoice(projectChoice);
  const name = (props.mode === 'form' ? props.record : props.mine)?.name;
  const shownBy = projects
    .filter(({ developer }) => name !== undefined && developer === name)
    .flatMap(rulingsThrough);
  return (
    <RecordForm
      {...props}
      schema={developerSchema}
      advice={<FormAdvice of={(values, facts) => developerAdvice(values, facts, shownBy)} />}
    >
      <Fields>
        <TextField name="name" label="Name" isRequired />
        <UrlField name="website" label="Website" hint="For example, example.com" />
        <TextAreaField
          name="description"
          label="Description"
          rows={6}
          hint="Leave a blank line between paragraphs"
        />
        <LogoField name="logoUrl" label="Logo" width="whole" />
      </Fields>
    </RecordForm>
  );
}

function Fields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  const { mode } = useFields();

  // Select the name when a row opens, since it is usually edited first.
  useLayoutEffect(() => {
    const name = fields.current?.querySelector('input');
    name?.focus({ preventScroll: true });
    name?.select();
    fields.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  if (mode === 'comparison') return children;
  return (
    <div ref={fields} className={styles.fields}>
      {children}
    </div>
  );
}
