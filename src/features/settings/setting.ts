import { z } from 'zod';
import { defineNoun } from '../../model/noun.ts';
import { maxRevision, type StoredRecord } from '../../model/record.ts';
import {
  sectionSchemas,
  type SectionName,
  type SiteSettings,
} from '../../site/settings/sections.ts';

export const settingsNoun = defineNoun({
  name: 'settings',
  one: 'section',
  many: 'settings',
  short: 'setting',
  nameIn: 'slug',
  isFixed: true,
  errors: { save: 'Failed to save settings' },
});

/** The order is that of the screen. */
export const sectionNames = Object.keys(sectionSchemas) as SectionName[];

export const sectionTitles = {
  company: 'Company',
  offices: 'Offices',
  brokerages: 'Brokerages',
  cities: 'Cities',
  places: 'Places',
  claims: 'Claims',
  navigation: 'Navigation',
  look: 'Branding',
  letters: 'Forms and emails',
  desk: 'Assignment and replies',
  privacy: 'Privacy',
  search: 'Search engines',
  language: 'Languages',
} as const satisfies Record<SectionName, string>;

export type SectionTitle = (typeof sectionTitles)[SectionName];

/** A stored section. Its value is JSON text. */
export type SettingsRow = StoredRecord & { value: string };

/** A section as editors see it. Its slug is its id, which also identifies its versions. */
export type SettingsRecord<Name extends SectionName = SectionName> = StoredRecord & {
  id: Name;
  slug: string;
  value: SiteSettings[Name];
  savedBy?: string | undefined;
};

/** Chosen instead of a city, it hides the projects. */
export const hidden = 'hidden';

/** By the id of a closed city: the new city of its projects, or {@link hidden}. */
export const closingSchema = z.record(z.string(), z.string()).nullish();

/** With another source language: the texts are in it already, or the initial ones are exchanged for those in it. */
export const textsSchema = z.enum(['written', 'initial'], { error: 'Choose one' }).nullish();

/** The new value of a section, and the revision that its editor started from. */
export const sectionRequest = z.object({
  id: z.enum(sectionNames),
  revision: z.number().int().min(0).max(maxRevision),
  value: z.unknown(),
  closing: closingSchema,
  texts: textsSchema,
});

export type SectionRequest = z.output<typeof sectionRequest>;
