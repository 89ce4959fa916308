import { ChoiceField } from '../../admin/fields/ChoiceField.tsx';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { FieldsWhile } from '../../admin/fields/FieldsWhile.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { LogoField } from '../media/LogoField.tsx';

const logoTypes = [
  { value: 'text', label: 'Text' },
  { value: 'image', label: 'Image' },
];

export function SettingsFields() {
  return (
    <>
      <FieldSet title="Navigation">
        <ChoiceField
          name="content.navigation.logoType"
          label="Logo type"
          options={logoTypes}
          width="whole"
        />
        <FieldsWhile name="content.navigation.logoType" is="text">
          <TextField name="content.navigation.logoText" label="Logo text" width="whole" />
        </FieldsWhile>
        <FieldsWhile name="content.navigation.logoType" is="image">
          <LogoField name="content.navigation.logoUrl" label="Logo image" width="whole" />
        </FieldsWhile>
      </FieldSet>
      <FieldSet title="Footer">
        <LogoField name="content.footerLogos.logo3Url" label="Footer logo" width="whole" />
      </FieldSet>
    </>
  );
}
