import { createElement } from 'react';
import { Circle, Path, Svg, View } from '@react-pdf/renderer';
import { waterColour } from '../../../lib/map-view.ts';
import type { Brochure, BrochureProject } from '../brochure.ts';
import {
  column,
  factList,
  heading,
  margin,
  measureOf,
  mm,
  paragraph,
  row,
  type Print,
} from './elements.ts';
import type { Style } from './style.ts';
import { picture, toTheEdge, type Section } from './page-parts.ts';
import { gallerySection } from './gallery.ts';
import { comparedTable, plansTable } from './tables.ts';

const padded: Style = { paddingLeft: margin, paddingRight: margin };
const land = '#dde3e0';

/** The sections of a project that have anything to say. */
export function projectSections(print: Print, project: BrochureProject): Section[] {
  const sections = [
    overview(print, project),
    project.plans.length + project.deposits.length > 0 ? residences(print, project) : undefined,
    gallerySection(print, project),
    place(print, project),
  ];
  return sections.filter((section) => section !== undefined);
}

export function comparedSection(
  print: Print,
  compared: NonNullable<Brochure['compared']>,
): Section {
  const { styles } = print;
  return {
    foot: 'Shortlist',
    content: [
      heading(print, 2, 'Side by side', styles.large, padded),
      comparedTable(print, compared, { ...padded, paddingTop: mm(6) }),
    ],
  };
}

function overview(print: Print, project: BrochureProject): Section {
  const { page, styles, brochure } = print;
  const box = {
    width: page.width,
    height: mm(brochure.paper === 'A4' ? 92 : 84),
  };
  const top = picture(print, project.gallery[0] ?? project.picture, box, toTheEdge);
  const isAlone = brochure.projects.length === 1;
  return {
    foot: project.foot,
    content: [
      top,
      column(
        { ...padded, paddingTop: top ? mm(10) : 0 },
        heading(print, 2, isAlone ? 'Overview' : project.title, styles.heading, {
          position: 'absolute',
          left: margin,
          top: top ? mm(10) : 0,
          width: mm(62),
        }),
        column(
          { minHeight: mm(26), paddingLeft: mm(76) },
          ...project.paragraphs
            .flatMap(inPieces)
            .map(({ text, isLast }) =>
              paragraph(print, text, styles.text, { marginBottom: isLast ? mm(3) : 0 }),
            ),
        ),
      ),
      column({ ...padded, paddingTop: mm(7) }, factList(print, project.facts, mm(60))),
      project.features.length > 0
        ? column(
            { ...padded, paddingTop: mm(7) },
            heading(
              print,
              3,
              'Features & Amenities',
              { ...styles.title, fontSize: 17 },
              { marginBottom: mm(2) },
            ),
            paragraph(print, project.features.join(' · '), styles.text),
          )
        : null,
    ],
  };
}

function residences(print: Print, project: BrochureProject): Section {
  const { page, styles } = print;
  const { drawing } = project;
  const box = { width: measureOf(page), height: mm(128), isWhole: true };
  const small = { ...styles.title, fontSize: 22 };
  const drawn = drawing && picture(print, drawing.picture, box);
  return {
    foot: project.foot,
    content: [
      row(
        { ...padded, alignItems: 'flex-end' },
        heading(
          print,
          2,
          project.plans.length > 0 ? 'Residences' : 'What is paid when',
          styles.large,
          { flex: 1 },
        ),
        paragraph(print, project.plansNote, styles.small, { width: mm(62) }),
      ),
      project.plans.length > 0
        ? plansTable(print, project.plans, { ...padded, paddingTop: mm(6) })
        : null,
      project.deposits.length > 0
        ? column(
            { ...padded, paddingTop: mm(12) },
            heading(print, 3, 'Deposit schedule', small, { marginBottom: mm(3) }),
            factList(print, project.deposits, mm(30)),
            project.depositNote
              ? paragraph(print, project.depositNote, styles.small, { paddingTop: mm(2) })
              : null,
          )
        : null,
      drawing && drawn
        ? createElement(
            View,
            { style: { ...padded, paddingTop: mm(9) }, wrap: false },
            row(
              { alignItems: 'baseline', marginBottom: mm(3) },
              heading(print, 3, drawing.name, { ...styles.title, fontSize: 22 }, { flex: 1 }),
              paragraph(print, drawing.words, styles.small),
            ),
            drawn,
          )
        : null,
    ],
  };
}

