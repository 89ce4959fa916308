/** Makes the bar opaque after the hero has scrolled away, in browsers without scroll-driven animations. */
export function updateNavBackground() {
  const bar = document.querySelector('[data-over]');
  const hero = document.querySelector('[data-hero]');
  if (!bar || !hero || CSS.supports('animation-timeline: scroll()')) return;
  const threshold = 0.8;
  new IntersectionObserver(
    ([entry]) => bar.toggleAttribute('data-grounded', (entry?.intersectionRatio ?? 0) < threshold),
    { threshold },
  ).observe(hero);
}
