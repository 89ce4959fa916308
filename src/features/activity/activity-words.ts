import { actorName } from '../../lib/actors.ts';
import { mediumDate } from '../../lib/dates.ts';
import { isRole, roles } from '../../lib/rights.ts';
import { plural } from '../../lib/plural.ts';
import { stageWords, type Stage } from '../enquiries/enquiry-stage.ts';
import type { ActivityEntry } from './activity.ts';

/** A sentence without its actor: the words before the subject, the subject, and the words after it. */
export type Phrase = { verb: string; subject?: string; after?: string };

export function actorWords(actor: string, name: string | undefined) {
  return name || actorName(actor);
}

export function phraseOf(entry: ActivityEntry): Phrase {
  if (entry.kind === 'enquiries') return phraseOfEnquiry(entry);
  if (entry.kind === 'accounts') return phraseOfAccount(entry);
  const { act, name: subject, detail, changes } = entry;
  if (act === 'moved') {
    const [from, to] = detail.split(' ').map((place) => Number(place) + 1);
    return { verb: 'moved', subject, after: `from place ${from} to ${to}` };
  }
  const labels = [...new Set(changes.map(({ label }) => label))];
  if (act === 'saved' && changes.length > 0)
    return { verb: `changed ${shortList(labels)} in`, subject };
  if (act === 'drafted' && changes.length > 0)
    return { verb: `changed ${shortList(labels)} in the draft of`, subject };
  if (act === 'drafted') return { verb: 'saved a draft of', subject };
  if (act === 'hidden') return { verb: 'unpublished', subject };
  if (act === 'restored') return { verb: 'brought back', subject };
  return { verb: act, subject: subject || 'a file' };
}

const detailedActs = new Set<string>(['marked', 'staged', 'given', 'dated']);

function phraseOfEnquiry({ act, detail, address }: ActivityEntry): Phrase {
  const subject = address ? 'an enquiry' : 'an enquiry that is gone';
  // Details about an erased person are omitted.
  if (!address && detail === '' && detailedActs.has(act)) return { verb: 'changed', subject };
  if (act === 'erased')
    return {
      verb:
        detail === '0'
          ? 'erased the letters of a person for good'
          : plural(Number(detail), 'erased one enquiry for good', 'erased # enquiries for good'),
    };
  if (act === 'marked') return { verb: 'marked', subject, after: `as ${detail}` };
  if (act === 'noted') return { verb: 'changed the note of', subject };
  if (act === 'resent') return { verb: 'sent again a mail of', subject };
  if (act === 'staged') return { verb: 'moved', subject, after: `to ${stageName(detail)}` };
  if (act === 'given' && detail === '') return { verb: 'gave', subject, after: 'to nobody' };
  if (act === 'given') return { verb: 'gave', subject, after: `to ${detail}` };
  if (act === 'dated' && detail === '') return { verb: 'took the follow-up off', subject };
  if (act === 'dated')
    return { verb: 'set', subject, after: `to be followed up on ${mediumDate(detail)}` };
  if (act === 'replied') return { verb: 'replied to', subject };
  if (act === 'received') return { verb: 'received an answer to', subject };
  if (act === 'joined') return { verb: 'joined', subject, after: 'with its duplicate' };
  if (act === 'parted') return { verb: 'parted', subject, after: 'from its duplicate' };
  if (act === 'undone') return { verb: 'took back the last step of', subject };
  if (act === 'restored') return { verb: 'brought back', subject };
  return { verb: act, subject };
}

function phraseOfAccount({ act, name, actor, detail }: ActivityEntry): Phrase {
  const account = name || 'an unknown account';
  if (act === 'refused') return { verb: 'was refused when signing in as', subject: account };
  if (act === 'forbidden')
    return { verb: 'was refused what the role does not include:', subject: detail };
  if (act === 'invited') return { verb: 'invited', subject: account, after: asRole(detail) };
  if (act === 'resent') return { verb: 'sent the invitation again to', subject: account };
  if (act === 'withdrawn') return { verb: 'withdrew the invitation of', subject: account };
  if (act === 'accepted') return { verb: 'accepted the invitation' };
  if (act === 'role') return { verb: 'made', subject: account, after: asRole(detail) };
  if (act === 'removed') {
    const after = detail && `and gave the open work to ${detail}`;
    return { verb: 'removed', subject: account, after };
  }
  if (act === 'codes' || act === 'passkey' || act === 'rule') return { verb: detail };
  if (act === 'created') return { verb: 'created the account of', subject: account };
  if (act === 'link') return { verb: 'made a link that signs in', subject: account };
  if (act === 'reset') return { verb: 'asked for a new password by mail' };
  if (act === 'password' && detail === 'mail')
    return { verb: 'chose a new password by a mailed link' };
  if (act === 'password' && name !== actor)
    return { verb: 'gave a new password to', subject: account };
  if (act === 'password') return { verb: 'changed the password' };
  if (act === 'sessions' && detail === 'one') return { verb: 'signed out another device' };
  if (act === 'sessions') return { verb: 'signed out all other devices' };
  if (act === 'signed-out') return { verb: 'signed out' };
  return { verb: detail === '' ? 'signed in' : `signed in by a ${detail}` };
}

function asRole(role: string) {
  return isRole(role) ? `as ${roles[role].title}` : '';
}

/** For example `price range`, `title and status`, `title, status and 3 more`. */
export function shortList(labels: readonly string[]) {
  const [first = '', second, ...more] = labels;
  if (second === undefined) return first;
  return more.length === 0
    ? `${first} and ${second}`
    : `${first}, ${second} and ${more.length} more`;
}

/** For example `in hand`. */
function stageName(stage: string) {
  return stageWords[stage as Stage]?.toLowerCase() ?? stage;
}
