const figures =
  /<figure><(?:img|video) src="([^"]*)"[^>]*>(?:<\/video>)?(?:<figcaption>((?:[^<]|<(?!\/?fig))*)<\/figcaption>)?<\/figure>/g;

/** Rewrites the images and videos of a rich text. A caption is HTML. */
export function withFigures(
  html: string,
  write: (src: string, caption: string, figure: string) => string,
) {
  return html.replaceAll(figures, (figure, src: string, caption = '') =>
    write(src, caption, figure),
  );
}

export function withoutFigures(html: string) {
  return withFigures(html, () => '');
}

/** What names the images and videos of a rich text. */
export function mediaInText(html: string) {
  return Array.from(html.matchAll(figures), ([, src = '']) => src);
}
