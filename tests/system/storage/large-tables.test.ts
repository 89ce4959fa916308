import { expect, test } from 'vitest';
import { borrowSignedIn } from '../sites/session.ts';

const count = 50_000;

test('while a table of 50,000 enquiries is written, visitors are answered @long', async () => {
  const { site, database, session } = await borrowSignedIn();
  database.exec(`
    delete from enquiries;
    with recursive numbers (number) as (
      select 1 union all select number + 1 from numbers where number < ${count}
    )
    insert into enquiries (id, form, submission_key, name, email, email_folded, phone, answers,
      consent_version, consent_sentence, newsletter_opt_in, status, note, search_text, revision,
      created_at, updated_at)
    select 'e' || number, 'contact', 'e' || number, 'Mei Tanaka', 'mei' || number || '@tanaka.example',
      'mei' || number || '@tanaka.example', '+1 604 555 0100',
      '{"firstName":"Mei","lastName":"Tanaka","message":"A home with a view, number ' || number || '"}',
      '2', 'We use it to answer you.', 0, 'new', '', '', 1,
      strftime('%Y-%m-%dT%H:%M:%fZ', 1790000000 + number, 'unixepoch'), '2026-11-01T00:00:00.000Z'
    from numbers`);
  database.close();
  const visit = visitor(site.origin);
  const alone = await visit(25, () => true);

  const startedAt = performance.now();
  let isWritten = false;
  const table = exported(`${site.origin}/admin/enquiries.csv`, session.cookie).finally(() => {
    isWritten = true;
  });
  const during = await visit(Infinity, () => !isWritten);
  const lines = (await table).trimEnd().split('\r\n');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${lines.length} lines in ${seconds} s. Alone: ${alone.text}. Meanwhile: ${during.text}`,
  );

  expect(lines).toHaveLength(count + 1);
  // Visitors wait for one batch of the table, not for all of it.
  expect(during.answered).toBeGreaterThan(10);
});

async function exported(url: string, cookie: string) {
  const response = await fetch(url, { headers: { cookie } });
  expect(response.status).toBe(200);
  return response.text();
}

/** Opens pages one after another, which no cache has, and tells how long the answers took. */
function visitor(origin: string) {
  return async (most: number, goesOn: () => boolean) => {
    const times: number[] = [];
    while (times.length < most && goesOn()) {
      const startedAt = performance.now();
      const response = await fetch(`${origin}/projects?words=house-${times.length}`);
      expect(response.status).toBe(200);
      await response.text();
      times.push(performance.now() - startedAt);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    return {
      answered: times.length,
      text: `${times.length} pages, median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
    };
  };
}
