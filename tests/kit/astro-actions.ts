import type { server } from '../../src/actions/index.ts';

type Groups = typeof server;
type Group = keyof Groups;
type ActionName = { [One in Group]: `${One}.${keyof Groups[One] & string}` }[Group];
/** The action of a name such as `media.list`. */
type Named<Name> = Name extends `${infer One extends Group}.${infer Action}`
  ? Groups[One][Action & keyof Groups[One]]
  : never;
type Call<Name> = Extract<Named<Name>, (input: never) => unknown>;
type AnswerData<Result> = Result extends { data: infer Data; error: undefined } ? Data : never;

export type ActionInput<Name extends ActionName> = Parameters<Call<Name>>[0];
export type ActionAnswer<Name extends ActionName> = AnswerData<Awaited<ReturnType<Call<Name>>>>;

/** Lists ask for the languages and notes of their records, of which most tests have none. */
const answers = new Map<string, (input: never) => unknown>([
  ['translations.states', () => ({})],
  ['notes.counts', () => ({})],
  ['notes.list', () => ({ name: '', threads: [], members: [] })],
  ['notes.markSeen', () => undefined],
]);

/** Sets the answer of an action such as `media.list`, as the server may give it. What it throws is the action's error. */
export function answerAction<Name extends ActionName>(
  name: Name,
  answer: (input: ActionInput<Name>) => ActionAnswer<Name>,
) {
  answers.set(name, answer);
}

/** Those that only records with drafts have, which the types do not name. */
const draftActions = ['saveDraft', 'schedule', 'unschedule', 'discard', 'published', 'unpublish'];

/** The actions of `astro:actions` that the tests use. */
export const actions = {
  activity: fakeActions('activity', ['undo']),
  addresses: fakeActions('addresses', [
    'read',
    'save',
    'remove',
    'restore',
    'ignore',
    'stopIgnoring',
  ]),
  apiKeys: fakeActions('apiKeys', ['list', 'create', 'revoke']),
  assistants: fakeActions('assistants', ['read', 'switch']),
  campaigns: fakeActions('campaigns', [
    'list',
    'save',
    'history',
    'states',
    'count',
    'preview',
    'people',
    'sends',
    'trial',
    'send',
    'change',
  ]),
  dashboard: fakeActions('dashboard', ['read', 'putAway', 'skipStep']),
  developers: fakeActions('developers', ['list', 'create']),
  enquiries: fakeActions('enquiries', [
    'unnotified',
    'list',
    'open',
    'find',
    'members',
    'decide',
    'addNote',
    'deleteNote',
    'findPerson',
    'unsubscribePerson',
    'unmutePerson',
    'preferences',
    'reply',
    'dismissReply',
  ]),
  firstAccess: fakeActions('firstAccess', ['read', 'ask', 'send', 'links', 'end', 'more']),
  media: fakeActions('media', [
    'list',
    'count',
    'find',
    'describe',
    'dismissText',
    'replace',
    'detachable',
    'detach',
    'remove',
    'restore',
  ]),
  moving: fakeActions('moving', [
    'list',
    'items',
    'check',
    'run',
    'resume',
    'stop',
    'undo',
    'discard',
  ]),
  news: fakeActions('news', ['list']),
  notes: fakeActions('notes', ['list', 'counts', 'markSeen', 'write', 'resolve']),
  pages: fakeActions('pages', ['list', 'links']),
  partners: fakeActions('partners', ['list', 'move']),
  people: fakeActions('people', ['read', 'invite', 'openWork', 'saveRule']),
  previewLinks: fakeActions('previewLinks', ['ask', 'list', 'create', 'withdraw']),
  projects: fakeActions('projects', ['list', 'find', 'move']),
  settings: fakeActions('settings', ['list', 'save', 'history', 'countProjects']),
  testimonials: fakeActions('testimonials', ['list', 'move']),
  translations: {
    ...fakeActions('translations', ['read', 'states', 'texts', 'save', 'history']),
    ...Object.fromEntries(draftActions.map((name) => [name, action(`translations.${name}`)])),
  },
  webhooks: fakeActions('webhooks', [
    'list',
    'save',
    'replaceSecret',
    'switch',
    'remove',
    'deliveries',
    'delivery',
    'sendAgain',
    'replay',
    'test',
  ]),
};

function fakeActions<Name extends Group>(group: Name, names: (keyof Groups[Name] & string)[]) {
  return Object.fromEntries(names.map((name) => [name, action(`${group}.${name}`)]));
}

function action(name: string) {
  return async (input: unknown) => {
    const answer = answers.get(name);
    if (!answer) throw new Error(`Nobody answers ${name}`);
    try {
      return { data: structuredClone(answer(input as never)), error: undefined };
    } catch (error) {
      return { data: undefined, error };
    }
  };
}
