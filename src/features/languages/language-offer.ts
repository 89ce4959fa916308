import { withoutRegion } from '../../lib/text/language-names.ts';
import { preferredLanguage } from '../../lib/text/preferred-language.ts';
import { languageOffers } from '../../messages/offers.ts';

const css = `
:root { --offer-h: 3.25rem; }
.language-offer {
  position: absolute;
  inset: var(--nav-h) 0 auto;
  z-index: var(--z-tabs);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: var(--offer-h);
  padding-inline: var(--margin);
  background: var(--paper-sunk);
  border-bottom: 1px solid var(--line);
  line-height: 1.3;
}
.language-offer :is(a, button) {
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 44px;
}
.language-offer a { text-decoration: underline 1px; }
@media print {
  :root { --offer-h: 0rem; }
  .language-offer { display: none; }
}`;

/**
 * A line below the navigation, in a room of its own, that leads to the page in the language that this visitor reads better,
 * in that language. Not on a page that is not in it.
 */
export function offerLanguage() {
  const link = preferredLink();
  const offer =
    link && (languageOffers[link.hreflang] ?? languageOffers[withoutRegion(link.hreflang)]);
  if (!link || !offer) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const line = document.createElement('aside');
  line.className = 'language-offer';
  line.lang = link.hreflang;
  const address = document.createElement('a');
  address.href = link.href;
  address.hreflang = link.hreflang;
  address.textContent = offer.text;
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = offer.close;
  const dismiss = () => {
    rememberLanguage(document.documentElement.lang);
    line.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  close.addEventListener('click', dismiss);
  line.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });
  line.append(text, close);
  const show = () => {
    document.querySelector('.skip')?.after(line);
    // A screen reader announces what arrives in a status that it knows.
    setTimeout(() => text.append(address), 100);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}

/** The link of the head to the page in the language that this visitor reads better. */
function preferredLink() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  const tags = links.map(({ hreflang }) => hreflang);
  const tag = preferredLanguage(navigator.languages, tags, document.documentElement.lang);
  return links.find(({ hreflang }) => hreflang === tag);
}

function rememberLanguage(tag: string) {
  try {
    localStorage.setItem('language', tag);
  } catch {
    // Without storage it is offered again.
  }
}
