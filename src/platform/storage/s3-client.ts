import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { errorCode } from '../../lib/values/error-code.ts';
import type { S3Settings } from '../env/env.ts';
import { StorageAway } from './contract.ts';

const connectTimeoutMs = 3_000;

/** Connections are unlimited here: a semaphore limits concurrent reads where files are served. */
export function connect(
  { accessKeyId, secretAccessKey, ...settings }: S3Settings,
  timeoutMs: number,
) {
  const agent = { keepAlive: true, maxSockets: Infinity };
  return new S3Client({
    region: settings.region,
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    forcePathStyle: settings.isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: 0,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
  });
}

/** A socket timeout would also end a body whose reader pauses, so silence counts only when no data is waiting to be read. */
export function endWhenSilent(body: IncomingMessage, timeoutMs: number) {
  let lastRead: number | undefined;
  const timer = setInterval(() => {
    const isWaitingForData = body.readableLength === 0 && !body.complete;
    const { bytesRead } = body.socket;
    if (isWaitingForData && bytesRead === lastRead)
      body.destroy(new StorageAway(`it has sent nothing for ${timeoutMs} ms`));
    lastRead = isWaitingForData ? bytesRead : undefined;
  }, timeoutMs);
  timer.unref();
  body.once('close', () => clearInterval(timer));
}

export function isStatus(cause: unknown, ...statuses: number[]) {
  if (!(cause instanceof S3ServiceException)) return false;
  return statuses.includes(cause.$metadata.httpStatusCode ?? 0);
}

export function connectionReason(cause: Error) {
  return cause.message || (errorCode(cause) ?? cause.name);
}
