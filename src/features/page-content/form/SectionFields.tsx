import { ChoiceField } from '../../../admin/fields/ChoiceField.tsx';
import { RichTextField } from '../../../admin/fields/RichTextField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { ImageField } from '../../media/fields/ImageField.tsx';
import { LogoField } from '../../media/fields/LogoField.tsx';
import { sectionCrops } from './page-crops.ts';

type SectionFieldsProps = {
  index: number;
  hasMedallions: boolean;
  /** A prefix for the labels if no heading names the section. */
  prefix?: string;
};

const alignments = [
  { value: '', label: 'Bottom edges aligned' },
  { value: 'baseline', label: 'Last line on image baseline' },
];

export function SectionFields({ index, hasMedallions, prefix = '' }: SectionFieldsProps) {
  const path = `content.sections.${index}`;
  return (
    <>
      <TextField name={`${path}.title`} label={`${prefix}Title`} />
      <TextField name={`${path}.subheading`} label={`${prefix}Subheading`} />
      <RichTextField name={`${path}.content`} label={`${prefix}Content`} />
      <ImageField
        name={`${path}.imageUrl`}
        label={`${prefix}Image`}
        folder="sections"
        crops={sectionCrops}
        width="whole"
      />
      {hasMedallions && (
        <>
          <ChoiceField
            name={`${path}.imageAlignment`}
            label={`${prefix}Text alignment`}
            options={alignments}
            width="whole"
          />
          <LogoField
            name={`${path}.medallionLogoUrl`}
            label={`${prefix}Round logo beside the text`}
            width="whole"
          />
        </>
      )}
    </>
  );
}
