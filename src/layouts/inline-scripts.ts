import { createHash } from 'node:crypto';

// These scripts run while the page is parsed, before all others. The policy allows each by its hash.

/**
 * Sets the shortlist's count in the navigation before the first paint, which prevents a layout shift. The cached page
 * is the same for all visitors. `saved-projects.ts` updates the count.
 */
export const shortlistCountScript = inlineScript(
  "try{let n=JSON.parse(localStorage.shortlist).length;n&&document.documentElement.style.setProperty('--kept',n)}catch{}",
);

/**
 * Loads the script of `DisplayScripts.astro`: before the first paint if this device prefers a currency or a unit,
 * otherwise when a visitor reaches for the choice.
 */
export const displayChoiceScript = inlineScript(
  "{let d=document,l=()=>{let s=d.createElement('script');s.type='module';s.src=d.querySelector('[data-rates]').content.querySelector('script').getAttribute('src');s.setAttribute('blocking','render');d.head.append(s);l=()=>{}};try{let s=localStorage;(s.currency||s.area)&&l()}catch{}for(let t of['pointerover','focusin','input'])addEventListener(t,e=>e.target.closest?.('[data-display-choice]')&&l())}",
);

/**
 * The menu of languages closes by Esc, by a click outside and when the focus leaves it, and the language of a link that
 * a visitor follows is remembered: from the start, as a script that comes later misses what was pressed before. Loads
 * the script of `LanguageScripts.astro`, which makes room before the first paint, if this visitor reads another language
 * and has not chosen one.
 */
export const languageScript = inlineScript(
  "{let d=document,s;try{localStorage.language||d.documentElement.lang.startsWith(navigator.language.slice(0,2))||(s=d.querySelector('[data-offer]').content.querySelector('script').cloneNode(),s.blocking='render',d.head.append(s))}catch{}for(let t of['pointerdown','focusin','keydown','click'])addEventListener(t,({target:e,key:k})=>{let m=d.querySelector('[data-languages][open]'),a=t=='click'&&e.closest('a[hreflang]');if(a)try{localStorage.language=a.hreflang}catch{}m&&(k?k=='Escape':!m.contains(e))&&(m.open=!1,k&&m.querySelector('summary').focus())})}",
);

/** Holds clicks on buttons of an island and repeats them after hydration. */
export const holdPresses = inlineScript(
  "addEventListener('click',e=>{let b=e.target.closest?.('button'),i=b?.closest('astro-island[ssr]');if(i){e.preventDefault();e.stopImmediatePropagation();i.addEventListener('astro:hydrate',()=>b.click(),{once:true})}},true)",
);

/** Goes on to an earlier news item if the address names one. Without script, its line shows the link. */
export const goToEarlierNews = inlineScript(
  "{let i=document.getElementById(location.hash.slice(1)),a=i?.closest('[data-earlier]')&&i.querySelector('a');a&&location.replace(a.href)}",
);

function inlineScript(text: string) {
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
  return { text, hash };
}
