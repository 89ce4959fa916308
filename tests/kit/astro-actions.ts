import type { server } from '../../src/actions/index.ts';

type Groups = typeof server;
type Group = keyof Groups;
type ActionName = { [One in Group]: `${One}.${keyof Groups[One] & string}` }[Group];
/** The action of a name such as `media.list`. */
type Named<Name> = Name extends `${infer One extends Group}.${infer Action}`
  ? Groups[One][Action & keyof Groups[One]]
  : never;
type Call<Name> = Extract<Named<Name>, (input: never) => unknown>;
type DataOf<Result> = Result extends { data: infer Data; error: undefined } ? Data : never;

export type ActionInput<Name extends ActionName> = Parameters<Call<Name>>[0];
export type ActionAnswer<Name extends ActionName> = DataOf<Awaited<ReturnType<Call<Name>>>>;

const answers = new Map<string, (input: never) => unknown>();

/** Sets the answer of an action such as `media.list`, as the server may give it. What it throws is the action's error. */
export function answerAction<Name extends ActionName>(
  name: Name,
  answer: (input: ActionInput<Name>) => ActionAnswer<Name>,
) {
  answers.set(name, answer);
}

/** The actions of `astro:actions` that the tests use. */
export const actions = {
  activity: actionsOf('activity', ['undo']),
  addresses: actionsOf('addresses', [
    'read',
    'save',
    'remove',
    'restore',
    'ignore',
    'stopIgnoring',
  ]),
  dashboard: actionsOf('dashboard', ['read', 'putAway', 'skipStep']),
  enquiries: actionsOf('enquiries', ['unnotified', 'list', 'open', 'find', 'members', 'decide']),
  firstAccess: actionsOf('firstAccess', ['read', 'send', 'links', 'end', 'more']),
  media: actionsOf('media', [
    'list',
    'count',
    'find',
    'describe',
    'replace',
    'detachable',
    'detach',
    'remove',
    'restore',
  ]),
  pages: actionsOf('pages', ['list', 'links']),
  people: actionsOf('people', ['read', 'invite', 'saveRule']),
  projects: actionsOf('projects', ['list', 'find']),
  settings: actionsOf('settings', ['list', 'save', 'history', 'countProjects']),
};

function actionsOf<Name extends Group>(group: Name, names: (keyof Groups[Name] & string)[]) {
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
