import { settings } from '../../../site/settings/settings.ts';
import { otherLanguage } from '../inbox/enquiry-inbox.ts';
import {
  enquiryForms,
  formatEnquiryAnswer,
  type Enquiry,
  type EnquiryFormName,
} from '../enquiry.ts';

/** The forms of people who may buy. An application is no lead. */
const buyers: readonly EnquiryFormName[] = ['project-interest', 'vip'];

/** Fields that have a name of their own in the specification. */
const ownNames = new Set(['firstName', 'lastName', 'fullName', 'email', 'phone', 'message']);

/** The lead as CRMs read it from an email, by the names of the Lead Metadata Specification 1.0. */
export function leadMetadata(enquiry: Enquiry): Record<string, string> {
  const { form, name, email, phone } = enquiry;
  if (form === 'join') return {};
  const facts = {
    lead_information_version: '1.0',
    lead_source: enquiry.source ?? settings().company.name,
    lead_type: buyers.includes(form) ? 'Buyer' : '',
    lead_name: name,
    lead_email: email,
    lead_phone: phone,
    lead_property_address: form === 'project-interest' ? propertyText(enquiry) : '',
    lead_message: messageText(enquiry),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

function propertyText({ aboutName, home, city }: Enquiry) {
  const cityName = settings().cities.cities.find(({ id }) => id === city)?.name;
  return [home, aboutName, cityName].filter(Boolean).join(', ');
}

/** The message, then every other answer in a line of its own. */
function messageText({ form, answers, reference, consentLanguage }: Enquiry) {
  const others = enquiryForms[form].fields
    .filter(({ name }) => !ownNames.has(name) && answers[name] !== undefined)
    .map(({ name, label }) => `${label}: ${formatEnquiryAnswer(form, name, answers[name])}`);
  const language = otherLanguage({ consentLanguage });
  return [
    answers['message'],
    ...others,
    language && `Language: ${language}`,
    reference && `Reference: ${reference}`,
  ]
    .filter(Boolean)
    .join('\n');
}
