import { z } from 'zod';
import { splitName } from '../../lib/text/person-name.ts';
import { settings } from '../../site/settings/settings.ts';
import { paths } from '../../site/paths.ts';
import { enquiryFormNames, enquiryForms, formatEnquiryAnswer, type Enquiry } from './enquiry.ts';
import { statuses } from './enquiry-status.ts';

const url = z.url();

/** The data of `enquiry.created` and `enquiry.updated`. */
export const enquiryEventSchema = z
  .strictObject({
    id: z.uuid(),
    reference: z.string().nullable().meta({ description: 'Shown to the visitor' }),
    form: z.enum(enquiryFormNames),
    channel: z.enum(['form', 'email', 'team']).meta({ description: '`team`: added by hand' }),
    source: z
      .string()
      .nullable()
      .meta({ description: 'Where another system received it; null for the forms of the site' }),
    language: z
      .string()
      .nullable()
      .meta({ description: 'The language tag of the form that the person filled in, if known' }),
    status: z.enum(statuses),
    isDeleted: z.boolean().meta({ description: 'In the bin' }),
    mergedInto: z.uuid().nullable().meta({ description: 'The enquiry that this repeats' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    contact: z.strictObject({
      name: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    about: z
      .strictObject({
        kind: z.enum(['project', 'partner']),
        id: z.string(),
        name: z.string(),
        url,
        home: z.string().nullable().meta({ description: 'The number of the home' }),
        city: z.string().nullable(),
      })
      .nullable(),
    message: z.string(),
    answers: z
      .array(
        z.strictObject({
          name: z.string(),
          label: z.string(),
          value: z.string(),
          text: z.string(),
        }),
      )
      .meta({ description: 'All answers, with the labels of the form' }),
    assignedTo: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
    followUpOn: z.iso.date().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    consent: z.strictObject({
      text: z.string(),
      version: z.string().meta({ description: 'Of the text' }),
      language: z.string().meta({ description: 'A language tag; empty without a consent' }),
      newsletter: z.boolean(),
      newsletterText: z.string(),
    }),
    url: url.meta({ description: 'The enquiry in the back office' }),
  })
  .meta({ title: 'Enquiry' });

export type EnquiryEvent = z.output<typeof enquiryEventSchema>;

/** The data of `consent.withdrawn`. */
export const withdrawalEventSchema = z
  .strictObject({
    email: z.string(),
    purpose: z.literal('emails'),
    way: z.string().meta({ description: 'How it ended, such as `one-click`, `own` or `team`' }),
    consentedAt: z.iso.datetime(),
    withdrawnAt: z.iso.datetime(),
    enquiryId: z.uuid().meta({ description: 'The enquiry in which it was given' }),
  })
  .meta({ title: 'Withdrawn consent' });

/** The data of `person.erased`: one event for each erased enquiry and subscription. */
export const erasureEventSchema = z
  .strictObject({
    id: z.uuid(),
    reference: z.string().nullable().meta({ description: 'Null for a subscription' }),
  })
  .meta({ title: 'Erased enquiry or subscription' });

/** What an event does not need of an enquiry is how it is searched and stored. */
type AnnouncedEnquiry = Omit<
  Enquiry,
  'submissionKey' | 'emailFolded' | 'searchText' | 'viewingToken'
>;

type Context = { siteUrl: URL; assignee: { name: string; email: string } | undefined };

/** An enquiry as other systems are told of it. Notes and what was read are not part of it. */
export function enquiryEvent(
  enquiry: AnnouncedEnquiry,
  { siteUrl, assignee }: Context,
): EnquiryEvent {
  const { id, form, answers, name, email, phone } = enquiry;
  const { firstName, lastName, fullName } = answers;
  const names =
    firstName === undefined && lastName === undefined
      ? splitName(fullName ?? name)
      : { firstName: firstName ?? '', lastName: lastName ?? '' };
  return {
    id,
    reference: enquiry.reference,
    form,
    channel: enquiry.cameBy === 'mail' ? 'email' : enquiry.cameBy,
    source: enquiry.source,
    language: enquiry.consentLanguage || null,
    status: enquiry.status,
    isDeleted: enquiry.deletedAt !== null,
    mergedInto: enquiry.joinedTo,
    createdAt: enquiry.createdAt,
    updatedAt: enquiry.updatedAt,
    contact: { name, ...names, email, phone },
    about: deliverySubject(enquiry, siteUrl),
    message: answers['message'] ?? '',
    answers: enquiryForms[form].fields.flatMap((field) => {
      const value = answers[field.name];
      if (value === undefined) return [];
      const text = formatEnquiryAnswer(form, field.name, value);
      return [{ name: field.name, label: field.label, value, text }];
    }),
    assignedTo: assignee ? { name: assignee.name, email: assignee.email } : null,
    followUpOn: enquiry.followUpOn,
    answeredAt: enquiry.answeredAt,
    consent: {
      text: enquiry.consentSentence,
      version: enquiry.consentVersion,
      language: enquiry.consentLanguage,
      newsletter: enquiry.newsletterOptIn === 1,
      newsletterText: enquiry.newsletterSentence,
    },
    url: new URL(paths.adminEnquiry(id), siteUrl).href,
  };
}

function deliverySubject(
  { form, aboutId, aboutSlug, aboutName, home, city }: AnnouncedEnquiry,
  siteUrl: URL,
): EnquiryEvent['about'] {
  if (aboutId === null || aboutSlug === null) return null;
  const isProject = form === 'project-interest';
  const path = isProject ? paths.project(aboutSlug) : paths.partner(aboutSlug);
  return {
    kind: isProject ? 'project' : 'partner',
    id: aboutId,
    name: aboutName ?? '',
    url: new URL(path, siteUrl).href,
    home,
    city: settings().cities.cities.find(({ id }) => id === city)?.name ?? null,
  };
}
