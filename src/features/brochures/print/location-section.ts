import { createElement } from 'react';
import { Circle, Path, Svg, View } from '@react-pdf/renderer';
import { waterColour } from '../../../lib/geo/map-view.ts';
import { sellerMessages } from '../../../messages/sellers.ts';
import { projectMessages } from '../../../messages/projects.ts';
import type { BrochureProject } from '../brochure.ts';
import { missingLetter } from '../letters.ts';
import { column, factList, heading, mm, paragraph, row, textRun, type Print } from './elements.ts';
import { imageBox, toTheEdge, type Section, padded } from './page-parts.ts';
import { plateBox } from './plate.ts';

const land = '#dde3e0';

/**
 * The location of a project and its contact. The map shows real geography; without map data a picture is there instead.
 * With either it is a page of its own.
 */
export function locationSection(
  print: Print,
  project: BrochureProject,
): Section & { isTall: boolean } {
  const { styles, brochure, tags } = print;
  const { address, contact, legal: legalLines = [] } = project;
  const box = { width: mm(58), height: mm(72.5) };
  const portrait =
    imageBox(print, contact.image, box) ?? (contact.plate && plateBox(print, contact.plate, box));
  const lines = address.length > 0 ? address : [projectMessages().project.addressLater];
  const isLast = project === brochure.projects.at(-1);
  const { sellers = '' } = brochure.cover;
  const legal = sellers === '' ? '' : sellerMessages().marketedByLine(sellers.replace(/\.$/, ''));
  const view = ground(print, project) ?? landscape(print, project);
  return {
    foot: project.foot,
    isTall: view !== null,
    content: [
      view,
      row(
        { ...padded, paddingTop: view === null ? mm(12) : mm(9) },
        heading(print, 2, projectMessages().project.location, styles.heading, { width: mm(66) }),
        paragraph(print, lines.join('\n'), styles.text, { flex: 1 }),
      ),
      createElement(
        View,
        {
          style: { ...padded, flexDirection: 'row', alignItems: 'flex-end', paddingTop: mm(12) },
          wrap: false,
        },
        column({ width: mm(66) }, portrait),
        column(
          { flex: 1 },
          paragraph(print, contact.label, styles.small),
          heading(
            print,
            3,
            contact.name,
            { ...styles.heading, fontSize: 36 },
            { marginTop: mm(2), marginBottom: mm(2) },
          ),
          contact.title
            ? paragraph(print, contact.title, styles.text, { marginBottom: mm(3) })
            : null,
          contact.seller
            ? paragraph(
                print,
                [contact.seller.name, ...contact.seller.lines].join('\n'),
                styles.text,
                { marginBottom: mm(3) },
              )
            : null,
          factList(print, contact.facts, mm(24)),
        ),
      ),
      isLast && print.hasMissingLetters
        ? paragraph(
            print,
            projectMessages().brochure.missingLetters(missingLetter),
            { ...styles.small, fontSize: 8 },
            { ...padded, paddingTop: mm(7) },
          )
        : null,
      ...legalLines.map((line, index) =>
        paragraph(
          print,
          line,
          { ...styles.small, fontSize: 8 },
          { ...padded, paddingTop: mm(index === 0 ? 7 : 1.5) },
        ),
      ),
      isLast && legal !== ''
        ? paragraph(
            print,
            legal,
            { ...styles.small, fontSize: 8 },
            { ...padded, paddingTop: mm(7) },
          )
        : null,
      isLast
        ? tags.group(
            'P',
            { ...padded, paddingTop: mm(7) },
            tags.link(
              brochure.url,
              brochure.imprint,
              textRun(brochure.imprint, { ...styles.small, fontSize: 8 }),
            ),
          )
        : null,
    ],
  };
}

/** Leaves room for what the law wants read on the same page. */
function mapHeight({ legal }: Pick<BrochureProject, 'legal'>) {
  return mm(legal ? 58 : 96);
}

/** The last picture of the gallery, which no other page shows if there are many. */
function landscape(print: Print, { gallery, image, legal }: BrochureProject) {
  const size = { width: print.page.width, height: mapHeight({ legal }) };
  return imageBox(print, gallery.at(-1) ?? image, size, toTheEdge);
}

/** A map of the surrounding water, with the project in the middle. */
function ground({ page, tags, styles }: Print, project: BrochureProject) {
  const { ground: groundData, foot } = project;
  if (!groundData) return null;
  const size = { width: page.width, height: mapHeight(project) };
  const dot = {
    position: 'absolute',
    left: size.width / 2 - 12,
    top: size.height / 2 - 12,
  } as const;
  const map = createElement(
    View,
    { style: { ...size, backgroundColor: land, overflow: 'hidden' } },
    createElement(
      Svg,
      { viewBox: shapedView(groundData.view, size), ...size },
      createElement(Path, { d: groundData.path, fill: waterColour, fillRule: 'evenodd' }),
    ),
    createElement(
      Svg,
      { viewBox: '0 0 24 24', width: 24, height: 24, style: dot },
      createElement(Circle, { cx: 12, cy: 12, r: 12, fill: styles.sol, fillOpacity: 0.16 }),
      createElement(Circle, { cx: 12, cy: 12, r: 5.5, fill: styles.sol }),
    ),
  );
  return tags.leaf('Figure', { ...size, ...toTheEdge }, map, {
    alt: projectMessages().brochure.mapAlt(foot),
    size,
  });
}

/** Crops a view box around its middle to the shape of a box, so that nothing outside it appears. */
function shapedView(view: string, { width, height }: { width: number; height: number }) {
  const [x = 0, y = 0, viewWidth = 1, viewHeight = 1] = view.split(' ').map(Number);
  const scale = Math.min(viewWidth / width, viewHeight / height);
  const [w, h] = [width * scale, height * scale];
  return [x + (viewWidth - w) / 2, y + (viewHeight - h) / 2, w, h].join(' ');
}
