import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TranslationView } from '../../src/features/translations/translation.ts';
import { callAction, partnerWithoutImages } from '../system/sites/editor.ts';
import type { HistoryNoun } from './editors.ts';
import type { World } from './world.ts';

/** The partners of an editor, with the pictures of an uploader. */
export function historyPartners(label: string, images: readonly string[]): HistoryNoun {
  return {
    name: 'partners',
    identify: async ({ id }, place) => ({ id, slug: `trial-${label}-${place}` }),
    input: async ({ slug }, { text, bio, pick }, token) => ({
      ...partnerWithoutImages,
      slug,
      name: `${token} ${text}`,
      bio,
      imageUrl: images.at(pick) ?? null,
    }),
    textOf: ({ name, bio }) => `${String(name)}\n${String(bio)}`,
    address: (slug) => `/partners/${slug}`,
    hidden: 'no page',
  };
}

const languages = [
  { language: 'fr-CA', prefix: '/fr' },
  { language: 'ja-JP', prefix: '/ja' },
  { language: 'zh-Hant-TW', prefix: '/zh-hant' },
];

type Source = { id: string; slug: string; isAdded: boolean };

/** The languages of two partners, whose own texts change with each translation that is saved. */
export function historyTranslations(world: World): HistoryNoun {
  const sources: Source[] = [];
  const keys = new Map<string, { recordId: string; language: string }>();
  let changes = 0;

  function newSource() {
    const source = { id: randomUUID(), slug: `source-${sources.length}`, isAdded: false };
    sources.push(source);
    return source;
  }

  /** A partner that stays public. */
  async function addSource(source: Source) {
    if (source.isAdded) return;
    const { id, slug } = source;
    const input = { ...partnerWithoutImages, id, slug, name: 'Source', bio: 'At first' };
    await callAction(world.editor, 'partners.save', input);
    source.isAdded = true;
  }

  /** Somebody else changes the source at the same time. */
  async function changeSource(id: string) {
    const { rows } = await world.read({ rows: `select * from partners where id = '${id}'` });
    const revision = Number(rows[0]?.['revision']);
    const slug = String(rows[0]?.['slug']);
    const bio = `In other words ${(changes += 1)}`;
    const input = { ...partnerWithoutImages, id, slug, name: 'Source', bio, revision };
    await callAction(world.editor, 'partners.save', input).catch(() => undefined);
  }

  async function read(key: { recordId: string; language: string }) {
    const asked = { noun: 'partners', ...key };
    const view = await callAction<TranslationView>(world.editor, 'translations.read', asked);
    return { view, asked };
  }

  return {
    name: 'translations',
    identify: async (_operation, place) => {
      const { language, prefix } = languages[place % languages.length] ?? {
        language: '',
        prefix: '',
      };
      const source = sources[Math.floor(place / languages.length)] ?? newSource();
      const key = { recordId: source.id, language };
      const { view } = await insist(world, async () => {
        await addSource(source);
        return read(key);
      });
      keys.set(view.id, key);
      return { id: view.id, slug: `${prefix}/partners/${source.slug}` };
    },
    input: async ({ id }, { text }, token) => {
      const key = keys.get(id) ?? { recordId: '', language: '' };
      const { view, asked } = await read(key);
      void changeSource(key.recordId);
      const fields = view.units.map(({ path, source }) => [
        path,
        { source, text: path === 'bio' ? `${token} ${text}` : token },
      ]);
      return { ...asked, fields: Object.fromEntries(fields) as object };
    },
    textOf: ({ fields }) => {
      const texts = (typeof fields === 'string' ? JSON.parse(fields) : fields) as
        | Record<string, { text: string }>
        | undefined;
      return texts?.['bio']?.text ?? '';
    },
    address: (slug) => slug,
    hidden: 'another page',
  };
}

const mostTries = 100;

/** Tries again while something fails. */
async function insist<T>(world: World, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (cause) {
      if (tries >= mostTries) throw cause;
      await wait(100);
      await world.calm();
    }
  }
}
