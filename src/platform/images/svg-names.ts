/** The elements that a static drawing may contain. All others are removed with their children. */
export const elements = nameSet(
  'svg g defs symbol use switch title desc style',
  'path rect circle ellipse line polyline polygon text tspan textPath',
  'linearGradient radialGradient stop clipPath mask marker pattern',
);

/** Elements that draw something themselves. */
export const shapes = nameSet('path rect circle ellipse line polyline polygon text use');

/** Elements whose outlines only a browser can measure. */
export const texts = nameSet('text tspan textPath');

/** Properties allowed as attribute and in styles. `filter` is not among them: it can take a browser seconds to paint. */
export const properties = nameSet(
  'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation',
  'color-rendering direction display dominant-baseline fill fill-opacity fill-rule',
  'font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch',
  'font-style font-variant font-variation-settings font-weight glyph-orientation-vertical image-rendering isolation',
  'letter-spacing line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode',
  'opacity overflow paint-order shape-rendering stop-color stop-opacity stroke',
  'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit',
  'stroke-opacity stroke-width text-align text-anchor text-decoration text-rendering',
  'text-transform transform transform-box transform-origin unicode-bidi vector-effect visibility',
  'white-space word-spacing writing-mode',
);

export const attributes = new Set([
  ...properties,
  ...nameSet(
    'class clipPathUnits cx cy d dx dy fr fx fy gradientTransform gradientUnits height id lang',
    'lengthAdjust markerHeight markerUnits markerWidth maskContentUnits maskUnits media method',
    'offset orient patternContentUnits patternTransform patternUnits points',
    'preserveAspectRatio r refX refY requiredExtensions requiredFeatures role rotate rx ry side',
    'spacing spreadMethod startOffset systemLanguage textLength type version viewBox width x x1',
    'x2 y y1 y2',
  ),
]);

function nameSet(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
