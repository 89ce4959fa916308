import { withoutRegion } from '../../lib/text/language-names.ts';
import { preferredLanguage } from '../../lib/text/preferred-language.ts';
import { languageOffers } from '../../messages/offers.ts';

const css = `
.language-offer {
  position: absolute;
  inset: calc(var(--nav-h) + 0.75rem) var(--margin) auto auto;
  z-index: var(--z-tabs);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
  max-width: calc(100vw - 2 * var(--margin));
  padding: 0.25rem 1rem;
  background: var(--paper-raised);
  border: 1px solid var(--line);
}
@media (max-width: 56rem) {
  html:has(.language-offer) { scroll-padding-bottom: 5rem; }
  .language-offer {
    position: fixed;
    inset: auto 0 0;
    justify-content: space-between;
    max-width: none;
    padding: 0.25rem var(--margin);
    border-width: 1px 0 0;
  }
}
.language-offer :is(a, button) {
  display: inline-flex;
  align-items: center;
  min-height: 44px;
}
.language-offer a { text-decoration: underline 1px; }
@media print { .language-offer { display: none; } }`;

/**
 * A slip below the navigation, or at the foot of a phone's screen, that leads to the page in the language that this
 * visitor reads better, in that language. Not on a page that is not in it, nor to a visitor who has chosen.
 */
export function offerLanguage() {
  const link = preferredLink();
  const offer =
    link && (languageOffers[link.hreflang] ?? languageOffers[withoutRegion(link.hreflang)]);
  if (!link || !offer || hasChosen()) return;
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
  if (matchMedia('(max-width: 56rem)').matches) whenUsed(show);
  else show();
}

/** Once the page is scrolled, or gone through by keyboard: before, the slip would lie on what the first screen is for. */
function whenUsed(run: () => void) {
  const used = new AbortController();
  const { signal } = used;
  const start = () => {
    used.abort();
    run();
  };
  addEventListener('scroll', start, { signal });
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') start();
    },
    { signal },
  );
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

function hasChosen() {
  try {
    return localStorage.getItem('language') !== null;
  } catch {
    return true;
  }
}
