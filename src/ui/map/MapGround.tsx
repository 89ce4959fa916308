import { waterColour, type MapGround as Ground } from '../../lib/geo/map-view.ts';

type MapGroundProps = { ground: Ground; label: string; className?: string | undefined };

/** Land and water around the point at the centre. */
export function MapGround({ ground, label, className }: MapGroundProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={ground.view}
      preserveAspectRatio="xMidYMid slice"
    >
      <path d={ground.path} fill={waterColour} fillRule="evenodd" />
    </svg>
  );
}
