import type { ComponentType } from 'react';
import { z } from 'zod';
import { sectionSchemas, type SectionName } from '../../site/settings-sections.ts';
import { CitiesFields } from './CitiesFields.tsx';
import { ClaimsFields } from './ClaimsFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { LanguageFields, SearchFields } from './SearchFields.tsx';
import { LookFields } from './LookFields.tsx';
import { NavigationFields } from './NavigationFields.tsx';
import { letterParts, LettersFields, type PartProps } from './LettersFields.tsx';
import { OfficesFields } from './OfficesFields.tsx';
import { PrivacyFields } from './PrivacyFields.tsx';
import { closingSchema } from './setting.ts';

export type Section = {
  lead: string;
  schema: z.ZodType<object>;
  Fields: ComponentType<PartProps>;
  hasPreview?: true;
  /** Of which one is looked at. */
  parts?: readonly string[];
};

/** What the screen knows of each section. */
export const sections: Record<SectionName, Section> = {
  company: {
    lead: 'Stands in the header, the footer, letters and search results.',
    schema: z.object({ value: sectionSchemas.company }),
    Fields: CompanyFields,
    hasPreview: true,
  },
  offices: {
    lead: 'The first is the head office. The order of an address follows its country.',
    schema: z.object({ value: sectionSchemas.offices }),
    Fields: OfficesFields,
    hasPreview: true,
  },
  cities: {
    lead: 'Filters, prices and the forms of projects read from here.',
    schema: z.object({ value: sectionSchemas.cities, closing: closingSchema }),
    Fields: CitiesFields,
  },
  claims: {
    lead: 'Figures that the site repeats. Each with its proof and a day to look again.',
    schema: z.object({ value: sectionSchemas.claims }),
    Fields: ClaimsFields,
  },
  navigation: {
    lead: 'Hidden pages keep their address.',
    schema: z.object({ value: sectionSchemas.navigation }),
    Fields: NavigationFields,
    hasPreview: true,
  },
  look: {
    lead: 'Two colours on the same paper, and the name in type.',
    schema: z.object({ value: sectionSchemas.look }),
    Fields: LookFields,
    hasPreview: true,
  },
  letters: {
    lead: 'Who is told, and what the visitor reads.',
    schema: z.object({ value: sectionSchemas.letters }),
    Fields: LettersFields,
    hasPreview: true,
    parts: letterParts,
  },
  privacy: {
    lead: 'What visitors agree to, under each form and on the page Privacy.',
    schema: z.object({ value: sectionSchemas.privacy }),
    Fields: PrivacyFields,
  },
  search: {
    lead: 'For pages without words of their own.',
    schema: z.object({ value: sectionSchemas.search }),
    Fields: SearchFields,
    hasPreview: true,
  },
  language: {
    lead: 'Dates, numbers and plurals follow it.',
    schema: z.object({ value: sectionSchemas.language }),
    Fields: LanguageFields,
  },
};
