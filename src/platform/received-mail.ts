import { createHash } from 'node:crypto';
import type { Attachment, Email } from 'postal-mime';
import { htmlOfText, textOfHtml } from '../lib/html-text.ts';
import { plainText } from '../lib/plain-text.ts';
import { sanitisedHtml } from './rich-text.ts';
import type { RawMail } from './mailbox.ts';
import { returnedMail, type ReturnedMail } from './returned-mail.ts';

const maxLineLength = 300;
const maxTextLength = 100_000;
/** A few thousand nested elements take seconds. */
const maxMarkupLength = 300_000;
const maxTags = 20_000;
const maxFiles = 20;
const maxFileBytes = 5_000_000;
const maxFilesBytes = 10_000_000;

type ReceivedFile = { name: string; type: string; bytes: Buffer };

/** A received mail without active content. */
export type ReceivedMail = {
  messageId: string;
  /** The Message-IDs that it answers, the nearest first. */
  answers: string[];
  fromName: string;
  fromAddress: string;
  subject: string;
  html: string;
  text: string;
  /** True if a program sent it. */
  isAutomatic: boolean;
  /** The returned mail, for a delivery failure. */
  returned: ReturnedMail | undefined;
  /** Set by the mail server. */
  isSpam: boolean;
  files: ReceivedFile[];
  /** The names of files that are too large to store. */
  filesLeftOut: string[];
};

/** Parses a mail. Of a malformed one, the readable text is kept. */
export async function receivedMail({ source, isCut }: RawMail): Promise<ReceivedMail> {
  const { default: PostalMime } = await import('postal-mime');
  const mail: Partial<Email> = await PostalMime.parse(source).catch(() => ({
    text: source.toString('latin1'),
  }));
  const body = bodyOf(mail);
  const header = (name: string) => headerOf(mail, name);
  const returned = returnedMail(mail, source, header);
  const { files, filesLeftOut } = filesOf(mail.attachments ?? [], isCut);
  return {
    messageId: idsIn(mail.messageId)[0] ?? fallbackId(source),
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).toReversed()],
    fromName: line(mail.from?.name ?? ''),
    fromAddress: line(mail.from?.address ?? ''),
    subject: line(mail.subject ?? ''),
    ...body,
    isAutomatic: returned !== undefined || isAutomatic(header),
    returned,
    isSpam: /^yes/i.test(header('x-spam-flag')),
    files,
    filesLeftOut,
  };
}

/** True for out-of-office replies and delivery reports. */
function isAutomatic(header: (name: string) => string) {
  return (
    /^auto-/i.test(header('auto-submitted')) ||
    header('x-autoreply') !== '' ||
    /^multipart\/report\b/i.test(header('content-type')) ||
    /^<\s*>/.test(header('return-path'))
  );
}

function bodyOf({ html, text }: Partial<Email>) {
  const markup = (html ?? '').slice(0, maxMarkupLength);
  const isBounded = markup.split('<').length <= maxTags;
  const rich = isBounded ? sanitisedHtml(markup).trim() : '';
  const plain =
    plainText(text ?? '').trim() || (isBounded ? textOfHtml(rich) : textOfMarkup(markup));
  const isPlain = rich === '' || rich.length > maxTextLength;
  const short = plain.slice(0, maxTextLength);
  return { text: short, html: isPlain ? htmlOfText(short) : rich };
}

/** Extracts text from markup that would take too long to parse. It reads each character once. */
function textOfMarkup(markup: string) {
  const words = markup.replaceAll(/<[^<>]*>/g, ' ').replaceAll('<', ' ');
  return textOfHtml(plainText(words).replaceAll(/[ \t]+/g, ' '));
}

function filesOf(attachments: Attachment[], isCut: boolean) {
  const allFiles = attachments.map(fileOf);
  // The last file of a truncated mail is incomplete.
  const completeFiles = isCut ? allFiles.slice(0, -1) : allFiles;
  const files: ReceivedFile[] = [];
  let size = 0;
  for (const file of completeFiles) {
    const isTooMuch = file.bytes.length > maxFileBytes || size + file.bytes.length > maxFilesBytes;
    if (isTooMuch || files.length === maxFiles) continue;
    size += file.bytes.length;
    files.push(file);
  }
  return {
    files,
    filesLeftOut: allFiles.filter((file) => !files.includes(file)).map(({ name }) => name),
  };
}

function fileOf({ filename, mimeType, content }: Attachment, index: number): ReceivedFile {
  const bytes =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  const name = line(filename ?? '').replaceAll(/[/\\]/g, '-');
  return { name: name || `File ${index + 1}`, type: line(mimeType), bytes };
}

/** All ids such as `<one@host>` in a text. */
function idsIn(text: string | undefined) {
  return [...(text ?? '').matchAll(/<[^<>\s]{1,250}>/g)].map(([id]) => plainText(id));
}

/** An id for a mail without a Message-ID. */
function fallbackId(source: Buffer) {
  return `<${createHash('sha256').update(source).digest('hex')}@unnamed>`;
}

function headerOf({ headers = [] }: Partial<Email>, name: string) {
  return headers.find(({ key }) => key === name)?.value ?? '';
}

function line(text: string) {
  return plainText(text).replaceAll(/\s+/g, ' ').trim().slice(0, maxLineLength);
}
