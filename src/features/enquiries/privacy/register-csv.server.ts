import { byteOrderMark, csvLine, csvStream } from '../../../model/csv.ts';
import { consentFormLabel } from '../inbox/enquiry-inbox.ts';
import { consentPurposes, withdrawalWays, type RegisterEntry } from './consent.ts';
import { everyConsent } from './consents.server.ts';

const columns = [
  'Email',
  'Person',
  'Purpose',
  'Given',
  'Confirmed',
  'Withdrawn',
  'Way',
  'Form',
  'Language',
  'Version',
  'Text',
  'Erased',
];

/** Streams the register of consents as CSV. `Person` is a keyed hash, the same for all consents of one. */
export async function openRegisterCsv(formatTime: (time: string) => string) {
  const time = (at: string | null | undefined) => (at ? formatTime(at) : '');
  const cells = ({ email, key, consent }: RegisterEntry) => [
    email,
    key,
    consentPurposes[consent.purpose],
    time(consent.consentedAt),
    time(consent.confirmedAt),
    time(consent.withdrawal?.at),
    consent.withdrawal ? withdrawalWays[consent.withdrawal.way] : '',
    consentFormLabel(consent.form),
    consent.language,
    consent.version,
    consent.sentence,
    time(consent.erasedAt),
  ];
  const table = {
    head: byteOrderMark + csvLine(columns),
    lines: (entries: RegisterEntry[]) => entries.map((entry) => csvLine(cells(entry))).join(''),
  };
  return csvStream(table, everyConsent());
}
