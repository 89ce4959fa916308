/** Marks the link of the current section in the bar with `data-sections`. */
export function markSection() {
  const bar = document.querySelector('[data-sections]');
  const links = [...(bar?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const sections = links.flatMap((link) => {
    const part = document.getElementById(link.hash.slice(1));
    return part ? [{ part, link }] : [];
  });
  const mark = (current: HTMLAnchorElement) => {
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const row = current.parentElement;
    row?.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 });
  };
  const observer = new IntersectionObserver(
    () => {
      const line = innerHeight * 0.34;
      const begun = sections.findLast(({ part }) => part.getBoundingClientRect().top <= line);
      const { link } = begun ?? sections[0] ?? {};
      if (link) mark(link);
    },
    // Observes a line at one third of the screen's height.
    { rootMargin: '-33% 0px -66% 0px' },
  );
  // The hero, too, so that a jump to the top is noticed.
  const others = document.querySelector('main')?.children ?? [];
  for (const part of [...others, ...sections.map((section) => section.part)])
    observer.observe(part);
}
