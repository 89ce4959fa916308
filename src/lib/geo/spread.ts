export type Point = { x: number; y: number };

const rounds = 60;

/** Moves places apart until each is at least `distance` from the others. Places that are far enough stay. */
export function spread(places: readonly Point[], distance: number): Point[] {
  const moved = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    let hasMoved = false;
    for (const [index, one] of moved.entries()) {
      for (const [step, other] of moved.slice(index + 1).entries()) {
        const across = other.x - one.x;
        const down = other.y - one.y;
        const gap = Math.hypot(across, down);
        if (gap >= distance) continue;
        hasMoved = true;
        // Places on the same point part in a direction of their own.
        const angle = gap > 0 ? Math.atan2(down, across) : (index + step) * 2.4;
        const push = (distance * 1.001 - gap) / 2;
        one.x -= Math.cos(angle) * push;
        one.y -= Math.sin(angle) * push;
        other.x += Math.cos(angle) * push;
        other.y += Math.sin(angle) * push;
      }
    }
    if (!hasMoved) break;
  }
  return moved;
}
