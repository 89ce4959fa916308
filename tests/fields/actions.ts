import { parse } from 'devalue';

/** What `astro:actions` is to a page that Astro has not built. */
export const actions = {
  media: {
    list: action('media.list'),
    find: action('media.find'),
    describe: action('media.describe'),
  },
};

function action(name: string) {
  return async (input: object) => {
    const answer = await fetch(`/_actions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const text = await answer.text();
    if (!answer.ok) return { data: undefined, error: JSON.parse(text) as object };
    return { data: parse(text) as unknown, error: undefined };
  };
}
