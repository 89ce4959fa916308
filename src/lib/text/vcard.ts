/** A contact as address books read it. Empty values are left out. */
export type Contact = {
  /** Unique and unchanging, such as the URL of a profile. */
  uid: string;
  name: string;
  organisation: string | null;
  title: string | null;
  workPhone: string | null;
  mobile: string | null;
  email: string | null;
  url: string | null;
  photoUrl: string | null;
  note: string | null;
  /** ISO-8601. */
  updatedAt: string;
};

/** A vCard of version 3.0, which phones, Outlook and macOS all read. */
export function vcard(contact: Contact) {
  const { uid, name, organisation, title, workPhone, mobile, email, url, photoUrl, note } = contact;
  const lines: [string, string | null][] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['PRODID', '-//site//contact//EN'],
    ['UID', escaped(uid)],
    ['N', nameParts(name)],
    ['FN', escaped(name)],
    ['ORG', organisation && escaped(organisation)],
    ['TITLE', title && escaped(title)],
    ['TEL;TYPE=WORK,VOICE', workPhone && escaped(workPhone)],
    ['TEL;TYPE=CELL,VOICE', mobile && escaped(mobile)],
    ['EMAIL;TYPE=INTERNET', email && escaped(email)],
    ['URL', url && escaped(url)],
    ['PHOTO;VALUE=URI', photoUrl && escaped(photoUrl)],
    ['NOTE', note && escaped(note)],
    ['REV', contact.updatedAt],
    ['END', 'VCARD'],
  ];
  return lines
    .flatMap(([property, value]) => (value ? folded(`${property}:${value}`) : []))
    .map((line) => `${line}\r\n`)
    .join('');
}

/** Family name, then the others: `Halvorsen;Ingrid;;;`. */
function nameParts(name: string) {
  const words = name.trim().split(/\s+/);
  const family = words.at(-1) ?? '';
  return `${escaped(family)};${escaped(words.slice(0, -1).join(' '))};;;`;
}

function escaped(text: string) {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

const maxBytes = 75;

/** Lines are at most 75 bytes; the next begins with a space. */
function folded(line: string) {
  const bytes = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > maxBytes) {
      lines.push(current);
      current = ' ';
      length = 1;
    }
    current += character;
    length += size;
  }
  return [...lines, current];
}
