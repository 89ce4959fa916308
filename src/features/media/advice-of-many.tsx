import { actions } from 'astro:actions';
import type { Action, Refusal, StoredRecord } from '../../admin/actions.ts';
import type { Values } from '../../admin/forms/values.ts';
import type { FindAdvice } from '../../admin/screen.ts';
import type { Read } from '../../admin/SignInAgain.tsx';
import type { DeadLink } from '../addresses/dead-link.ts';
import { picturesIn, type AdviceOf } from './form-advice.ts';
import { mediaErrors, type MediaFile } from './media.ts';

const findFiles: Action<{ urls: string[] }, MediaFile[] | Refusal> = actions.media.find;
const findDeadLinks: Action<undefined, DeadLink[] | Refusal> = actions.addresses.deadLinks;

const maxAtOnce = 500;

/** The noun's advice for records of a list, like `FormAdvice` for a single record. */
export function adviceOfMany<Row extends StoredRecord>(
  adviceOf: AdviceOf,
  valuesOf: (record: Row) => Values = (record) => record,
): FindAdvice<Row> {
  return async (records, read) => {
    const all = records.map(valuesOf);
    const files = await filesAt([...new Set(all.flatMap(picturesIn))], read);
    const deadLinks = await read(findDeadLinks, undefined, mediaErrors.fetch);
    const facts = { altOf: (url: string) => files.get(url)?.alt, pages: undefined };
    return all.map((values, index) => [
      ...adviceOf(values, facts).map(({ text }) => text),
      ...deadLinks
        .filter(({ adminAddress }) => adminAddress.endsWith(`=${records[index]?.id}`))
        .map(({ address }) => `The link to ${address} leads nowhere`),
    ]);
  };
}

/** Like `adviceOfMany`, for lists with partial records: fetches the full ones. Deleted records get no advice. */
export function adviceOfWhole<Row extends StoredRecord>(
  find: Action<{ ids: string[] }, Row[] | Refusal>,
  findAdvice: FindAdvice<Row>,
): FindAdvice<StoredRecord> {
  return async (records, read) => {
    const rows: Row[] = [];
    for (let start = 0; start < records.length; start += maxAtOnce) {
      const ids = records.slice(start, start + maxAtOnce).map(({ id }) => id);
      rows.push(...(await read(find, { ids }, mediaErrors.fetch)));
    }
    const advice = await findAdvice(rows, read);
    const byId = new Map(rows.map(({ id }, index) => [id, advice[index] ?? []]));
    return records.map(({ id }) => byId.get(id) ?? []);
  };
}

async function filesAt(urls: readonly string[], read: Read) {
  const files: MediaFile[] = [];
  for (let start = 0; start < urls.length; start += maxAtOnce) {
    const batch = { urls: urls.slice(start, start + maxAtOnce) };
    files.push(...(await read(findFiles, batch, mediaErrors.fetch)));
  }
  return new Map(files.map((file) => [file.url, file]));
}
