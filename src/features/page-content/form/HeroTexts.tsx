import { RichTextField } from '../../../admin/fields/RichTextField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';

export function HeroTexts({ title }: { title: string }) {
  return (
    <>
      <TextField name="content.hero.title" label={title} width="whole" />
      <TextField name="content.hero.subheading" label="Subheading" width="whole" />
      <RichTextField name="content.hero.subtitle" label="Subtitle" isLow />
    </>
  );
}
