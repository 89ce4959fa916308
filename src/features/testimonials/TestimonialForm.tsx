import { ChoiceField } from '../../admin/fields/ChoiceField.tsx';
import { actions } from 'astro:actions';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { RecordSelectField } from '../../admin/fields/RecordSelectField.tsx';
import { useRecordChoice } from '../../admin/fields/useRecordChoice.ts';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import type { FormProps } from '../../admin/frame/screen.ts';
import { toFormValues, type Values } from '../../admin/forms/values.ts';
import { FormAdvice } from '../media/describe/FormAdvice.tsx';
import { LogoField } from '../media/fields/LogoField.tsx';
import { rulingsThrough } from '../places/record-words.ts';
import { projectNoun } from '../projects/project.ts';
import { RecordPreview } from '../previews/RecordPreview.tsx';
import { testimonialAdvice } from './testimonial-advice.ts';
import {
  testimonialSchema,
  testimonialTypes,
  typeLabels,
  type TestimonialRow,
} from './testimonial.ts';

const types = testimonialTypes.map((value) => ({ value, label: typeLabels[value] }));

const projectChoice = { noun: projectNoun, list: actions.projects.list };

export function TestimonialForm(props: FormProps<TestimonialRow>) {
  const { data: projects = [] } = useRecordChoice(projectChoice);
  return (
    <RecordForm
      {...props}
      schema={testimonialSchema}
      toValues={toValues}
      advice={
        <FormAdvice
          of={(values, facts) =>
            testimonialAdvice(
              values,
              facts,
              projects.filter(({ id }) => id === values['projectId']).flatMap(rulingsThrough),
            )
          }
        />
      }
    >
      <RecordPreview {...props} schema={testimonialSchema} />
      <FieldSet title="Testimonial">
        <ChoiceField
          name="type"
          label="Type"
          hint="Decides the tab it appears in"
          options={types}
          isRequired
        />
        <TextAreaField
          name="content"
          label="Testimonial"
          rows={4}
          hint="Leave out the quotation marks"
          isRequired
        />
        <RecordSelectField
          name="projectId"
          label="Project"
          hint="Visitors get a link to it"
          {...projectChoice}
          getName={(project) => project.title}
          none="None"
        />
      </FieldSet>
      <FieldSet title="Author">
        <TextField name="author" label="Name" isRequired />
        <TextField name="location" label="Location" isRequired />
        <TextField name="company" label="Company" />
        <LogoField name="companyLogo" label="Company logo" size="testimonialLogoSize" />
      </FieldSet>
    </RecordForm>
  );
}

function toValues(testimonial: TestimonialRow | undefined): Values {
  return testimonial ? toFormValues(testimonial, testimonialSchema) : { type: 'client' };
}
