import type { EnquirySubject } from './enquiry.ts';
import type { Partner } from '../partners/partner.ts';
import { enquiriesFollowText } from '../projects/card/project-price.ts';
import type { ProjectPartner } from '../projects/page/project-partner.ts';
import { telephoneText } from '../../lib/web/telephone-forms.ts';
import { cityCountry } from '../../site/settings/settings.ts';
import type { ProjectDetail } from '../projects/project.ts';

/** What an enquiry to a partner is about. */
export function partnerSubject({
  id,
  slug,
  email,
  ...partner
}: Pick<Partner, 'id' | 'slug' | 'email'> & Replier): EnquirySubject {
  return { id, slug, name: partner.name, email, replier: replier(partner) };
}

type Replier = Pick<Partner, 'name' | 'office' | 'city' | 'brokerage'>;

function replier({ name, office, city, brokerage }: Replier) {
  return { name, phone: office && telephoneText(office, cityCountry(city)), brokerage };
}

/** What an enquiry about a project is about. `home` is the number of one that is available. */
export function projectSubject(
  project: ProjectDetail,
  partner: ProjectPartner | undefined,
  home: string | undefined,
): EnquirySubject {
  const { id, slug, title, city } = project;
  return {
    id,
    slug,
    name: title,
    city,
    home,
    closed: enquiriesFollowText(project),
    ...(partner && {
      email: partner.email,
      replier: replier(partner),
    }),
  };
}
