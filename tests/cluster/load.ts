import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { partnerWithoutImages, savePartnerAs, type Editor } from '../system/sites/editor.ts';
import { writeToContact } from '../system/sites/visitor.ts';

const addresses = [
  '/',
  '/partners',
  '/projects',
  '/news',
  '/about',
  '/testimonials',
  '/robots.txt',
];

const maxMs = 2_000;

export type Failure = { at: number; what: string };

/** Visitors who read, without a pause unless one is given, until stopped. */
export function visit(origin: string, connections = 16, pauseMs = 0) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failures: Failure[] = [];
  const stopping = new AbortController();
  let requests = 0;

  async function read() {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const address = addresses[turn % addresses.length] ?? '/';
      const outcome = await fetchStatus(origin + address, agent);
      requests += 1;
      if (outcome !== 200) failures.push({ at: Date.now(), what: `${address}: ${outcome}` });
      if (pauseMs > 0) await wait(pauseMs);
    }
  }

  const readers = Array.from({ length: connections }, read);
  return {
    failures,
    requests: () => requests,
    async stop() {
      stopping.abort();
      await Promise.all(readers);
      agent.destroy();
    },
  };
}

function fetchStatus(url: string, agent: Agent) {
  return new Promise<number | string>((resolve) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' }, timeout: 30_000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', (cause) => resolve(cause.message));
    })
      .once('error', (cause) => resolve(cause.message))
      .once('timeout', () => resolve('timeout'))
      .end();
  });
}

/**
 * An editor who changes one partner again and again and reads each time what became of it, until stopped. The instances
 * are asked one by one, too, how soon they answer with it.
 */
export function edit(editor: Editor, label: string, instances: string[], pauseMs = 300) {
  const saved: string[] = [];
  const delays: number[] = [];
  const asking: Promise<void>[] = [];
  const unseen: string[] = [];
  const failures: Failure[] = [];
  const stopping = new AbortController();
  let present: { id: string; revision: number } | undefined;
  let slug = '';

  async function save(step: number) {
    const name = `Partner ${label} ${step}`;
    if (!present) slug = name.toLowerCase().replaceAll(' ', '-');
    const change = await savePartnerAs(editor, {
      ...partnerWithoutImages,
      ...present,
      name,
      slug,
    });
    if (change.outcome !== 'done') throw new Error(change.outcome);
    present = { id: change.record.id, revision: change.record.revision };
    saved.push(name);
    for (const instance of instances) asking.push(ask(instance, step));
    const headers = { cookie: editor.cookie };
    const list = await fetch(`${editor.origin}/partners`, { headers });
    if (!(await list.text()).includes(name)) unseen.push(`${name} was not seen`);
  }

  async function ask(instance: string, step: number) {
    const delay = await delayUntilSeen(instance, label, step);
    if (delay !== undefined) delays.push(delay);
  }

  async function work() {
    for (let step = 0; !stopping.signal.aborted; step++) {
      await save(step).catch((cause: unknown) => {
        failures.push({ at: Date.now(), what: `Saving step ${step}: ${String(cause)}` });
        present = undefined;
      });
      await wait(pauseMs);
    }
  }

  const working = work();
  return {
    saved,
    unseen,
    failures,
    /** Milliseconds from the acknowledgement of a save to the answer of an instance with it. */
    delays,
    async stop() {
      stopping.abort();
      await working;
      await Promise.all(asking);
    },
  };
}

/** Undefined where the instance does not answer. A later save of the same partner will do, too. */
async function delayUntilSeen(instance: string, label: string, step: number) {
  const startedAt = performance.now();
  const shown = new RegExp(`>Partner ${label} (\\d+)<`, 'g');
  let took = 0;
  while (took < maxMs) {
    const list = await textAt(`${instance}/partners`).catch(() => undefined);
    if (list === undefined) return undefined;
    took = performance.now() - startedAt;
    if ([...list.matchAll(shown)].some(([, number]) => Number(number) >= step)) return took;
    await wait(5);
  }
  return took;
}

async function textAt(url: string) {
  return (await fetch(url, { signal: AbortSignal.timeout(maxMs) })).text();
}

/** An editor who uploads one picture after the other, until stopped. */
export function upload({ origin, cookie }: Editor, blue: number, pauseMs = 50) {
  let sent = 0;
  const failures: Failure[] = [];
  const stopping = new AbortController();

  async function work() {
    for (let number = 0; !stopping.signal.aborted; number++) {
      const outcome = await uploadOne(number).catch(String);
      if (outcome === undefined) sent += 1;
      else failures.push({ at: Date.now(), what: `Uploading: ${outcome}` });
      await wait(pauseMs);
    }
  }

  /** Undefined when it was stored. */
  async function uploadOne(number: number) {
    const colour = { r: number % 256, g: Math.floor(number / 256) % 256, b: blue };
    const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    const response = await fetch(`${origin}/uploads?kind=image&folder=news`, {
      method: 'PUT',
      headers: { origin, cookie, 'x-file-name': `colour-${number}.jpg` },
      body: new Uint8Array(body),
    });
    const answer = await response.text();
    return response.ok ? undefined : `${response.status} ${answer.slice(0, 120)}`;
  }

  const working = work();
  return {
    failures,
    sent: () => sent,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

/** Visitors who write to the office, until stopped. */
export function write(origin: string, pauseMs = 300) {
  const sent: string[] = [];
  const failures: Failure[] = [];
  const stopping = new AbortController();

  async function work() {
    while (!stopping.signal.aborted) {
      await writeToContact(origin).then(
        (email) => sent.push(email),
        (cause: unknown) => failures.push({ at: Date.now(), what: `Writing: ${String(cause)}` }),
      );
      await wait(pauseMs);
    }
  }

  const working = work();
  return {
    sent,
    failures,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
