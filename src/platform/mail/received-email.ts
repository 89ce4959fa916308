import { createHash } from 'node:crypto';
import type { Address, Attachment, Email } from 'postal-mime';
import { htmlOfText, textOfHtml } from '../../lib/html/html-text.ts';
import { withoutQuotes } from '../../lib/web/email-address.ts';
import type { EmailProblem } from '../../lib/web/email-problem.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { isAutomatic } from './automatic-email.ts';
import { setMailContext } from './charset.ts';
import { cleanHtml } from '../html/clean-html.ts';
import type { RawEmail } from './mailbox.ts';
import { parseBounce, parseComplaint, type Bounce } from './bounce.ts';

const maxLineLength = 300;
const maxTextLength = 100_000;
/** A few thousand nested elements take seconds. */
const maxMarkupLength = 300_000;
const maxTags = 20_000;
const maxFiles = 20;
const maxFileBytes = 5_000_000;
const maxFilesBytes = 10_000_000;

const maxLines = 400_000;
/** Lines that begin as the boundary of a part does. */
const maxBoundaries = 10_000;
const parserLimits = { maxNestingDepth: 50, maxRfc822NestingDepth: 5, maxHeadersSize: 1_000_000 };

type ReceivedFile = { name: string; type: string; bytes: Buffer };

/** A received mail without active content. */
export type ReceivedEmail = {
  messageId: string;
  /** The Message-IDs that it answers, the nearest first. */
  answers: string[];
  fromName: string;
  fromAddress: string;
  /** Where the sender wants answers, if elsewhere. */
  replyTo: { name: string; address: string } | undefined;
  subject: string;
  html: string;
  text: string;
  /** True if a program sent it. */
  isAutomatic: boolean;
  /** The returned mail, for a delivery failure. */
  returned: Bounce | undefined;
  /** The Message-IDs in a mail that its reader has marked as spam. */
  complaint: string[] | undefined;
  /** Set by the mail server. */
  isSpam: boolean;
  files: ReceivedFile[];
  /** The names of files that are too large to store. */
  filesLeftOut: string[];
  /** Equal for two deliveries of one mail. */
  contentDigest: string;
  problem: EmailProblem | null;
};

/** Parses a mail. Throws if it is malformed or would take too much time or memory. */
export async function parseReceivedEmail({ source, isCut }: RawEmail): Promise<ReceivedEmail> {
  requireBounded(source);
  setMailContext(source);
  const { default: PostalMime } = await import('postal-mime');
  const email: Partial<Email> = await PostalMime.parse(source, parserLimits);
  const body = sanitizeBody(email);
  const header = (name: string) => findHeader(email, name);
  const returned = parseBounce(email, source, header);
  const complaint = parseComplaint(source, header);
  const { files, filesLeftOut } = selectReceivedFiles(email.attachments ?? [], isCut);
  const from = parseAddress(email.from);
  const subject = line(email.subject ?? '');
  const content = [
    from.address,
    subject,
    body.html,
    ...files.map(({ bytes }) => hashContent(bytes)),
  ];
  const contentDigest = hashContent(JSON.stringify(content));
  return {
    messageId: idsIn(email.messageId)[0] ?? fallbackId(source),
    answers: [...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()],
    fromName: from.name,
    fromAddress: from.address,
    replyTo: findReplyTo(email),
    subject,
    ...body,
    isAutomatic: (returned ?? complaint) !== undefined || isAutomatic(email, header),
    returned,
    complaint,
    isSpam: /^yes/i.test(header('x-spam-flag')),
    files,
    filesLeftOut,
    contentDigest,
    problem: body.text === '' ? findProblem(email, header) : null,
  };
}

/** The parser needs a few kilobytes for each line and part. */
function requireBounded(source: Buffer) {
  let lines = 0;
  let boundaries = 0;
  for (let start = 0; start >= 0 && start < source.length;) {
    lines += 1;
    if (source[start] === 0x2d && source[start + 1] === 0x2d) boundaries += 1;
    const end = source.indexOf(10, start);
    start = end < 0 ? source.length : end + 1;
  }
  if (lines > maxLines || boundaries > maxBoundaries)
    throw new Error('The email has too many lines');
}

function findProblem(
  { attachments = [] }: Partial<Email>,
  header: (name: string) => string,
): EmailProblem | null {
  const has = (pattern: RegExp) => attachments.some(({ mimeType }) => pattern.test(mimeType));
  const isWinmail = attachments.some(({ filename }) => /^winmail\.dat$/i.test(filename ?? ''));
  if (isWinmail || has(/^application\/(vnd\.)?ms-tnef$/)) return 'winmail';
  const isSealed = /^multipart\/encrypted\b/i.test(header('content-type'));
  return isSealed || has(/^application\/(x-)?pkcs7-mime$/) ? 'encrypted' : null;
}

function parseAddress(from: Address | undefined) {
  return { name: line(from?.name ?? ''), address: withoutQuotes(line(from?.address ?? '')) };
}

/** The first address of `Reply-To` other than the sender's. */
function findReplyTo({ from, replyTo = [] }: Partial<Email>) {
  const sender = from?.address?.toLowerCase();
  const mailboxes = replyTo.flatMap((one) => one.group ?? [one]).map(parseAddress);
  return mailboxes.find(({ address }) => address !== '' && address.toLowerCase() !== sender);
}

function sanitizeBody({ html, text }: Partial<Email>) {
  const markup = (html ?? '').slice(0, maxMarkupLength);
  const isBounded = markup.split('<').length <= maxTags;
  const rich = isBounded ? cleanHtml(markup).trim() : '';
  const plain =
    plainText(text ?? '').trim() || (isBounded ? textOfHtml(rich) : textOfMarkup(markup));
  const isPlain = rich === '' || rich.length > maxTextLength;
  const short = plain.slice(0, maxTextLength);
  return { text: short, html: isPlain ? htmlOfText(short) : rich };
}

/** Extracts text from markup that would take too long to parse. It reads each character once. */
function textOfMarkup(markup: string) {
  const text = markup.replaceAll(/<[^<>]*>/g, ' ').replaceAll('<', ' ');
  return textOfHtml(plainText(text).replaceAll(/[ \t]+/g, ' '));
}

function selectReceivedFiles(attachments: Attachment[], isCut: boolean) {
  const allFiles = attachments.map(toReceivedFile);
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

function toReceivedFile({ filename, mimeType, content }: Attachment, index: number): ReceivedFile {
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
  return `<${hashContent(source)}@unnamed>`;
}

function hashContent(content: Buffer | string) {
  return createHash('sha256').update(content).digest('hex');
}

function findHeader({ headers = [] }: Partial<Email>, name: string) {
  return headers.find(({ key }) => key === name)?.value ?? '';
}

function line(text: string) {
  return plainText(text).replaceAll(/\s+/g, ' ').trim().slice(0, maxLineLength);
}
