import { actorName } from '../../model/actors.ts';
import { mediumDate } from '../../lib/time/dates.ts';
import { isRole, roles } from '../../model/rights.ts';
import { plural } from '../../lib/text/plural.ts';
import { stageLabels, type Stage } from '../enquiries/enquiry-status.ts';
import { isVersioned, versioned } from '../nouns.ts';
import type { ActivityEntry } from './activity.ts';

/** A sentence without its actor: the words before the subject, the subject, and the words after it. */
export type Phrase = { verb: string; subject?: string; after?: string };

export function actorLabel(actor: string, name: string | undefined) {
  return name || actorName(actor);
}

export function describeEntry(entry: ActivityEntry): Phrase {
  if (entry.kind === 'enquiries') return phraseOfEnquiry(entry);
  if (entry.kind === 'accounts') return phraseOfAccount(entry);
  if (entry.kind === 'notes') return phraseOfNote(entry);
  if (entry.kind === 'connections') return phraseOfConnection(entry);
  const { act, detail, changes, kind } = entry;
  const subject = describeSubject(entry);
  if (act === 'moved') {
    const [from, to] = detail.split(' ').map((place) => Number(place) + 1);
    return { verb: 'moved', subject, after: `from position ${from} to ${to}` };
  }
  const labels = [...new Set(changes.map(({ label }) => label))];
  const origin = detail === '' ? {} : { after: detail };
  if (act === 'saved' && changes.length > 0)
    return { verb: `changed ${shortList(labels)} in`, subject, ...origin };
  if (act === 'drafted' && changes.length > 0)
    return { verb: `changed ${shortList(labels)} in the draft of`, subject, ...origin };
  if (act === 'drafted' && kind === 'media') return { verb: 'proposed alt text for', subject };
  if (act === 'drafted') return { verb: 'saved a draft of', subject, ...origin };
  if (act === 'shared') return { verb: 'shared a preview of', subject };
  if (act === 'hidden') return { verb: 'unpublished', subject, ...reason(detail) };
  if (act === 'flagged') return { verb: 'flagged', subject, ...reason(detail) };
  if (act === 'restored') return { verb: 'restored', subject };
  if (act === 'undone') return { verb: 'undid the last change to', subject };
  if (act === 'replaced') return { verb: 'replaced', subject, after: `with ${detail}` };
  if (act === 'detached') return { verb: 'removed', subject, after: `from ${detail}` };
  if (act === 'attached') return { verb: 'added', subject, after: `back to ${detail}` };
  if (act === 'added' || act === 'saved' || act === 'published')
    return { verb: act, subject, ...origin };
  return { verb: act, subject };
}

/** A record without a name is that of an erased person. */
function describeSubject({ name, kind }: ActivityEntry) {
  return name || (isVersioned(kind) ? `a deleted ${versioned[kind].noun.one}` : 'a file');
}

function phraseOfConnection({ act, name: subject, detail }: ActivityEntry): Phrase {
  if (act === 'key-created') return { verb: 'created the API key', subject };
  if (act === 'key-revoked') return { verb: 'revoked the API key', subject };
  if (act === 'key-expired') return { verb: 'ended the expired API key', subject };
  if (act === 'client-connected') return { verb: 'connected the assistant', subject };
  if (act === 'client-disconnected') return { verb: 'disconnected the assistant', subject };
  if (act === 'read')
    return { verb: plural(Number(detail), 'read 1 subscriber', 'read # subscribers') };
  if (act === 'assistants-on') return { verb: 'let assistants connect' };
  if (act === 'assistants-off') return { verb: 'stopped assistants from connecting' };
  return { verb: act, subject };
}

function reason(detail: string) {
  return detail === '' ? {} : { after: `because ${detail}` };
}

const noteVerbs: Partial<Record<string, string>> = {
  added: 'added a note to',
  deleted: 'deleted a note on',
};

const detailedActions = new Set<string>(['marked', 'staged', 'given', 'dated', 'viewing']);

