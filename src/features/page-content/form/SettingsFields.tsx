import { ChoiceField } from '../../../admin/fields/ChoiceField.tsx';
import { FieldNote } from '../../../admin/fields/FieldGrid.tsx';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { ConditionalFields } from '../../../admin/fields/ConditionalFields.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import { paths } from '../../../site/paths.ts';
import { LogoField } from '../../media/fields/LogoField.tsx';

const logoTypes = [
  { value: 'text', label: 'Text' },
  { value: 'image', label: 'Image' },
];

export function SettingsFields() {
  const opensSettings = useMay('settings');
  return (
    <>
      <FieldSet title="Navigation">
        <ChoiceField
          name="content.navigation.logoType"
          label="Logo type"
          options={logoTypes}
          width="whole"
        />
        <ConditionalFields name="content.navigation.logoType" is="text">
          <TextField name="content.navigation.logoText" label="Logo text" width="whole" />
        </ConditionalFields>
        <ConditionalFields name="content.navigation.logoType" is="image">
          <LogoField name="content.navigation.logoUrl" label="Logo image" width="whole" />
        </ConditionalFields>
        {opensSettings && (
          <FieldNote>
            The company name, icon and social sharing image are in{' '}
            <a href={`${paths.adminSettings}#company`}>Settings › Company</a>.
          </FieldNote>
        )}
      </FieldSet>
      <FieldSet title="Footer">
        <LogoField name="content.footerLogos.logo3Url" label="Footer logo" width="whole" />
      </FieldSet>
    </>
  );
}
