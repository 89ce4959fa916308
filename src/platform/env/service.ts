import { z } from 'zod';

const minSecretLength = 32;
export const serviceVariables = {
  SECRET: z
    .string()
    .min(minSecretLength, `must have ${minSecretLength} characters or more`)
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(300, 'must be 300 or less')
    .default(0),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  METRICS_PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be between 1 and 65535')
    .max(65_535, 'must be between 1 and 65535')
    .optional(),
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').default('text'),
  CHECK_LINKS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_REQUESTS: z.enum(['on', 'off'], 'must be on or off').default('off'),
};

type ServiceValues = z.output<z.ZodObject<typeof serviceVariables>>;

export function serviceSettingsOf(values: ServiceValues) {
  return {
    /** Signs sessions instead of the generated secret. Never print it. */
    secret: values.SECRET,
    /** How long the instance still answers after a stop, while the load balancer learns that it is not ready. */
    drainMs: values.DRAIN_SECONDS * 1_000,
    metricsToken: values.METRICS_TOKEN,
    metricsPort: values.METRICS_PORT,
    logsJson: values.LOG_FORMAT === 'json',
    /** True if external links in our texts are checked each night. */
    checksLinks: values.CHECK_LINKS === 'on',
    logsRequests: values.LOG_REQUESTS === 'on',
  };
}
