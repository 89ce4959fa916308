import type { ComponentType } from 'react';
import { z } from 'zod';
import { sectionSchemas, type SectionName } from '../../../site/settings/sections.ts';
import { BrokeragesFields } from './BrokeragesFields.tsx';
import { CitiesFields } from './CitiesFields.tsx';
import { ClaimsFields } from './ClaimsFields.tsx';
import { settings } from '../../../site/settings/settings.ts';
import { changesBaseTexts } from '../../translations/base/base-languages.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { InboxFields } from './InboxFields.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { SearchFields } from './SearchFields.tsx';
import { BrandingFields } from './BrandingFields.tsx';
import { NavigationFields } from './NavigationFields.tsx';
import { emailParts, EmailsFields, type PartProps } from './EmailsFields.tsx';
import { OfficesFields } from './OfficesFields.tsx';
import { PlacesFields } from './places/PlacesFields.tsx';
import { PrivacyFields } from './PrivacyFields.tsx';
import { closingSchema, textsSchema } from '../setting.ts';

export type Section = {
  lead: string;
  Fields: ComponentType<PartProps>;
  hasPreview?: true;
  /** The names of the parts, one of which is previewed at a time. */
  parts?: readonly string[];
};

/**
 * The schema of a section. For cities it includes what happens to the projects of closed ones, for languages what happens
 * to the initial texts.
 */
export function sectionSchema(name: SectionName): z.ZodType<object> {
  const value = sectionSchemas[name];
  if (name === 'language')
    return z
      .object({ value: sectionSchemas.language, texts: textsSchema })
      .superRefine(({ value: { locale: to }, texts }, context) => {
        const isAsked = changesBaseTexts({ from: settings().language.locale, to });
        if (isAsked && !texts)
          context.addIssue({ code: 'custom', path: ['texts'], message: 'Choose one' });
      });
  return name === 'cities' ? z.object({ value, closing: closingSchema }) : z.object({ value });
}

export const sections: Record<SectionName, Section> = {
  company: {
    lead: 'Used in the header, footer, emails and search results.',
    Fields: CompanyFields,
    hasPreview: true,
  },
  offices: {
    lead: 'The first one is the head office. Addresses are formatted for their country.',
    Fields: OfficesFields,
    hasPreview: true,
  },
  brokerages: {
    lead: 'Who sells: named with every partner and project. The first one is the default.',
    Fields: BrokeragesFields,
  },
  cities: {
    lead: 'Used for project filters, prices and project forms.',
    Fields: CitiesFields,
  },
  places: {
    lead: 'What the law of each place asks for. This is a checklist, not legal advice. Ask your counsel.',
    Fields: PlacesFields,
  },
  claims: {
    lead: 'Figures quoted across the site, each with a source and a review date.',
    Fields: ClaimsFields,
  },
  navigation: {
    lead: 'Hiding a page here removes it from the menu. Its URL keeps working.',
    Fields: NavigationFields,
    hasPreview: true,
  },
  look: {
    lead: 'The two brand colours, and the company name as the logo.',
    Fields: BrandingFields,
    hasPreview: true,
  },
  letters: {
    lead: 'Who we notify about each form, and the emails we send.',
    Fields: EmailsFields,
    hasPreview: true,
    parts: emailParts,
  },
  desk: {
    lead: 'Who each enquiry is assigned to, and reply templates.',
    Fields: InboxFields,
  },
  privacy: {
    lead: 'The consent text below each form and on the Privacy page, and how long data is kept.',
    Fields: PrivacyFields,
  },
  search: {
    lead: 'Defaults for pages without their own search text.',
    Fields: SearchFields,
    hasPreview: true,
  },
  language: {
    lead: 'Each language except the source has its own addresses, such as /fr. The order is that of the menu.',
    Fields: LanguageFields,
  },
};
