import { projectMessages } from '../../../messages/projects.ts';
import type { BrochureImage, BrochureProject } from '../brochure.ts';
import { contentHeight, heading, mm, row, type Print } from './elements.ts';
import { imageBox, isPrinted, padded, type Section } from './page-parts.ts';

const gap = mm(2.5);

/** One picture across the page, and a pair below. The gallery's first picture is beside the text. */
export function gallerySection(print: Print, project: BrochureProject): Section | undefined {
  const { page, styles } = print;
  const images = project.gallery.slice(1).filter((one) => isPrinted(print, one));
  if (images.length === 0) return undefined;
  const [first, ...others] = images;
  const pairs = inPairs(others).slice(0, 1);
  const { fontSize, lineHeight } = styles.large;
  const headHeight = fontSize * lineHeight + mm(7);
  const mainHeight = contentHeight(page) - headHeight - mm(pairs.length > 0 ? 74 : 0);
  return {
    foot: project.foot,
    content: [
      heading(print, 2, projectMessages().project.sections.gallery, styles.large, padded),
      imageBox(
        print,
        first ?? null,
        { width: page.width, height: mainHeight },
        { marginTop: mm(6) },
      ),
      ...pairs.map((pair) => {
        const width = (page.width - gap * (pair.length - 1)) / pair.length;
        return row(
          { paddingTop: gap },
          ...pair.map((one, index) =>
            imageBox(
              print,
              one,
              { width, height: mm(74) - gap },
              { marginLeft: index === 0 ? 0 : gap },
            ),
          ),
        );
      }),
    ],
  };
}

function inPairs(images: BrochureImage[]) {
  const pairs: BrochureImage[][] = [];
  for (let index = 0; index < images.length; index += 2) pairs.push(images.slice(index, index + 2));
  return pairs;
}
