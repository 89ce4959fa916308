const styleElement = /<style>([\s\S]*?)<\/style>/g;
const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Parses a page that was fetched to exchange parts with this one. Each page has only the styles of what it contains, so
 * those of the parts have to be adopted. They are taken out, since this page's policy refuses them as elements; its fonts
 * stay, since declared again they would load again.
 */
export function parsePage(html: string) {
  const styles = [...html.matchAll(styleElement)].map(([, css = '']) => css.replace(fontFace, ''));
  return {
    page: new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html'),
    adoptStyles: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles.join(''));
      document.adoptedStyleSheets = [sheet];
    },
  };
}
