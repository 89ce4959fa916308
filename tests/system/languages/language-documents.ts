import { setTimeout as wait } from 'node:timers/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { xmlText } from '../../../src/lib/html/xml.ts';
import type { Answer, Language, Site } from './crawl.ts';
import { callAction, signInEditor, type Editor } from '../sites/editor.ts';
import { administrator, until } from '../sites/site.ts';
import { readPage } from './texts-of-page.ts';

// What visitors get besides pages: emails and what their links open, contacts, calendars and brochures.

/** The emails that visitors in this language got. The links in them lead to `origin`. */
export function readEmails({ database }: Site, language: Language): Answer[] {
  return emailsTo(database, language).map((email) => ({
    address: `the email “${email.subject}”`,
    status: 200,
    text: email.html,
    page: withTexts(readPage(email.html.replaceAll(/https?:\/\/[^/"\s]+/g, ''), language.locale), [
      email.subject,
      ...email.text.replaceAll(/https?:\/\/\S+/g, '').split('\n'),
    ]),
  }));
}

/** A member answers an enquiry and gives first access; the visitor opens it, and leaves the list. */
export async function followEmails(site: Site, language: Language): Promise<Answer[]> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
  const editor = await signInEditor(site.origin, ADMIN_EMAIL, ADMIN_PASSWORD);
  const idOf = (form: string) =>
    String(
      site.database
        .prepare('select id from enquiries where form = ? and email like ?')
        .get(form, domainOf(language))?.['id'],
    );
  await callAction(editor, 'enquiries.reply', {
    id: idOf('project-interest'),
    submissionKey: 'a-reply-in-a-language',
    subject: 'VIP',
    html: '<p>VIP</p>',
  });
  await giveAccess(site, editor, idOf('vip'));
  let email = '';
  await until(async () => {
    const emails = emailsTo(site.database, language);
    email = emails.find(({ text }) => accessLink.test(text))?.text ?? '';
    return email !== '';
  }, 'the email is written');
  return openEmail(site, language, email);
}

const accessLink = /https?:\/\/[^/\s]+(\S*\/private\/(?!leave)[\w-]+)/;
const leavingLink = /https?:\/\/[^/\s]+(\S*\/private\/leave\/[\w.-]+)/;

function giveAccess({ database }: Site, editor: Editor, person: string) {
  const project = database
    .prepare("select id, title from projects where slug = 'kestrel-house'")
    .get() as { id: string; title: string };
  return callAction(editor, 'firstAccess.send', {
    projectId: project.id,
    projectTitle: project.title,
    homes: null,
    people: [person],
    days: 7,
    openings: 1,
    subject: 'VIP',
    words: 'VIP',
  });
}

async function openEmail({ origin }: Site, language: Language, email: string) {
  const ask = async (path: string, options: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(origin + path, { redirect: 'follow', ...options });
    const text = await response.text();
    const page = readPage(text, language.locale);
    return { address: `${options.method ?? 'GET'} ${path}`, status: response.status, text, page };
  };
  const post = { method: 'POST', headers: { origin }, body: new URLSearchParams() };
  const [, access = ''] = accessLink.exec(email) ?? [];
  const [, leaving = ''] = leavingLink.exec(email) ?? [];
  expect([access, leaving].map((path) => path.startsWith(language.prefix))).toEqual([true, true]);
  const answers = [
    await ask(access),
    await ask(access, post),
    await ask(access),
    await ask(leaving),
    await ask(leaving, post),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 410, 200, 200]);
  return answers;
}

/** The contacts, calendars and codes of all partners and projects. */
export async function readFiles({ origin, database }: Site, language: Language) {
  const ask = async (path: string): Promise<Answer> => {
    const response = await fetch(origin + language.prefix + path);
    expect(`${path} ${response.status}`).toBe(`${path} 200`);
    const lines = valuesIn(await response.text());
    return {
      address: language.prefix + path,
      status: 200,
      text: '',
      page: withTexts(readPage('', ''), lines, language.locale),
    };
  };
  const partners = slugsOf(database, 'select slug from partners');
  const dated = slugsOf(
    database,
    `select slug from projects where timeline like '%"planned":"%20%'`,
  );
  expect(dated.length).toBeGreaterThan(2);
  return Promise.all([
    ...partners.map((slug) => ask(`/partners/${slug}/contact.vcf`)),
    ...dated.map((slug) => ask(`/projects/${slug}/milestones.ics`)),
  ]);
}

/** The texts of a contact or of a calendar, whose long lines are folded. */
function valuesIn(text: string) {
  return text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name = '', value = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      const isText = /^(?:SUMMARY|DESCRIPTION|NAME|X-WR-CALNAME|TITLE|ORG|NOTE)$/.test(name);
      return isText ? value.replaceAll(String.raw`\n`, ' ').replaceAll(/\\(.)/g, '$1') : [];
    });
}

/** Brochures, with the language that they say they have. */
export async function readBrochures({ origin }: Site, language: Language, paths: string[]) {
  const answers: Answer[] = [];
  for (const path of paths) {
    const document = await getDocumentProxy(await askForPdf(origin + language.prefix + path));
    const { text } = await extractText(document, { mergePages: false });
    const { info } = await document.getMetadata();
    const { Language: lang = 'none', Title: title = '' } = info as Record<string, string>;
    const marks = await document.getMarkInfo();
    expect([path, marks?.['Marked']]).toEqual([path, true]);
    // What is read from a PDF has one kind of space.
    const texts = text.map((one) => one.replaceAll('« ', '«\u00A0').replaceAll(' »', '\u00A0»'));
    const page = withTexts(readPage('', ''), [title, ...texts], language.locale);
    answers.push({
      address: language.prefix + path,
      status: 200,
      text: '',
      page: { ...page, lang },
    });
  }
  return answers;
}

async function askForPdf(address: string) {
  for (let tries = 0; tries < 120; tries++) {
    const response = await fetch(address);
    const body = await response.arrayBuffer();
    if (response.headers.get('content-type') === 'application/pdf') return new Uint8Array(body);
    await wait(500);
  }
  throw new Error(`There is no brochure at ${address}`);
}

function emailsTo(database: Site['database'], language: Language) {
  return database
    .prepare(
      'select subject, body_text as text, body_html as html from outgoing_mails where recipient like ?',
    )
    .all(domainOf(language)) as { subject: string; text: string; html: string }[];
}

/** The addresses that `sendForms` writes in a language. */
function domainOf({ locale }: Language) {
  return `%@${locale.toLowerCase()}.example`;
}

function withTexts(page: Answer['page'], texts: string[], lang = page.lang): Answer['page'] {
  const { texts: more } = readPage(texts.map((text) => `<b>${xmlText(text)}</b>`).join(''), lang);
  return { ...page, texts: [...page.texts, ...more.map((one) => ({ ...one, isElement: false }))] };
}

function slugsOf(database: Site['database'], query: string) {
  return database
    .prepare(query)
    .all()
    .map(({ slug }) => String(slug));
}
