import { expect, test } from 'vitest';
import { z } from 'zod';
import { refuseHalfSetS3, s3Settings, s3Variables } from './s3.ts';

const variables = z.object(s3Variables).superRefine(refuseHalfSetS3);
const complete = {
  S3_BUCKET: 'media',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('without S3 settings media are stored on disk', () => {
  expect(s3Settings(variables.parse({}))).toBeUndefined();
});

test('a compatible store has the bucket in its path, Amazon in its host name', () => {
  const compatible = s3Settings(variables.parse({ ...complete, S3_PREFIX: 'sites/solmere' }));
  expect(compatible).toMatchObject({ region: 'us-east-1', prefix: 'sites/solmere/' });
  expect(compatible?.isPathStyle).toBe(true);
  const amazon = variables.parse({ ...complete, S3_ENDPOINT: undefined, S3_REGION: 'ca-west-1' });
  expect(s3Settings(amazon)).toMatchObject({ region: 'ca-west-1', prefix: '' });
  expect(s3Settings(amazon)?.isPathStyle).toBe(false);
  const hostStyle = variables.parse({ ...complete, S3_FORCE_PATH_STYLE: 'false' });
  expect(s3Settings(hostStyle)?.isPathStyle).toBe(false);
});

test.each([
  [{ S3_BUCKET: undefined }, 'S3_BUCKET is missing, though S3_ENDPOINT is set'],
  [{ S3_SECRET_ACCESS_KEY: undefined }, 'S3_SECRET_ACCESS_KEY is missing, though S3_BUCKET is set'],
  [
    { S3_ENDPOINT: undefined },
    'S3_REGION is missing, and so is S3_ENDPOINT: one of them has to be set',
  ],
  [{ S3_ENDPOINT: 'nowhere' }, 'S3_ENDPOINT must be a web address such as https://s3.example.com'],
  [
    { S3_PREFIX: '/media/' },
    'S3_PREFIX must be a path of letters, digits, - and _ without / at its ends',
  ],
  [{ S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false'],
])('%j is refused in one line', (change, line) => {
  const { error } = variables.safeParse({ ...complete, ...change });
  expect(error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)).toEqual([line]);
});
