import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { parse } from 'devalue';
import type { ListedImport } from '../../src/features/moving/moving.ts';
import { startImapServer } from '../mail/imap-server.ts';
import { askSite } from '../system/sites/ask.ts';
import { sendForm, somebody } from '../system/sites/enquiry-site.ts';
import { callAction } from '../system/sites/editor.ts';
import { startSite, stopSite, until } from '../system/sites/site.ts';
import { signInAdministrator, uploadAs } from '../system/sites/uploader.ts';
import { makers, type Hostile } from './hostile.ts';
import type { Look } from './visitor.ts';

const longestPageMs = 200;
const quietMs = 4_000;
/** How much slower than a server that does nothing a page of a busy machine may be. */
const ofBusyMachine = 3;
const longestSeconds = 180;

type TrialOptions = {
  dataFolder: string;
  seed: number;
  goesOn: (played: number) => boolean;
  say?: (line: string) => void;
};

/**
 * Feeds every reader of a site with hostile kinds that one seed makes, while a visitor asks for a cached page all the time.
 * Returns what was wrong: an end of the process, a stall that comes twice, or an answer that is no sentence.
 */
export async function tryReaders({
  dataFolder,
  seed,
  goesOn,
  say = () => undefined,
}: TrialOptions) {
  const mailbox = await startImapServer();
  const site = await startSite({
    DATA_DIR: dataFolder,
    IMAP_URL: mailbox.url,
    TRUST_PROXY_HOPS: '1',
  });
  const editor = await signInAdministrator(site);
  await sendForm(site, '/vip', somebody());
  const database = new DatabaseSync(path.join(dataFolder, 'solmere.db'), { readOnly: true });
  const enquiry = database.prepare('select id from enquiries limit 1').get();
  database.close();
  const wrong: string[] = [];
  let looks: Look[] = [];
  const address = `${site.origin}/partners`;
  await fetch(address).then((response) => response.text());
  const visitor = fork(path.join(import.meta.dirname, 'visitor.ts'), [address]);
  visitor.on('message', (look: Look) => looks.push(look));
  const state = { hasEnded: false };
  void site.exitCode.then(() => (state.hasEnded = true));

  try {
    await wait(quietMs);
    say(`nothing: ${describe(looks)}`);
    const kinds = Object.entries(makers);
    const sizes = fc.tuple(fc.double({ min: 0.05, max: 1, noNaN: true }), fc.nat(1_000_000));
    for (let played = 0; goesOn(played) && !state.hasEnded; played++) {
      const [kind, make] = kinds[played % kinds.length] ?? [];
      const [drawn] = fc.sample(sizes, { seed: seed + played, numRuns: 1 });
      if (kind === undefined || !make || !drawn) break;
      const [size, pick] = drawn;
      const what = `${kind} (${size.toFixed(2)}, ${pick})`;
      let [answer, stalls] = await feed(what, make(size, pick));
      // Another program may have had the processor: what stalled is fed once more, hardly smaller.
      if (stalls.length > 0 && !state.hasEnded)
        [answer, stalls] = await feed(`${what} again`, make(size * 0.999, pick));
      if (state.hasEnded) wrong.push(`${what} ended the process`);
      if (stalls.length > 0) wrong.push(`${what} stalled pages: ${describe(stalls)}`);
      if (!/^(?:\p{Lu}|[\w.]+:? ).{2,300}[.!?”]$/su.test(answer))
        wrong.push(`${what} was answered with ${answer}`);
    }
  } finally {
    visitor.kill();
    if (!state.hasEnded) await stopSite(site);
    await mailbox.kill();
  }
  return wrong;

  async function feed(what: string, hostile: Hostile) {
    looks = [];
    const begin = performance.now();
    const answer = await send(hostile).catch(String);
    const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
    await wait(100);
    say(`${what}: ${seconds} s, ${describe(looks)}: ${answer}`);
    return [answer, looks.filter(isStall)] as const;
  }

  async function send(hostile: Hostile): Promise<string> {
    if (hostile.door === 'import') return bring(hostile.name, hostile.body);
    if (hostile.door === 'upload') {
      const { body, folder, name } = hostile;
      const { message } = await uploadAs(editor, { body, folder, name });
      return sentence(message ?? 'Stored.');
    }
    if (hostile.door === 'email') {
      mailbox.deliver(hostile.text);
      await until(async () => mailbox.unseen() === 0, 'the email is read', longestSeconds);
      return 'Read.';
    }
    const answer = await callAction<{ outcome: string; errors?: Record<string, string> }>(
      editor,
      hostile.door === 'page' ? 'pages.saveDraft' : 'enquiries.reply',
      hostile.door === 'page' ? pageOf(hostile.text) : replyOf(hostile.text),
    );
    return sentence(Object.values(answer.errors ?? {})[0] ?? `The outcome is ${answer.outcome}.`);
  }

  function replyOf(html: string) {
    return { id: enquiry?.['id'], submissionKey: randomUUID(), subject: 'Your enquiry', html };
  }

  /** Uploads what is to be imported, and lets it be checked. */
  async function bring(name: string, body: Buffer) {
    const response = await fetch(`${site.origin}/uploads/import?${new URLSearchParams({ name })}`, {
      method: 'PUT',
      headers: { cookie: editor.cookie, origin: site.origin },
      body: new Uint8Array(body),
    });
    const { id, message } = (await response.json()) as { id?: string; message?: string };
    if (id === undefined) return message ?? '';
    await moving('check', { id, options: { noun: 'news', columns: { title: 0, content: 0 } } });
    let found: ListedImport | undefined;
    await until(
      async () => {
        found = (await moving<ListedImport[]>('list')).find((one) => one.id === id);
        return found !== undefined && found.state !== 'checking' && found.state !== 'matching';
      },
      'the import is checked',
      longestSeconds,
    );
    await moving('discard', { id });
    return found?.problem ?? `The import is ${found?.state}.`;
  }

  async function moving<Result>(name: string, input?: object) {
    const answer = await askSite(site.origin, `/_actions/moving.${name}`, {
      method: 'POST',
      cookie: editor.cookie,
      contentType: 'application/json',
      body: input ? JSON.stringify(input) : '',
    });
    return parse(answer.body) as Result;
  }
}

function isStall({ page, idle }: Look) {
  return page > longestPageMs && page > ofBusyMachine * idle;
}

function describe(looks: readonly Look[]) {
  const slowest = (of: keyof Look) => Math.round(Math.max(0, ...looks.map((look) => look[of])));
  return `slowest page ${slowest('page')} ms, idle server ${slowest('idle')} ms`;
}

/** Messages beside fields have no full stop. */
function sentence(text: string) {
  return /[.!?”]$/.test(text) ? text : `${text}.`;
}

function pageOf(content: string) {
  return {
    id: randomUUID(),
    slug: `page-${randomUUID()}`,
    title: 'A page',
    placement: 'none',
    heroType: 'image',
    heroUrl: null,
    heroYoutubeUrl: null,
    content: {
      hero: { title: 'A page', subheading: '', subtitle: '', images: null },
      sections: [
        {
          title: '',
          subheading: '',
          content,
          imageUrl: null,
          imageAlignment: null,
          medallionLogoUrl: null,
        },
      ],
    },
  };
}
