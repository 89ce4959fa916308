import { renditionUrls } from './video.ts';
import { planPdfUrl } from './plan-pdf.ts';
import { allVariants } from './image-variants.ts';

/** All possible URLs of files beside a picture or a film, whether they exist or not. */
export function variantUrls(url: string) {
  const pdf = planPdfUrl(url);
  return [
    ...allVariants(url).map((variant) => variant.url),
    ...renditionUrls(url),
    ...(pdf === undefined ? [] : [pdf]),
  ];
}
