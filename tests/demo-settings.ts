import { demoLanguages } from '../src/features/settings/languages.demo.ts';
import { baseSettings } from '../src/site/settings/base-settings.ts';

/** The base settings, with the languages of the demo content. */
export const demoSettings = { ...baseSettings, language: demoLanguages };
