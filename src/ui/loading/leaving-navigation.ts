const minDistance = 8;

/** Marks the page with `data-nav-away` while it scrolls down, and until it scrolls up again. */
export function hideNavigationWhileReading() {
  const { documentElement: root } = document;
  let lastY = scrollY;
  addEventListener(
    'scroll',
    () => {
      const distance = scrollY - lastY;
      if (Math.abs(distance) < minDistance) return;
      root.toggleAttribute('data-nav-away', distance > 0 && scrollY > innerHeight / 4);
      lastY = scrollY;
    },
    { passive: true },
  );
}
