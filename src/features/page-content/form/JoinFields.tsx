import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { ImageField } from '../../media/fields/ImageField.tsx';
import { ThanksFields } from './ThanksFields.tsx';

const path = 'content.words';
const whyCrops = [{ label: 'Next to the text', ratio: 7 / 6 }];
const portraitCrops = [{ label: 'Portrait', ratio: 4 / 5 }];

export function JoinFields() {
  return (
    <>
      <FieldSet title="The network" hint="Leave a blank line between paragraphs.">
        <TextField name={`${path}.network.heading`} label="Heading" width="whole" />
        <TextAreaField name={`${path}.network.text`} label="Text" rows={7} />
      </FieldSet>
      <FieldSet title="Why join">
        <TextField name={`${path}.why.heading`} label="Heading" width="whole" />
        <TextAreaField name={`${path}.why.text`} label="Text" rows={7} />
        <ImageField
          name={`${path}.why.imageUrl`}
          label="Image"
          folder="sections"
          crops={whyCrops}
          width="whole"
        />
      </FieldSet>
      <FieldSet title="Benefits" hint="One line per benefit. Press Enter to add the next.">
        <BenefitLines name="agents" label="Heading for agents" />
        <BenefitLines name="clients" label="Heading for clients" />
      </FieldSet>
      <FieldSet title="FAQ" hint="The first answer is open when the page loads.">
        <TextField name={`${path}.questions.heading`} label="Heading" width="whole" />
        <RepeatableRows
          name={`${path}.questions.list`}
          one="question"
          variant="open"
          nameIn="question"
        >
          {(row, prefix) => (
            <>
              <TextField
                name={`${row}.question`}
                label={`${prefix}Question`}
                width="whole"
                isRequired
              />
              <TextAreaField name={`${row}.answer`} label={`${prefix}Answer`} rows={3} isRequired />
            </>
          )}
        </RepeatableRows>
      </FieldSet>
      <FieldSet title="About the founder" hint="Portrait, short text and two figures.">
        <TextField name={`${path}.founder.heading`} label="Heading" width="whole" />
        <ImageField
          name={`${path}.founder.imageUrl`}
          label="Portrait"
          folder="about"
          crops={portraitCrops}
        />
        <TextField name={`${path}.founder.name`} label="Name" />
        <TextAreaField name={`${path}.founder.text`} label="Text" rows={6} />
        <RepeatableRows name={`${path}.founder.figures`} one="figure" variant="line" nameIn="label">
          {(row, prefix) => (
            <>
              <TextField name={`${row}.value`} label={`${prefix}Figure`} />
              <TextField name={`${row}.label`} label={`${prefix}Label`} />
            </>
          )}
        </RepeatableRows>
      </FieldSet>
      <ThanksFields hasButton />
    </>
  );
}

function BenefitLines({ name, label }: { name: 'agents' | 'clients'; label: string }) {
  return (
    <>
      <TextField name={`${path}.${name}.heading`} label={label} width="whole" />
      <RepeatableRows name={`${path}.${name}.benefits`} one="benefit" variant="line" nameIn="title">
        {(row, prefix) => (
          <>
            <TextField name={`${row}.title`} label={`${prefix}Benefit`} />
            <TextField name={`${row}.text`} label={`${prefix}Description`} />
          </>
        )}
      </RepeatableRows>
    </>
  );
}