/** Where it stands, and whom to ask. The ground is true; where none is known there is none. */
function place(print: Print, project: BrochureProject): Section {
  const { styles, brochure } = print;
  const { address, contact } = project;
  const face = picture(print, contact.picture, { width: mm(58), height: mm(72) });
  const known = address.length > 0 ? address : ['The address is published with the price list.'];
  const isLast = project === brochure.projects.at(-1);
  return {
    foot: project.foot,
    content: [
      ground(print, project),
      row(
        { ...padded, paddingTop: project.ground ? mm(9) : 0 },
        heading(print, 2, 'Location', styles.heading, { width: mm(66) }),
        paragraph(print, known.join('\n'), styles.text, { flex: 1 }),
      ),
      createElement(
        View,
        {
          style: { ...padded, flexDirection: 'row', alignItems: 'flex-end', paddingTop: mm(12) },
          wrap: false,
        },
        column({ width: mm(66) }, face),
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
          factList(print, contact.facts, mm(24)),
        ),
      ),
      isLast
        ? paragraph(
            print,
            brochure.imprint,
            { ...styles.small, fontSize: 8 },
            { ...padded, paddingTop: mm(7) },
          )
        : null,
    ],
  };
}

/** The water around it, with the project in the middle. */
function ground({ page, tags, styles }: Print, { ground: known, foot }: BrochureProject) {
  if (!known) return null;
  const size = { width: page.width, height: mm(96) };
  const dot = {
    position: 'absolute',
    left: size.width / 2 - 12,
    top: size.height / 2 - 12,
  } as const;
  const drawn = createElement(
    View,
    { style: { ...size, backgroundColor: land, overflow: 'hidden' } },
    createElement(
      Svg,
      { viewBox: shapedView(known.view, size), ...size },
      createElement(Path, { d: known.path, fill: waterColour, fillRule: 'evenodd' }),
    ),
    createElement(
      Svg,
      { viewBox: '0 0 24 24', width: 24, height: 24, style: dot },
      createElement(Circle, { cx: 12, cy: 12, r: 12, fill: styles.sol, fillOpacity: 0.16 }),
      createElement(Circle, { cx: 12, cy: 12, r: 5.5, fill: styles.sol }),
    ),
  );
  return tags.leaf('Figure', { ...size, ...toTheEdge }, drawn, {
    alt: `Land and water around ${foot}`,
    size,
  });
}

/** The part of a view around its middle that has the shape of a box, so that nothing beside it is seen. */
function shapedView(view: string, { width, height }: { width: number; height: number }) {
  const [x = 0, y = 0, across = 1, down = 1] = view.split(' ').map(Number);
  const scale = Math.min(across / width, down / height);
  const [w, h] = [width * scale, height * scale];
  return [x + (across - w) / 2, y + (down - h) / 2, w, h].join(' ');
}

const longestPiece = 480;

/** A long paragraph in pieces that end with a sentence or a word, between which a page may end. */
function inPieces(text: string): { text: string; isLast: boolean }[] {
  if (text.length <= longestPiece) return [{ text, isLast: true }];
  const sentence = text.lastIndexOf('. ', longestPiece) + 1;
  const cut = sentence > longestPiece / 2 ? sentence : text.lastIndexOf(' ', longestPiece);
  const end = cut > longestPiece / 2 ? cut : longestPiece;
  const piece = { text: text.slice(0, end), isLast: false };
  return [piece, ...inPieces(text.slice(end).trimStart())];
}
