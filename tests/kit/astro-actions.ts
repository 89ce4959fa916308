type Answer = (input: never) => unknown;

const answers = new Map<string, Answer>();

/** Sets the answer of an action such as `media.list`. What it throws is the action's error. */
export function answerAction(name: string, answer: Answer) {
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
  media: actionsOf('media', ['list', 'count', 'find', 'describe', 'replace', 'remove', 'restore']),
  pages: actionsOf('pages', ['list', 'links']),
  people: actionsOf('people', ['read', 'invite', 'saveRule']),
  projects: actionsOf('projects', ['list', 'find']),
  settings: actionsOf('settings', ['list', 'save', 'history', 'countProjects']),
};

function actionsOf(feature: string, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, action(`${feature}.${name}`)]));
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
