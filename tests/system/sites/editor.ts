import type { Question } from '../../../src/model/consent.ts';
import { parse } from 'devalue';
import { demoPartners } from '../../../src/features/partners/partners.demo.ts';
import type { PartnerRow } from '../../../src/features/partners/partner.ts';
import type { Change } from '../../../src/model/record.ts';

/** A browser that has signed in and calls the actions of the back office. */
export type Editor = {
  origin: string;
  cookie: string;
  /** What the browser takes the site's address for, behind a proxy. */
  siteUrl?: string;
};

export async function signInEditor(
  origin: string,
  email: string,
  password: string,
  siteUrl?: string,
): Promise<Editor> {
  const response = await fetch(`${origin}/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl ?? origin },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}`);
  return { origin, cookie: readCookies(response).join('; '), ...(siteUrl && { siteUrl }) };
}

function readCookies(response: Response) {
  return response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
}

/** Throws when there is no answer or an error: then nothing is known of what was done. */
/** Consents to what the action asks: what may stay public stays, else it is unpublished. */
export async function callAction<T>(editor: Editor, action: string, input?: object): Promise<T> {
  const answer = await sendAction<T>(editor, action, input);
  const { outcome, mayStay, records = [] } = Object(answer) as Partial<Question>;
  if (outcome !== 'asked') return answer;
  const ids = records.map(({ id }) => id);
  const consent = mayStay ? { unpublish: [], stay: ids } : { unpublish: ids, stay: [] };
  return sendAction<T>(editor, action, { ...input, consent });
}

async function sendAction<T>(editor: Editor, action: string, input?: object): Promise<T> {
  const { origin, cookie, siteUrl = origin } = editor;
  const response = await fetch(`${origin}/_actions/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl, cookie },
    body: JSON.stringify(input),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${action} was answered with ${response.status}: ${answer}`);
  for (const set of readCookies(response)) editor.cookie = withCookie(editor.cookie, set);
  return (answer === '' ? undefined : parse(answer)) as T;
}

function withCookie(cookies: string, set: string) {
  const [name] = set.split('=', 1);
  return [...cookies.split('; ').filter((one) => !one.startsWith(`${name}=`)), set].join('; ');
}

const [ingrid] = demoPartners;

/** Valid as it is: the demo content names pictures as files. */
export const partnerWithoutImages = { ...ingrid, imageUrl: null, logoUrl: null };

export function savePartnerAs(editor: Editor, input: object) {
  return callAction<Change<PartnerRow>>(editor, 'partners.save', input);
}

export function removePartnerAs(editor: Editor, input: { id: string; revision: number }) {
  return callAction<Change<PartnerRow>>(editor, 'partners.remove', input);
}

export function movePartnerAs(editor: Editor, input: { id: string; direction: 'up' | 'down' }) {
  return callAction<void>(editor, 'partners.move', input);
}
