import { locale } from '../lib/text/locale.ts';
import { settings } from '../site/settings/settings.ts';
import { localPath, paths } from '../site/paths.ts';

export type Link = { label: string; href: string };

/** The links of the navigation, without the contact page. */
export function navigationLinks() {
  return linksAt(['both']);
}

/** The links of the footer, with the contact page. Those that the menu has, too, are marked. */
export function footerLinks() {
  const inMenu = new Set([paths.contact, ...navigationLinks().map(({ href }) => href)]);
  return [...linksAt(['both', 'footer']), { label: contactLabel(), href: paths.contact }].map(
    (link) => ({ ...link, isInMenu: inMenu.has(link.href) }),
  );
}

export function contactLabel() {
  return inCapitals(settings().navigation.contactLabel);
}

function linksAt(places: string[]) {
  return settings()
    .navigation.links.filter(({ shown }) => places.includes(shown))
    .map(({ label, path }) => ({ label: inCapitals(label), href: localPath(path) }));
}

export function inCapitals(label: string) {
  return label.toLocaleUpperCase(locale());
}

/** The `aria-current` of a link: `page` on the page itself, `true` on pages below it. */
export function ariaFor(href: string, current: string) {
  if (href === current) return 'page';
  return href !== paths.home && current.startsWith(`${href}/`) ? 'true' : undefined;
}
