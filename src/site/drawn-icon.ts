import { towards } from '../lib/media/contrast.ts';
import { settings } from './settings/settings.ts';
import { paper } from './settings/branding.ts';

const white = '#ffffff';

/** The minimum contrast of graphics by WCAG AA. */
const minContrast = 3;

/** The default icon, for companies without their own: a half sun over water in the theme's colours. */
export function drawnIcon() {
  const { ink, accent } = settings().look;
  const sun = towards(accent, white, ink, minContrast);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<style>.g{fill:${ink}}.w{stroke:${paper}}.s{fill:${sun}}`,
    `@media (prefers-color-scheme:dark){.g{fill:${paper}}.w{stroke:${ink}}.s{fill:${accent}}}</style>`,
    '<rect class="g" width="64" height="64" rx="14"/>',
    mark,
    '</svg>',
  ].join('');
}

/** The icon without its background, and the background colour as `ground`. */
export function drawnMark() {
  const { ink, accent } = settings().look;
  const sun = towards(accent, white, ink, minContrast);
  const style = `<style>.w{stroke:${paper}}.s{fill:${sun}}</style>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 16 48 36" width="48" height="36">${style}${mark}</svg>`,
    ground: ink,
  };
}

const mark =
  '<path class="s" d="M16.5 38.5a15.5 15.5 0 0 1 31 0z"/>' +
  '<path class="w" fill="none" stroke-width="4" d="M10 42H54M18 50H46"/>';
