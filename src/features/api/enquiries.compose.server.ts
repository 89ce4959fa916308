import { z } from 'zod';
import type { Booking } from '../enquiries/booking.server.ts';
import { submitEnquiry, type EnquiryOrigin } from '../enquiries/enquiries.server.ts';
import {
  enquiryFormNames,
  enquiryForms,
  type EnquiryFormName,
  type EnquirySubject,
} from '../enquiries/enquiry.ts';
import { ticked } from '../enquiries/forms/field-declaration.ts';
import { readEnquiry } from '../enquiries/forms/read-enquiry.ts';
import { findProjectPartner } from '../projects/page/project-partner.server.ts';
import { requestedHome } from '../projects/page/project-question.ts';
import { findProjectAt } from '../projects/projects.server.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import { labelled } from '../../lib/text/in-line.ts';
import { isTelephone } from '../../lib/web/telephone.ts';
import { formMessages } from '../../messages/forms.ts';
import { withRetry } from '../../platform/database/connection.ts';
import { db } from '../../platform/database/database.ts';
import { line } from '../../model/fields.ts';
import { localeOf, siteLanguages } from '../../model/languages.ts';
import { settings } from '../../site/settings/settings.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { partnerSubject, projectSubject } from '../enquiries/enquiry-subjects.ts';
import type { ApiCall } from './endpoint.server.ts';
import { Problem } from './problem.ts';
import { requestId } from './stored-answers.server.ts';

const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

export const languageField = z
  .string()
  .refine(isLanguageTag, 'Use a language tag, such as en-CA')
  .optional();

const consentSchema = z.strictObject({
  text: line
    .max(5_000, 'Use 5,000 characters or fewer')
    .meta({ description: 'The sentence that the visitor saw beneath the form' }),
  version: line.max(100, 'Use 100 characters or fewer').meta({ description: 'Of the sentence' }),
  language: languageField.meta({
    description: 'Of the sentence; without it, the language of the site',
  }),
  newsletterText: line
    .max(5_000, 'Use 5,000 characters or fewer')
    .optional()
    .meta({ description: 'The sentence beside the checkbox for emails. Send it if it is ticked.' }),
});

/** The enquiry of one form. Its answers are validated as those of the form on the site. */
export function formSchema(form: EnquiryFormName) {
  const { about, fields } = enquiryForms[form];
  const answers = Object.fromEntries(
    fields.map(({ name, label, kind, isRequired, maxLength, options }) => {
      const values = options?.map(({ value }) => `\`${value}\``).join(', ');
      const description = values ? labelled(label, `one of ${values}`) : label;
      const value =
        kind === 'checkbox'
          ? z.boolean()
          : z.string(isRequired && { error: formMessages().required }).max(4 * maxLength);
      return [name, (isRequired ? value : value.optional()).meta({ description })] as const;
    }),
  );
  return z
    .strictObject({
      form: z.literal(form),
      ...(about && {
        about: line.max(200).meta({ description: `The slug of the ${about}` }),
      }),
      ...(about === 'project' && {
        home: z.string().max(100).optional().meta({ description: 'The number of a home' }),
      }),
      answers: z.strictObject(answers),
      consent: consentSchema,
      source: line
        .max(200, 'Use 200 characters or fewer')
        .meta({ description: 'Where it was sent, such as `Landing page of Kestrel House`' }),
    })
    .meta({ id: `Enquiry-${form}` });
}

/** The labels and options follow the settings. */
export function enquirySchema() {
  const [first, ...others] = enquiryFormNames.map(formSchema);
  if (!first) throw new Error('There are no forms');
  return z.discriminatedUnion('form', [first, ...others]);
}

export const storedEnquirySchema = z
  .object({
    id: z.uuid(),
    reference: z.string().meta({ description: 'As the confirmation tells the visitor' }),
  })
  .meta({ id: 'StoredEnquiry' });

