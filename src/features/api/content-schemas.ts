import { imageTypes } from '../../lib/media/image-type.ts';
import { z } from 'zod';
import { homeStates } from '../residences/form/home-cells.ts';
import { depositTimes } from '../timeline/timeline.ts';

const text = z.string();
const url = z.string().meta({ description: 'An absolute URL', format: 'uri' });
const slug = z.string().meta({ description: 'The end of its URL' });
const language = z.string().meta({ description: 'The language tag of the texts' });
const html = z
  .string()
  .meta({ description: 'HTML with paragraphs, headings, lists, quotes, links, images and videos' });
const day = z.string().meta({ description: 'A day', format: 'date', examples: ['2026-11-26'] });
const updatedAt = z.string().meta({ description: 'When it last changed', format: 'date-time' });

const imageSchema = z
  .object({
    url,
    alt: text,
    width: z.int().nullable().meta({ description: 'In pixels; null for drawings' }),
    height: z.int().nullable(),
    type: z.enum(imageTypes).nullable().meta({ description: 'What it is, where that is known' }),
  })
  .meta({ id: 'Image' });

const mediaSchema = z
  .object({
    kind: z.enum(['image', 'video', 'youtube']),
    image: imageSchema
      .nullable()
      .meta({ description: 'The image, or the poster image of the video' }),
    video: url.nullable().meta({ description: 'The file of a video' }),
    youtube: text.nullable().meta({ description: 'The id of a YouTube video' }),
  })
  .meta({ id: 'Media' });

const linkSchema = z.object({ slug, url, name: text });

export const pageSummarySchema = z
  .object({ slug, language, url, title: text, updatedAt })
  .meta({ id: 'PageSummary' });

export const pageSchema = pageSummarySchema
  .extend({
    hero: z.object({ title: text, subheading: text, text: html, media: mediaSchema }),
    sections: z.array(
      z.object({ title: text, subheading: text, text: html, image: imageSchema.nullable() }),
    ),
  })
  .meta({ id: 'Page' });

export const partnerSchema = z
  .object({
    slug,
    language,
    url,
    name: text,
    title: z.array(text).meta({ description: 'One or two lines' }),
    city: text.nullable(),
    languages: z.array(text).meta({ description: 'Language tags' }),
    focus: text.nullable(),
    brokerage: z.object({ name: text, details: z.array(text) }).nullable(),
    licence: z.array(text),
    lines: z.array(text).meta({ description: 'What the law of the place wants read' }),
    bio: text.meta({ description: 'Plain text; a blank line begins a new paragraph' }),
    image: imageSchema.nullable(),
    logo: imageSchema.nullable(),
    office: text,
    mobile: text,
    email: text,
    website: text,
    profiles: z.array(url).meta({ description: 'On other sites' }),
    updatedAt,
  })
  .meta({ id: 'Partner' });

const countsSchema = z.object({
  total: z.int(),
  available: z.int(),
  notReleased: z.int(),
});

export const projectSummarySchema = z
  .object({
    slug,
    language,
    url,
    title: text,
    status: text.meta({ description: 'Of the building, such as `in-progress`' }),
    city: z.object({ id: text, name: text }),
    area: text.nullable(),
    developer: text.nullable().meta({ description: 'Its name' }),
    completion: text.nullable(),
    currency: text.meta({ description: 'Of the prices of its homes, by ISO 4217' }),
    price: text.nullable().meta({ description: 'As the page shows it' }),
    pricesFollow: text
      .nullable()
      .meta({ description: 'Why there are no prices yet; null if there may be' }),
    homes: countsSchema.nullable().meta({ description: 'Null for a project without homes' }),
    image: imageSchema.nullable(),
    lines: z.array(text).meta({ description: 'What the law of the place wants read on a card' }),
    updatedAt,
  })
  .meta({ id: 'ProjectSummary' });

const homeSchema = z
  .object({
    number: text,
    status: z.enum(homeStates),
    floor: z.union([z.number(), z.string()]).nullable(),
    plan: text.nullable().meta({ description: 'The name of its floor plan, if it is available' }),
    interior: z.number().nullable().meta({ description: 'In square feet, if it is available' }),
    price: z.number().nullable().meta({ description: 'If it is available; null means on request' }),
  })
  .meta({ id: 'Home' });

export const homesSchema = z
  .object({
    asOf: z.string().meta({ description: 'When homes were last confirmed', format: 'date-time' }),
    currency: text,
    homes: z.array(homeSchema),
  })
  .meta({ id: 'Homes' });

export const projectSchema = projectSummarySchema
  .extend({
    description: text,
    features: z.array(text),
    facts: z.object({
      buildingType: text.nullable(),
      units: z.number().nullable(),
      levels: z.number().nullable(),
      typesOfUnits: text.nullable(),
      strataFees: text.nullable(),
    }),
    hero: mediaSchema,
    images: z.array(imageSchema),
    logo: imageSchema.nullable(),
    address: text.nullable(),
    coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    developerProfile: z
      .object({
        name: text,
        language,
        description: text,
        website: text.nullable(),
        logo: imageSchema.nullable(),
      })
      .nullable(),
    partner: linkSchema.nullable(),
    plans: z.array(
      z.object({
        name: text,
        bedrooms: z.number().nullable(),
        bathrooms: z.number().nullable(),
        interior: z
          .object({ from: z.number(), to: z.number() })
          .nullable()
          .meta({ description: 'In square feet' }),
        outdoor: z.number().nullable(),
        exposure: text.nullable(),
        floors: text,
        homes: z.int(),
        available: z.int(),
        from: z.number().nullable().meta({ description: 'The lowest price of available homes' }),
        drawing: imageSchema.nullable(),
      }),
    ),
    availability: homesSchema,
    deposits: z.array(
      z.object({
        value: z.number(),
        unit: z.enum(['percent', 'amount']),
        when: z.enum(depositTimes),
        days: z.number().nullable(),
        date: day.nullable(),
        milestone: text.nullable(),
      }),
    ),
    depositNote: text.nullable(),
    milestones: z.array(z.object({ title: text, planned: text.nullable(), done: day.nullable() })),
    milestoneNote: text.nullable(),
    legal: z.array(z.object({ label: text, lines: z.array(text) })),
  })
  .meta({ id: 'Project' });

export const newsSchema = z
  .object({
    slug,
    language,
    url,
    title: text,
    text: html,
    category: text,
    publishedAt: day,
    project: linkSchema.nullable(),
    media: mediaSchema,
    updatedAt,
  })
  .meta({ id: 'NewsItem' });

export const testimonialSchema = z
  .object({
    type: z.enum(['client', 'developer']),
    language,
    text,
    author: text,
    company: text.nullable(),
    logo: imageSchema.nullable(),
    location: text,
    project: linkSchema.nullable(),
    updatedAt,
  })
  .meta({ id: 'Testimonial' });

/** A page of a list. */
export function listSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.int().meta({ description: 'On all pages' }),
    page: z.int(),
    pages: z.int(),
    next: url.nullable().meta({
      description: 'What follows the last item, whatever changes before it; null at the end',
    }),
  });
}
