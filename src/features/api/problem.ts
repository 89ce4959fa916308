import { z } from 'zod';

/** The kinds of problems, by the end of their `type`. */
export const problemKinds = {
  unreadable: { status: 400, title: 'The request could not be read' },
  unauthorized: { status: 401, title: 'The API key is missing or not valid' },
  forbidden: { status: 403, title: 'The API key does not allow this' },
  origin: { status: 403, title: 'The API key does not list this origin' },
  closed: { status: 403, title: 'No enquiries are taken' },
  missing: { status: 404, title: 'Not found' },
  method: { status: 405, title: 'Method not allowed' },
  running: { status: 409, title: 'A request with this Idempotency-Key is still being answered' },
  outdated: { status: 409, title: 'Older than what is public' },
  large: { status: 413, title: 'The request is too large' },
  type: { status: 415, title: 'Send JSON in UTF-8' },
  invalid: { status: 422, title: 'Some values are not valid' },
  reused: { status: 422, title: 'This Idempotency-Key was used for another request' },
  limited: { status: 429, title: 'Too many requests' },
  failed: { status: 500, title: 'Something went wrong' },
  away: { status: 503, title: 'The database cannot be reached' },
} as const;

export type ProblemKind = keyof typeof problemKinds;

/** The page that explains the API, and each problem under an anchor. */
export const apiRoot = '/api/v1';

export const problemType = 'application/problem+json';

export const problemSchema = z
  .object({
    type: z.string().meta({ description: 'A URL relative to the site, with one anchor a kind' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'The errors by the path of the value, such as `answers.email`' }),
  })
  .meta({ id: 'Problem', description: 'A problem as RFC 9457 describes it' });

type Details = {
  detail?: string | undefined;
  errors?: Record<string, string>;
  headers?: Record<string, string>;
  /** More members of the problem. */
  more?: object;
};

/** A refusal that the client is told. */
export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly headers: Record<string, string>;
  readonly body: { type: string; title: string; status: number; detail?: string };

  constructor(kind: ProblemKind, { detail, errors, headers = {}, more }: Details = {}) {
    const { status, title } = problemKinds[kind];
    super(title);
    this.kind = kind;
    this.headers = headers;
    this.body = {
      type: `${apiRoot}#problem-${kind}`,
      title,
      status,
      ...(detail !== undefined && { detail }),
      ...(errors && { errors }),
      ...more,
    };
  }

  get status() {
    return problemKinds[this.kind].status;
  }
}

/** What is refused until a time. */
export function limitedProblem(tryAgainAt: Date, now = new Date()) {
  const seconds = Math.max(1, Math.ceil((tryAgainAt.getTime() - now.getTime()) / 1_000));
  return new Problem('limited', {
    detail: `Try again in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  });
}