export type Sent = {
  form: EnquiryFormName;
  about?: string;
  home?: string | undefined;
  answers: Record<string, string | boolean | undefined>;
  consent: z.output<typeof consentSchema>;
  source: string;
};

type Call = Pick<ApiCall, 'key' | 'requestKey' | 'clientAddress'>;

/** Stores what a form of another system has received, as one of the site's own forms does. */
export async function receiveEnquiry(
  input: z.output<ReturnType<typeof enquirySchema>>,
  call: Call,
) {
  const { id, reference } = await storeEnquiry(input as Sent, call);
  return { status: 201, body: { id, reference: reference ?? '' } };
}

/** The stored enquiry, with what is booked with it. Throws a `Problem`, or `FieldError` if it cannot be booked. */
export async function storeEnquiry(
  { form, about, home, answers, consent, source }: Sent,
  { key, requestKey, clientAddress }: Call,
  getBooking?: (subject: EnquirySubject) => Promise<Booking>,
) {
  const subject = await findSubject(form, about, home);
  if (subject?.closed !== undefined) throw new Problem('closed', { detail: subject.closed });
  const read = readEnquiry(form, answers, isTelephone);
  if (read.answers['newsletterOptIn'] === ticked && consent.newsletterText === undefined)
    throw invalid({ 'consent.newsletterText': formMessages().required });
  const via: EnquiryOrigin = {
    source,
    consentSentence: consent.text,
    consentVersion: consent.version,
    consentLanguage: localeFor(consent.language),
    newsletterSentence: consent.newsletterText ?? '',
  };
  const submissionKey = requestKey && requestId(key.id, requestKey);
  const booking = subject && (await getBooking?.(subject));
  const result = await withRetry(() =>
    submitEnquiry(read, { clientAddress, submissionKey, about: subject, via, booking }),
  );
  if (result.outcome === 'refused') {
    if (result.errors['viewing'] !== undefined) throw new FieldError(result.errors);
    throw invalid(
      Object.fromEntries(
        Object.entries(result.errors).map(([name, error]) => [`answers.${name}`, error]),
      ),
    );
  }
  if (result.outcome === 'limited') {
    const { message: detail, retryAfterSeconds } = result;
    throw new Problem('limited', { detail, headers: { 'retry-after': String(retryAfterSeconds) } });
  }
  if (booking && result.id === undefined)
    throw new FieldError({ viewing: 'This person has a viewing at this time.' });
  return db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'viewingState'])
    .where('id', '=', result.id ?? '')
    .executeTakeFirstOrThrow();
}

/** The locale that the site has for a language tag: `fr-CA` for `fr`. The tag itself, if it has none. */
export function localeFor(tag = settings().language.locale) {
  const locales = [settings().language.locale, ...siteLanguages().map(({ locale }) => locale)];
  return localeOf(tag, locales) ?? tag;
}

function isLanguageTag(tag: string) {
  try {
    return languageTag.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

async function findSubject(
  form: EnquiryFormName,
  slug = '',
  home = '',
): Promise<EnquirySubject | undefined> {
  const { about } = enquiryForms[form];
  if (about === undefined) return undefined;
  const subject = about === 'partner' ? await findPartner(slug) : await findProject(slug, home);
  if (!subject) throw invalid({ about: `There is no public ${about} with this slug.` });
  return subject;
}

async function findPartner(slug: string) {
  const { record, movedTo } = await partnerRecords.findAt(slug);
  const partner = record ?? (movedTo && (await partnerRecords.findBySlug(movedTo)));
  return partner ? partnerSubject(partner) : undefined;
}

async function findProject(slug: string, home: string) {
  const { record, movedTo } = await findProjectAt(slug);
  const project = record ?? (movedTo && (await findProjectAt(movedTo)).record);
  if (!project) return undefined;
  const number = requestedHome(project, new URLSearchParams({ home }));
  return projectSubject(project, await findProjectPartner(project), number);
}

function invalid(errors: Record<string, string>) {
  return new Problem('invalid', { errors });
}
