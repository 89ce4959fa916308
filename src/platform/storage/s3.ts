import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import { isStorageKey } from '../../lib/media/media-key.ts';
import { computeDigest } from './compute-digest.ts';
import type { S3Settings } from '../env/env.ts';
import {
  FileMissing,
  KeyTaken,
  StorageAway,
  validKey,
  type ByteRange,
  type Storage,
  type StoredEntry,
} from './contract.ts';
import { connect, endWhenSilent, isStatus, connectionReason } from './s3-client.ts';

/** A store slower than 256 kB a second counts as away. */
const minBytesPerMs = 256;

type Options = {
  /** How long the store may be silent during a request. */
  timeoutMs?: number;
  /** Rejects every other key. */
  isKey?: (key: string) => boolean;
};

/** Media in an S3 bucket, or other files under a prefix of their own. */
export function storageOnS3(
  settings: S3Settings,
  { timeoutMs = 10_000, isKey = isStorageKey }: Options = {},
): Storage {
  const { bucket, prefix } = settings;
  const client = connect(settings, timeoutMs);
  let supportsConditions = true;

  return {
    list,
    takeOut,
    open: openFile,
    stat: statFile,
    async put(key, file) {
      const name = objectName(key);
      const { size } = await stat(file);
      if (await statFile(key)) throw new KeyTaken(key);
      const objectParameters = {
        Bucket: bucket,
        Key: name,
        ContentLength: size,
        ContentMD5: (await computeDigest(createReadStream(file), 'md5')).toString('base64'),
        ContentType: lookup(key) ?? 'application/octet-stream',
      };
      const requestTimeout = timeoutMs + size / minBytesPerMs;
      try {
        await sendFile().catch((cause: unknown) => {
          if (!isStatus(cause, 501)) throw cause;
          supportsConditions = false;
          return sendFile();
        });
      } catch (cause) {
        throw isStatus(cause, 409, 412) ? new KeyTaken(key) : storageError(cause);
      }

      async function sendFile() {
        const body = createReadStream(file);
        const condition = supportsConditions ? { IfNoneMatch: '*' } : {};
        const command = new PutObjectCommand({ ...objectParameters, ...condition, Body: body });
        await client.send(command, { requestTimeout }).finally(() => body.destroy());
      }
    },
    async exists(key) {
      return (await statFile(key)) !== undefined;
    },
    async delete(key) {
      const command = new DeleteObjectCommand({ Bucket: bucket, Key: objectName(key) });
      await client.send(command).catch(fail);
    },
    async check() {
      await list().next();
    },
  };

  async function statFile(key: string) {
    const command = new HeadObjectCommand({ Bucket: bucket, Key: objectName(key) });
    try {
      const { ContentLength: bytes, LastModified: modified } = await client.send(command);
      if (bytes === undefined || !modified) throw new StorageAway(`${key} has no size or date`);
      return { bytes, modified };
    } catch (cause) {
      if (isStatus(cause, 404)) return undefined;
      return fail(cause);
    }
  }

  async function openFile(key: string, range?: ByteRange) {
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: objectName(key),
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    });
    const { Body: body } = await client.send(command).catch((cause: unknown) => {
      throw cause instanceof Error && cause.name === 'NoSuchKey'
        ? new FileMissing(key)
        : storageError(cause);
    });
    if (!(body instanceof IncomingMessage)) throw new StorageAway(`${key} came without a body`);
    endWhenSilent(body, timeoutMs);
    return body;
  }

  async function* list(): AsyncGenerator<StoredEntry> {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix,
        ContinuationToken: token,
      });
      const page = await client.send(command).catch(fail);
      for (const { Key: name = '', Size: bytes, LastModified: modified } of page.Contents ?? []) {
        const key = name.slice(prefix.length);
        if (isKey(key) && bytes !== undefined && modified) yield { key, bytes, modified };
      }
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async function takeOut(key: string, place: string) {
    await mkdir(path.dirname(place), { recursive: true });
    await pipeline(await openFile(key), createWriteStream(place, { flush: true }));
    await client
      .send(new DeleteObjectCommand({ Bucket: bucket, Key: objectName(key) }))
      .catch(fail);
  }

  function objectName(key: string) {
    return prefix + validKey(key, isKey);
  }

  function fail(cause: unknown): never {
    throw storageError(cause);
  }

  /** Converts the client's errors to one line that names the store and contains no secret. */
  function storageError(cause: unknown) {
    const store = `bucket ${bucket} at ${settings.endpoint ?? settings.region}`;
    if (cause instanceof S3ServiceException && (cause.$metadata.httpStatusCode ?? 500) < 500)
      return new Error(`${store} refuses (${cause.name}): ${cause.message}`, { cause });
    const reason = cause instanceof Error ? connectionReason(cause) : 'no reason given';
    return new StorageAway(`${store} does not respond: ${reason}`, { cause });
  }
}
