import { actions } from 'astro:actions';
import type { Action, Refusal, StoredRecord } from '../../admin/actions.ts';
import type { Values } from '../../admin/forms/values.ts';
import type { FindAdvice } from '../../admin/screen.ts';
import type { Read } from '../../admin/SignInAgain.tsx';
import { picturesIn, type AdviceOf } from './form-advice.ts';
import { mediaErrors, type MediaFile } from './media.ts';

const maxAtOnce = 500;

/** The advice of a noun about records of its list, as `FormAdvice` gives it about one that is edited. */
export function adviceOfMany<Row extends StoredRecord>(
  of: AdviceOf,
  valuesOf: (record: Row) => Values = (record) => record,
): FindAdvice<Row> {
  return async (records, read) => {
    const all = records.map(valuesOf);
    const files = await filesAt([...new Set(all.flatMap(picturesIn))], read);
    const dead = await read(actions.addresses.deadLinks, undefined, mediaErrors.fetch);
    const facts = { altOf: (url: string) => files.get(url)?.alt, pages: undefined };
    return all.map((values, index) => [
      ...of(values, facts).map(({ text }) => text),
      ...dead
        .filter(({ adminAddress }) => adminAddress.endsWith(`=${records[index]?.id}`))
        .map(({ address }) => `The link to ${address} leads nowhere`),
    ]);
  };
}

/** The same about records that a list has in part: they are read whole. One that is gone meanwhile wants nothing. */
export function adviceOfWhole<Row extends StoredRecord>(
  find: Action<{ ids: string[] }, Row[] | Refusal>,
  findAdvice: FindAdvice<Row>,
): FindAdvice<StoredRecord> {
  return async (records, read) => {
    const found: Row[] = [];
    for (let at = 0; at < records.length; at += maxAtOnce) {
      const ids = records.slice(at, at + maxAtOnce).map(({ id }) => id);
      found.push(...(await read(find, { ids }, mediaErrors.fetch)));
    }
    const advice = await findAdvice(found, read);
    const byId = new Map(found.map(({ id }, index) => [id, advice[index] ?? []]));
    return records.map(({ id }) => byId.get(id) ?? []);
  };
}

async function filesAt(urls: readonly string[], read: Read) {
  const files: MediaFile[] = [];
  for (let at = 0; at < urls.length; at += maxAtOnce) {
    const some = { urls: urls.slice(at, at + maxAtOnce) };
    files.push(...(await read(actions.media.find, some, mediaErrors.fetch)));
  }
  return new Map(files.map((file) => [file.url, file]));
}
