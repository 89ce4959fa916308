import { directionsUrl, mailUrl, telephoneUrl } from '../../lib/web/contact-urls.ts';
import { addressInLine } from '../../lib/geo/postal-address.ts';
import { headOffice, settings } from '../../site/settings.ts';
import type { ProjectPartner } from '../projects/page/project-partner.ts';
import { isPhoto, knownFacts, pictureOf } from './brochure-parts.ts';

export function contactOf(partner: ProjectPartner) {
  return {
    label: 'Your partner for this building',
    name: partner.name,
    title: partner.title.split('\n').filter(Boolean).join(', ') || null,
    picture: partner.image && isPhoto(partner.image) ? pictureOf(partner.image) : null,
    facts: contactFacts(partner.office, partner.email),
  };
}

/** The contact of a project without a partner. */
export function officeContact() {
  const { phone, email } = headOffice();
  return {
    label: 'Contact',
    name: settings().company.name,
    title: null,
    picture: null,
    facts: contactFacts(phone, email),
  };
}

function contactFacts(phone: string | null, email: string | null) {
  const office = headOffice();
  const address = office.city ? addressInLine(office) : null;
  return knownFacts([
    ['Office', phone, telephoneUrl(phone ?? '')],
    ['Email', email, mailUrl(email ?? '')],
    [settings().navigation.placeTitle, address, directionsUrl(address ?? '')],
  ]);
}