function phraseOfEnquiry({ act, detail, address }: ActivityEntry): Phrase {
  const subject = address ? 'an enquiry' : 'a deleted enquiry';
  if (act === 'read' && detail !== '')
    return { verb: plural(Number(detail), 'read 1 enquiry', 'read # enquiries') };
  if (act === 'invited')
    return {
      verb: plural(Number(detail), 'invited 1 person', 'invited # people'),
      after: 'to confirm',
    };
  // Details about an erased person are omitted.
  if (!address && detail === '' && detailedActions.has(act)) return { verb: 'changed', subject };
  if (act === 'erased')
    return {
      verb:
        detail === '0'
          ? 'erased the emails of a person'
          : plural(
              Number(detail),
              'permanently deleted 1 enquiry',
              'permanently deleted # enquiries',
            ),
    };
  if (act === 'unmuted') return { verb: 'allowed emails to a muted address again' };
  if (act === 'marked') return { verb: 'marked', subject, after: `as ${stateName(detail)}` };
  if (act === 'drafted') return { verb: 'prepared a reply to', subject };
  if (act === 'noted') return { verb: noteVerbs[detail] ?? 'edited the note on', subject };
  if (act === 'resent') return { verb: 'resent an email for', subject };
  if (act === 'staged') return { verb: 'moved', subject, after: `to ${stageName(detail)}` };
  if (act === 'given' && detail === '') return { verb: 'unassigned', subject };
  if (act === 'given') return { verb: 'assigned', subject, after: `to ${detail}` };
  if (act === 'dated' && detail === '') return { verb: 'removed the follow-up date from', subject };
  if (act === 'dated')
    return { verb: 'set the follow-up date of', subject, after: `to ${mediumDate(detail)}` };
  if (act === 'viewing') return { verb: `${detail} the viewing of`, subject };
  if (act === 'replied') return { verb: 'replied to', subject };
  if (act === 'received') return { verb: 'received a reply to', subject };
  if (act === 'joined') return { verb: 'merged', subject, after: 'with its duplicate' };
  if (act === 'parted') return { verb: 'unmerged', subject, after: 'from its duplicate' };
  if (act === 'undone') return { verb: 'undid the last change to', subject };
  if (act === 'restored') return { verb: 'restored', subject };
  return { verb: act, subject };
}

const notePhrases: Partial<Record<string, string>> = {
  noted: 'added a note to',
  answered: 'answered a note on',
  resolved: 'resolved a note on',
  reopened: 'reopened a note on',
  undone: 'undid the last change to a note on',
};

function phraseOfNote({ act, name, detail }: ActivityEntry): Phrase {
  const subject = name || `a ${isVersioned(detail) ? versioned[detail].noun.one : 'record'}`;
  return { verb: notePhrases[act] ?? act, subject };
}

function phraseOfAccount({ act, name, actor, detail }: ActivityEntry): Phrase {
  const account = name || 'an unknown account';
  if (act === 'refused') return { verb: 'failed to sign in as', subject: account };
  if (act === 'forbidden') return { verb: 'was denied access to', subject: detail };
  if (act === 'invited') return { verb: 'invited', subject: account, after: asRole(detail) };
  if (act === 'resent') return { verb: 'resent the invitation to', subject: account };
  if (act === 'withdrawn') return { verb: 'withdrew the invitation for', subject: account };
  if (act === 'accepted') return { verb: 'accepted the invitation' };
  if (act === 'role')
    return { verb: 'changed the role of', subject: account, after: `to ${roleTitle(detail)}` };
  if (act === 'removed') {
    const after = detail && `and reassigned open work to ${detail}`;
    return { verb: 'removed', subject: account, after };
  }
  if (act === 'codes' || act === 'passkey' || act === 'rule') return { verb: detail };
  if (act === 'created') return { verb: 'created an account for', subject: account };
  if (act === 'link') return { verb: 'created a sign-in link for', subject: account };
  if (act === 'reset') return { verb: 'requested a password reset' };
  if (act === 'password' && detail === 'mail') return { verb: 'reset their password' };
  if (act === 'password' && name !== actor)
    return { verb: 'set a new password for', subject: account };
  if (act === 'password') return { verb: 'changed their password' };
  if (act === 'sessions' && detail === 'one') return { verb: 'signed out another device' };
  if (act === 'sessions') return { verb: 'signed out all other devices' };
  if (act === 'signed-out') return { verb: 'signed out' };
  return { verb: detail === '' ? 'signed in' : `signed in with a ${detail}` };
}

function asRole(role: string) {
  return isRole(role) ? `as ${roles[role].title}` : '';
}

function roleTitle(role: string) {
  return isRole(role) ? roles[role].title : role;
}

/** For example `price range`, `title and status`, `title, status and 3 more`. */
export function shortList(labels: readonly string[]) {
  const [first = '', second, ...more] = labels;
  if (second === undefined) return first;
  return more.length === 0
    ? `${first} and ${second}`
    : `${first}, ${second} and ${more.length} more`;
}

/** For example `unread`. */
function stateName(state: string) {
  return state === 'new' ? 'unread' : state;
}

/** For example `in progress`. */
function stageName(stage: string) {
  if (stage === 'in-hand') return stageName('in-progress');
  return stageLabels[stage as Stage]?.toLowerCase() ?? stage;
}
