import { actions } from 'astro:actions';
import { useRef, useState } from 'react';
import { makeId } from '../../admin/forms/make-id.ts';
import { schemaErrors } from '../../admin/forms/schema-errors.ts';
import { useSave } from '../../admin/forms/useSave.ts';
import { plural } from '../../lib/text/plural.ts';
import {
  accessErrors,
  accessKey,
  newAccessSchema,
  newLinksSchema,
  noConsentText,
  type CreatedLinks,
  type TypedAccess,
  type VipPerson,
} from './first-access.ts';

type AccessInput = Omit<TypedAccess, 'id'>;

/** What is asked before access is given. */
export type GrantQuestion = {
  kind: 'emails' | 'links';
  input: AccessInput;
  /** Prices and form are left out until it is filed. */
  missingFiling: string | null;
};

/** Gives access by emails, or by links to pass on, after a question. `onGiven` resets the form. */
export function useGrantAccess(members: readonly VipPerson[], onGranted: () => void) {
  const request = useRef({ key: '', id: makeId() });
  const [links, setLinks] = useState<CreatedLinks>();
  const [question, setQuestion] = useState<GrantQuestion>();
  const { save, isSaving, errors, setErrors } = useSave({ keys: [accessKey], failsIn: 'toast' });

  function reset() {
    request.current = { key: '', id: makeId() };
    onGranted();
  }

  /** The same id for the same input, so that a retry after a lost response has no further effect. */
  function requestId(kind: GrantQuestion['kind'], input: object) {
    const key = JSON.stringify([kind, input]);
    if (request.current.key !== key) request.current = { key, id: makeId() };
    return request.current.id;
  }

  /** Asks the rules of the project’s places first, so that a refusal is beside its field. */
  async function ask(kind: GrantQuestion['kind'], input: AccessInput) {
    if (isSaving) return;
    const schema = kind === 'emails' ? newAccessSchema : newLinksSchema;
    const found = schemaErrors(schema, input);
    const silent = members.filter(
      ({ id, agreesToEmails }) => !agreesToEmails && input.people.includes(id),
    );
    if (kind === 'emails' && silent.length > 0)
      found['people'] ??= noConsentText(silent.map(({ name }) => name));
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { projectId, subject, words } = input;
    await save({
      action: actions.firstAccess.ask,
      input: kind === 'emails' ? { projectId, subject, words } : { projectId },
      errorMessage: accessErrors.ask,
      onDone: ({ missingFiling }) => setQuestion({ kind, input, missingFiling }),
    });
  }

  function close() {
    setQuestion(undefined);
  }

  async function give() {
    if (!question || isSaving) return;
    const { kind, input } = question;
    await (kind === 'emails' ? sendEmails(input) : makeLinks(input));
    close();
  }

  function sendEmails(input: AccessInput) {
    return save({
      action: actions.firstAccess.send,
      input: { ...input, id: requestId('emails', input) },
      errorMessage: accessErrors.send,
      onDone: ({ letters }) => {
        reset();
        return plural(letters, 'Sending # email', 'Sending # emails');
      },
    });
  }

  function makeLinks({ subject: _subject, words: _words, ...access }: AccessInput) {
    return save({
      action: actions.firstAccess.links,
      input: { ...access, id: requestId('links', access) },
      errorMessage: accessErrors.links,
      onDone: (made) => {
        setLinks(made);
        reset();
      },
    });
  }

  return {
    isBusy: isSaving,
    fields: errors,
    links,
    clearLinks: () => setLinks(undefined),
    question,
    ask: (kind: GrantQuestion['kind'], input: AccessInput) => void ask(kind, input),
    cancel: close,
    give: () => void give(),
  };
}
