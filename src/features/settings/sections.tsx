import type { ComponentType } from 'react';
import { z } from 'zod';
import { sectionSchemas, type SectionName } from '../../site/settings-sections.ts';
import { CitiesFields } from './CitiesFields.tsx';
import { ClaimsFields } from './ClaimsFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { DeskFields } from './DeskFields.tsx';
import { LanguageFields, SearchFields } from './SearchFields.tsx';
import { LookFields } from './LookFields.tsx';
import { NavigationFields } from './NavigationFields.tsx';
import { letterParts, LettersFields, type PartProps } from './LettersFields.tsx';
import { OfficesFields } from './OfficesFields.tsx';
import { PrivacyFields } from './PrivacyFields.tsx';
import { closingSchema } from './setting.ts';

export type Section = {
  lead: string;
  Fields: ComponentType<PartProps>;
  hasPreview?: true;
  /** The names of the parts, one of which is previewed at a time. */
  parts?: readonly string[];
};

/** The schema of a section. For cities it includes what happens to the projects of closed ones. */
export function schemaOf(name: SectionName): z.ZodType<object> {
  const value = sectionSchemas[name];
  return name === 'cities' ? z.object({ value, closing: closingSchema }) : z.object({ value });
}

export const sections: Record<SectionName, Section> = {
  company: {
    lead: 'Stands in the header, the footer, letters and search results.',
    Fields: CompanyFields,
    hasPreview: true,
  },
  offices: {
    lead: 'The first is the head office. The order of an address follows its country.',
    Fields: OfficesFields,
    hasPreview: true,
  },
  cities: {
    lead: 'Filters, prices and the forms of projects read from here.',
    Fields: CitiesFields,
  },
  claims: {
    lead: 'Figures that the site repeats. Each with its proof and a day to look again.',
    Fields: ClaimsFields,
  },
  navigation: {
    lead: 'Hidden pages keep their address.',
    Fields: NavigationFields,
    hasPreview: true,
  },
  look: {
    lead: 'Two colours on the same paper, and the name in type.',
    Fields: LookFields,
    hasPreview: true,
  },
  letters: {
    lead: 'Who is told, and what the visitor reads.',
    Fields: LettersFields,
    hasPreview: true,
    parts: letterParts,
  },
  desk: {
    lead: 'Who is given an enquiry, and what members answer with.',
    Fields: DeskFields,
  },
  privacy: {
    lead: 'What visitors agree to, under each form and on the page Privacy.',
    Fields: PrivacyFields,
  },
  search: {
    lead: 'For pages without words of their own.',
    Fields: SearchFields,
    hasPreview: true,
  },
  language: {
    lead: 'Dates, numbers and plurals follow it.',
    Fields: LanguageFields,
  },
};
