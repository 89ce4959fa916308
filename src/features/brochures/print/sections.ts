import { shortlistMessages } from '../../../messages/shortlist.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { createElement } from 'react';
import { View } from '@react-pdf/renderer';
import type { Brochure, BrochureProject } from '../brochure.ts';
import { column, factList, heading, margin, mm, paragraph, row, type Print } from './elements.ts';
import { imageBox, isPrinted, toTheEdge, type Section, padded } from './page-parts.ts';
import { planDrawings } from './plan-drawings.ts';
import { gallerySection } from './gallery.ts';
import { comparedTable, homesTables, plansTable } from './tables.ts';
import { locationSection } from './location-section.ts';
import type { Style } from './style.ts';

/** The sections of a project that have content. */
export function projectSections(print: Print, project: BrochureProject): Section[] {
  const begin = [gallerySection(print, project), overview(print, project)];
  const sections = [
    // The title of one of several projects is above its overview.
    ...(print.brochure.projects.length === 1 ? begin : begin.toReversed()),
    hasHomes(project) || project.deposits.length > 0 ? residences(print, project) : undefined,
  ].filter((section) => section !== undefined);
  const location = locationSection(print, project);
  const last = sections.at(-1);
  if (location.isTall || !last) return [...sections, location];
  // Without a map or a picture it is short, and would leave most of a page empty.
  return [...sections.slice(0, -1), { ...last, content: [...last.content, ...location.content] }];
}

export function comparedSection(
  print: Print,
  compared: NonNullable<Brochure['compared']>,
): Section {
  const { styles } = print;
  return {
    foot: shortlistMessages().headTitle,
    content: [
      heading(print, 2, projectMessages().brochure.comparison, styles.large, padded),
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
  const top = imageBox(print, project.gallery[0] ?? project.image, box, toTheEdge);
  const isAlone = brochure.projects.length === 1;
  return {
    foot: project.foot,
    content: [
      top,
      column(
        { ...padded, paddingTop: top ? mm(10) : 0 },
        heading(
          print,
          2,
          isAlone ? projectMessages().project.sections.overview : project.title,
          styles.heading,
          {
            position: 'absolute',
            left: margin,
            top: top ? mm(10) : 0,
            width: mm(62),
          },
        ),
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
              projectMessages().project.features,
              { ...styles.title, fontSize: 17 },
              { marginBottom: mm(2) },
            ),
            paragraph(print, project.features.join('\u00A0· '), styles.text),
          )
        : null,
    ],
  };
}

function residences(print: Print, project: BrochureProject): Section {
  const { styles } = print;
  const small = { ...styles.title, fontSize: 22 };
  const drawings = project.drawings.filter(({ image }) => isPrinted(print, image));
  return {
    foot: project.foot,
    content: [
      row(
        { ...padded, alignItems: 'flex-end' },
        heading(
          print,
          2,
          hasHomes(project)
            ? projectMessages().project.sections.residences
            : projectMessages().brochure.payments,
          styles.large,
          {
            flex: 1,
          },
        ),
        paragraph(print, project.plansNote, styles.small, { width: mm(62) }),
      ),
      project.plans.length > 0
        ? plansTable(print, project.plans, { ...padded, paddingTop: mm(6) })
        : null,
      ...planDrawings(print, drawings, usedHeight(project)),
      project.homes ? homesLeft(print, project.homes, small) : null,
      project.deposits.length > 0
        ? createElement(
            View,
            { style: { ...padded, paddingTop: mm(7) }, wrap: false },
            heading(print, 3, projectMessages().deposits.heading, small, { marginBottom: mm(3) }),
            factList(print, project.deposits, mm(30)),
            project.depositNote
              ? paragraph(print, project.depositNote, styles.small, { paddingTop: mm(2) })
              : null,
          )
        : null,
    ],
  };
}

function homesLeft(
  print: Print,
  { title, rows }: NonNullable<BrochureProject['homes']>,
  style: Style,
) {
  const [first, ...others] = homesTables(print, rows);
  // A heading must not be alone at the foot of a page.
  const firstTable = createElement(
    View,
    { wrap: false },
    heading(print, 3, title, style, { marginBottom: mm(3) }),
    first,
  );
  return column({ ...padded, paddingTop: mm(7), gap: mm(5) }, firstTable, ...others);
}

/** About how much of the first page the table of plans and what is above it take, in points. */
function usedHeight({ plans }: BrochureProject) {
  // A second currency is on a line of its own.
  const rows = plans.map(({ price }) => 26 + 13.8 * (price.split('\n').length - 1));
  return mm(20) + (plans.length > 0 ? mm(14) + rows.reduce((sum, height) => sum + height, 0) : 0);
}

function hasHomes({ plans, homes }: BrochureProject) {
  return plans.length > 0 || homes !== null;
}

const longestPiece = 480;

/** Splits a long paragraph at sentences or words, so that a page can break between the pieces. */
function inPieces(text: string): { text: string; isLast: boolean }[] {
  if (text.length <= longestPiece) return [{ text, isLast: true }];
  const sentence = text.lastIndexOf('. ', longestPiece) + 1;
  const cut = sentence > longestPiece / 2 ? sentence : text.lastIndexOf(' ', longestPiece);
  const end = cut > longestPiece / 2 ? cut : longestPiece;
  const piece = { text: text.slice(0, end), isLast: false };
  return [piece, ...inPieces(text.slice(end).trimStart())];
}
