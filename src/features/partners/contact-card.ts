import { inLine } from '../../lib/text/in-line.ts';
import { vcard } from '../../lib/text/vcard.ts';
import { paths, sourcePath } from '../../site/paths.ts';
import { brokerageName } from '../../site/settings/sellers.ts';
import { settings } from '../../site/settings/settings.ts';
import { licenceLines } from './licence.ts';
import { titleLines, type Partner } from './partner.ts';

/** A partner as a vCard, with what the profile shows. `origin` is that of the site. */
export function partnerVcard(partner: Partner, origin: string) {
  const { slug, name, office, mobile, email, image, updatedAt } = partner;
  const url = new URL(paths.partner(slug), origin).href;
  return vcard({
    // The same in every language.
    uid: new URL(sourcePath(paths.partner(slug)), origin).href,
    name,
    organisation: brokerageName(partner) || settings().company.name,
    title: inLine(titleLines(partner)) || null,
    workPhone: office,
    mobile,
    email,
    url,
    photoUrl: image && new URL(image.url, origin).href,
    note: licenceLines(partner).join('\n') || null,
    updatedAt,
  });
}
