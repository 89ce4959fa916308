import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { demoEnquiries } from '../../../src/features/enquiries/enquiries.demo.ts';
import { borrowDemoSite } from './demo-site.ts';
import type { Site } from './site.ts';

type Headers = Record<string, string>;

let visitors = 0;

/** Answers to the VIP form that nobody has given before. */
export function somebody() {
  const number = ++visitors;
  return { ...demoEnquiries.vip, email: `visitor-${number}@a.example`, message: `Visit ${number}` };
}

/** Sends a form as a browser without script does. */
export function sendForm(to: Site, address: string, values: object, headers: Headers = {}) {
  return post(to, address, new URLSearchParams({ ...values }), headers);
}

/** A site for the tests of a file, which begin without enquiries. */
export function openEnquirySite() {
  let site: Site;
  let database: DatabaseSync;
  let saidBefore = 0;

  beforeAll(async () => {
    ({ database, ...site } = await borrowDemoSite());
    saidBefore = site.said().length;
  });

  beforeEach(() => {
    database.exec('delete from enquiries; delete from limit_tries; delete from outgoing_mails');
  });

  afterAll(() => database?.close());

  return {
    said: () => site.said().slice(saidBefore),
    /** Changes the database past the site. */
    change: (statement: string, ...values: string[]) => database.prepare(statement).run(...values),
    send: (address: string, values: object, headers?: Headers) =>
      sendForm(site, address, values, headers),
    sendJson: (address: string, values: object, headers: Headers = {}) => {
      const json = { 'content-type': 'application/json', ...headers };
      return post(site, address, JSON.stringify(values), json);
    },
    open: (address: string) => fetch(site.origin + address),
    read: async (address: string) => {
      const response = await fetch(site.origin + address);
      expect(response.status).toBe(200);
      return response.text();
    },
    enquiries: () => database.prepare('select * from enquiries').all(),
    count: (table: 'enquiries' | 'outgoing_mails') =>
      Number(database.prepare(`select count(*) as n from ${table}`).get()?.['n']),
  };
}

function post(to: Site, address: string, body: BodyInit, headers: Headers) {
  return fetch(to.origin + address, {
    method: 'POST',
    body,
    headers: { origin: to.origin, ...headers },
    redirect: 'manual',
  });
}
