/** Lets the link back lead to the list as the visitor left it: with its city, filters and page. */
export function backToList() {
  const link = document.querySelector<HTMLAnchorElement>('[data-back]');
  if (!link) return;
  const list = visitedUrls().findLast(({ pathname }) => pathname === link.pathname);
  if (list) link.search = list.search;
}

/** The site's pages that lead here, the latest last. Without the Navigation API only the page before. */
function visitedUrls() {
  const entries =
    'navigation' in window
      ? navigation.entries().slice(0, navigation.currentEntry?.index ?? 0)
      : [];
  return [...entries.map(({ url }) => url), document.referrer].flatMap((text) => {
    const url = URL.parse(text ?? '');
    return url?.origin === location.origin ? url : [];
  });
}
