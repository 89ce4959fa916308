import { createElement } from 'react';
import { Circle, G, Path, Svg } from '@react-pdf/renderer';
import {
  glowOpacity,
  horizon,
  lineStyle,
  plateShapes,
  plateSize,
  type Plate,
} from '../../partners/plate/plate.ts';
import type { Box, Print } from './elements.ts';
import { outlines } from './fonts.ts';

/** The plate of a partner without a photo, in vectors. Its initials are shapes: nothing reads them. */
export function plateBox({ styles }: Print, plate: Plate, { width, height }: Box) {
  const { sky, sun, sea, glow, ink, line } = plateShapes(plate);
  const { paths, advance } = outlines(plate.initials);
  const left = plateSize.width / 2 - (advance * plate.fontSize) / 2;
  return createElement(
    Svg,
    { viewBox: `0 0 ${plateSize.width} ${plateSize.height}`, width, height },
    createElement(Path, sky),
    createElement(Circle, { ...sun, fill: styles.sol }),
    createElement(Path, sea),
    createElement(Path, { ...glow, fill: styles.sol, fillOpacity: glowOpacity }),
    ...paths.map(({ d, x, unitsPerEm }) =>
      createElement(
        G,
        {
          transform: `translate(${left + x * plate.fontSize} ${horizon}) scale(${plate.fontSize / unitsPerEm} ${-plate.fontSize / unitsPerEm})`,
        },
        createElement(Path, { d, fill: ink }),
      ),
    ),
    createElement(Path, { ...line, ...lineStyle }),
  );
}
