import { z } from 'zod';

export const s3Variables = {
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a web address such as https://s3.example.com' })
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(
      /^[\w-]+(\/[\w-]+)*$/,
      'must be a path of letters, digits, - and _ without / at its ends',
    )
    .optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], 'must be true or false').optional(),
};

type S3Values = z.output<z.ZodObject<typeof s3Variables>>;

const requiredNames = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const names = Object.keys(s3Variables) as (keyof S3Values)[];

export function refuseHalfSetS3(values: S3Values, context: z.RefinementCtx) {
  const presentName = names.find((name) => values[name] !== undefined);
  if (presentName === undefined) return;
  for (const name of requiredNames) {
    if (values[name] === undefined) refuse(name, `is missing, though ${presentName} is set`);
  }
  if (values.S3_ENDPOINT === undefined && values.S3_REGION === undefined)
    refuse('S3_REGION', 'is missing, and so is S3_ENDPOINT: one of them has to be set');

  function refuse(name: string, message: string) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
}

/** Undefined when media are stored on disk. */
export function s3Settings(values: S3Values) {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_ENDPOINT: endpoint,
    S3_FORCE_PATH_STYLE: pathStyle,
  } = values;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return undefined;
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    /** Undefined for Amazon S3. */
    endpoint,
    region: values.S3_REGION ?? 'us-east-1',
    prefix: values.S3_PREFIX === undefined ? '' : `${values.S3_PREFIX}/`,
    /** True if the bucket is in the path, as most compatible stores need it, instead of in the host name. */
    isPathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true',
  };
}

export type S3Settings = NonNullable<ReturnType<typeof s3Settings>>;
