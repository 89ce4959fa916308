import { stillPolicy, withoutScripts } from './still-page.ts';
import { xmlText } from './xml.ts';

/** What a page of another time may do in the browser: show itself, and lead to other pages of that time. */
export const pastPolicy = `${stillPolicy}; sandbox allow-same-origin allow-popups allow-downloads allow-top-navigation-by-user-activation`;

type Addresses = {
  origin: string;
  /** The URL that shows a path of the site as of the time. */
  toPage: (path: string) => string;
  /** The URL of a file of the site as of the time. */
  toFile: (url: string) => string;
};

const links = /<a\b(?:"[^"]*"|[^">])*>/g;
const hrefs = /\shref="([^"]*)"/;
const files = /(?<=["'(,\s])\/media\/[\w./-]+/g;
/** Made anew today, or nothing that the public saw. */
const notOfThatTime = /^\/(?:admin|private|preview|_actions|_astro)\b|\.(?:pdf|xml|png|csv)$/;

/** Makes a page of another time still: without scripts and forms, with links to pages and files of that time. */
export function pastHtml(html: string, { origin, toPage, toFile }: Addresses) {
  return withoutScripts(html)
    .replaceAll(files, toFile)
    .replaceAll(/<form\b/g, '<form inert')
    .replaceAll(links, (link) =>
      link.replace(hrefs, (attribute, escaped: string) => linkTo(attribute, escaped)),
    );

  function linkTo(attribute: string, escaped: string) {
    const address = escaped.replaceAll(/&(?:amp|#38);/g, '&').replace(`${origin}/`, '/');
    if (/^(?:#|\/media\/|\/admin\/past\/media\/)/.test(address)) return attribute;
    if (/^https?:/.test(address)) return `${attribute} target="_blank" rel="noreferrer"`;
    if (!address.startsWith('/')) return attribute;
    const [path = ''] = address.split(/[?#]/, 1);
    if (notOfThatTime.test(path)) return '';
    return ` href="${xmlText(toPage(address))}" target="_top"`;
  }
}
