import { parse } from 'devalue';

/** What `astro:actions` is to a page that Astro has not built. */
export const actions = new Proxy(
  {},
  {
    get: (_actions, noun: string) =>
      new Proxy({}, { get: (_noun, act: string) => action(`${noun}.${act}`) }),
  },
);

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
