import { addressInLine } from '../../lib/postal-address.ts';
import { headOffice, settings } from '../../site/settings.ts';
import type { ProjectPartner } from '../projects/project-partner.ts';
import { isPhoto, known, pictureOf } from './brochure-parts.ts';

/** Whom to ask: the partner of the project. */
export function contactOf(partner: ProjectPartner) {
  return {
    label: 'Your partner for this building',
    name: partner.name,
    title: partner.title.split('\n').filter(Boolean).join(', ') || null,
    picture: partner.image && isPhoto(partner.image) ? pictureOf(partner.image) : null,
    facts: known([['Office', partner.office], ['E-mail', partner.email], ...officeLine()]),
  };
}

/** Whom to ask where there is no partner. */
export function officeContact() {
  const { phone, email } = headOffice();
  return {
    label: 'Whom to ask',
    name: settings().company.name,
    title: null,
    picture: null,
    facts: known([['Office', phone], ['E-mail', email], ...officeLine()]),
  };
}

function officeLine(): [string, string][] {
  const office = headOffice();
  return office.city ? [[settings().navigation.placeTitle, addressInLine(office)]] : [];
}
