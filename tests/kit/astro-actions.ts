type Answer = (input: never) => unknown;

const answers = new Map<string, Answer>();

/** From now on an action such as `media.list` answers so. */
export function answerAction(name: string, answer: Answer) {
  answers.set(name, answer);
}

/** What `astro:actions` is to a page that Astro has not built. */
export const actions = {
  addresses: Object.fromEntries(
    ['read', 'save', 'remove', 'restore', 'ignore', 'stopIgnoring'].map((name) => [
      name,
      action(`addresses.${name}`),
    ]),
  ),
  dashboard: {
    read: action('dashboard.read'),
    putAway: action('dashboard.putAway'),
    skipStep: action('dashboard.skipStep'),
  },
  media: Object.fromEntries(
    ['list', 'count', 'find', 'describe', 'replace', 'takeBack', 'remove', 'restore'].map(
      (name) => [name, action(`media.${name}`)],
    ),
  ),
  settings: Object.fromEntries(
    ['list', 'save', 'history', 'countProjects'].map((name) => [name, action(`settings.${name}`)]),
  ),
};

function action(name: string) {
  return async (input: unknown) => {
    const answer = answers.get(name);
    if (!answer) throw new Error(`Nobody answers ${name}`);
    return { data: structuredClone(answer(input as never)), error: undefined };
  };
}
