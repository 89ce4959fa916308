import type { ComponentType } from 'react';
import { AboutFields } from './AboutFields.tsx';
import { GenericPageFields } from './GenericPageFields.tsx';
import { JoinFields } from './JoinFields.tsx';
import { ContactFields, PartnersFields } from './ListPageFields.tsx';
import type { WordedSlug } from '../page-words.ts';
import { NotFoundFields, PrivacyFields } from './PrivacyFields.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { ThanksFields } from './ThanksFields.tsx';
import { VipFields } from './VipFields.tsx';

/** The pages without the generic fields. */
const specialForms: Record<string, ComponentType> = {
  settings: SettingsFields,
  about: AboutFields,
  privacy: PrivacyFields,
  '404': NotFoundFields,
};

/** The fields between the hero and the sections. */
const textFields: Partial<Record<WordedSlug, ComponentType>> = {
  vip: VipFields,
  join: JoinFields,
  contact: ContactFields,
  partners: PartnersFields,
  projects: ThanksFields,
};

export function FieldsOfPage({ slug }: { slug: string }) {
  const Whole = specialForms[slug];
  const Words = textFields[slug as WordedSlug];
  if (Whole) return <Whole />;
  return <GenericPageFields>{Words && <Words />}</GenericPageFields>;
}
