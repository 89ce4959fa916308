import type { BrochurePicture, BrochureProject } from '../brochure.ts';
import { column, heading, margin, mm, paragraph, row, type Print } from './elements.ts';
import { picture, toTheEdge, type Section } from './page-parts.ts';

const gap = mm(2.5);

/** In which it is asked whether a picture is there. */
const smallest = { width: 8, height: 8 };

/** One picture over the width of the page, the others in pairs below. The first of the gallery stands beside the text. */
export function gallerySection(print: Print, project: BrochureProject): Section | undefined {
  const { page, styles } = print;
  const shown = project.gallery.slice(1).filter((one) => print.sourceOf(one, smallest));
  if (shown.length === 0) return undefined;
  const [first, ...others] = shown;
  const pairs = inPairs(others).slice(0, 1);
  const left = page.height - mm(pairs.length > 0 ? 78 + 74 : 78);
  const captions = [first, ...pairs.flat()].map((one) => one?.alt).filter(Boolean);
  return {
    foot: project.foot,
    content: [
      picture(print, first ?? null, { width: page.width, height: left }, toTheEdge),
      ...pairs.map((pair) => {
        const width = (page.width - gap * (pair.length - 1)) / pair.length;
        return row(
          { paddingTop: gap },
          ...pair.map((one, index) =>
            picture(
              print,
              one,
              { width, height: mm(74) - gap },
              { marginLeft: index === 0 ? 0 : gap },
            ),
          ),
        );
      }),
      row(
        { paddingLeft: margin, paddingRight: margin, paddingTop: mm(16), alignItems: 'flex-end' },
        heading(print, 2, 'Gallery', styles.large, { flex: 1 }),
        column(
          { width: mm(72) },
          captions.length > 0 ? paragraph(print, sentences(captions), styles.small) : null,
        ),
      ),
    ],
  };
}

function inPairs(pictures: BrochurePicture[]) {
  const pairs: BrochurePicture[][] = [];
  for (let at = 0; at < pictures.length; at += 2) pairs.push(pictures.slice(at, at + 2));
  return pairs;
}

/** `Living room. Indoor pool.` */
function sentences(texts: (string | undefined)[]) {
  return texts.map((text) => (text ?? '').replace(/\.?$/, '.')).join(' ');
}
