import { actions } from 'astro:actions';
import type { Action, Refusal, StoredRecord } from '../../../admin/actions/actions.ts';
import type { Values } from '../../../admin/forms/values.ts';
import type { FindAdvice } from '../../../admin/frame/screen.ts';
import type { Read } from '../../../admin/actions/useAction.ts';
import { findImageUrls, type AdviceCheck } from './form-advice.ts';
import { mediaErrors, type MediaFile } from '../media.ts';

const batchSize = 500;

/** Finds advice for the records of a list. `FormAdvice` shows the same for the record in the form. */
export function adviceOfMany<Row extends StoredRecord>(
  adviceCheck: AdviceCheck,
  toValues: (record: Row) => Values = (record) => record,
): FindAdvice<Row> {
  return async (records, read) => {
    const allValues = records.map(toValues);
    const files = await filesAt([...new Set(allValues.flatMap(findImageUrls))], read);
    const deadLinks = await read(actions.addresses.deadLinks, undefined, mediaErrors.fetch);
    const facts = { findAlt: (url: string) => files.get(url)?.alt, pages: undefined };
    return allValues.map((values, index) => [
      ...adviceCheck(values, facts).map(({ text }) => text),
      ...deadLinks
        .filter(({ recordId }) => recordId === records[index]?.id)
        .map(({ address }) => `The link to ${address} is broken`),
    ]);
  };
}

/** Reads the whole records first, for lists that hold only part of each. Deleted records get no advice. */
export function adviceForFullRecords<Row extends StoredRecord>(
  find: Action<{ ids: string[] }, Row[] | Refusal>,
  findAdvice: FindAdvice<Row>,
): FindAdvice<StoredRecord> {
  return async (records, read) => {
    const fullRecords: Row[] = [];
    for (let start = 0; start < records.length; start += batchSize) {
      const ids = records.slice(start, start + batchSize).map(({ id }) => id);
      fullRecords.push(...(await read(find, { ids }, mediaErrors.fetch)));
    }
    const advice = await findAdvice(fullRecords, read);
    const byId = new Map(fullRecords.map(({ id }, index) => [id, advice[index] ?? []]));
    return records.map(({ id }) => byId.get(id) ?? []);
  };
}

async function filesAt(urls: readonly string[], read: Read) {
  const files: MediaFile[] = [];
  for (let start = 0; start < urls.length; start += batchSize) {
    const input = { urls: urls.slice(start, start + batchSize) };
    files.push(...(await read(actions.media.find, input, mediaErrors.fetch)));
  }
  return new Map(files.map((file) => [file.url, file]));
}
