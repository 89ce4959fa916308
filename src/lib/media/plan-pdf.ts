import { imageFacts } from './image-url.ts';
import { pastKey, storedKey } from './media-key.ts';

/** The floor plan is on the first page. */
export const maxPdfPages = 50;

/** Where the PDF of a floor plan's picture is, if it has one. Undefined for other files. */
export function planPdfUrl(url: string) {
  if (!url.startsWith('/media/images/plans/') || !imageFacts(url)) return undefined;
  return `${url.slice(0, url.lastIndexOf('.'))}/floor-plan.pdf`;
}

/** The storage keys of a file that was public and is no longer in the library, and of the PDF beside it. */
export function pastKeys(url: string) {
  return [url, planPdfUrl(url)].flatMap((one) =>
    one === undefined ? [] : pastKey(storedKey(one)),
  );
}
