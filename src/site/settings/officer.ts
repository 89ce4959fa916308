import { labelled } from '../../lib/text/in-line.ts';
import { firstCompany, isOfFirstCompany } from './first-company.ts';
import { settings } from './settings.ts';

/** The person in charge of personal data; undefined if the settings name none. */
export function privacyOfficer() {
  const { title, name, email, phone, address } = settings().privacy.officer;
  if (title === null || email === null) return undefined;
  // A brand that never saved the section has the invented officer of the demo content there.
  if (email === firstCompany.officerEmail && !isOfFirstCompany()) return undefined;
  return { title, name, email, phone, address };
}

/** For example `Privacy officer: Odile Marchetti`; only the title if there is no name. */
export function nameOfficer({ title, name }: { title: string; name: string | null }) {
  return name === null ? title : labelled(title, name);
}
