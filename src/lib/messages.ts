import { locale } from './locale.ts';
import * as en from './messages-en.ts';

export type FormMessages = typeof en.forms;
type FrameMessages = typeof en.frame;

/**
 * One file a language, here by its name: what visitors read that no editor writes. Two lists, so that the script of
 * forms brings no words of the frame to a browser.
 */
const formsIn: Record<string, FormMessages> = { en: en.forms };
const framesIn: Record<string, FrameMessages> = { en: en.frame };

export function formMessages() {
  return formsIn[language()] ?? en.forms;
}

export function frameMessages() {
  return framesIn[language()] ?? en.frame;
}

/** `nb` of `nb-NO` */
function language() {
  return locale().replace(/-.*/, '');
}
