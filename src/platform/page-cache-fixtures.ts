import type { RenderedPage } from './page-encoding.ts';

export const text = 'The people who read the drawings. '.repeat(200);

export function page(status: number, body: string): RenderedPage {
  return {
    status,
    headers: [['content-type', 'text/html']],
    body: Buffer.from(body),
  };
}
