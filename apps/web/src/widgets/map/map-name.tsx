import { cn } from '@/ui/cn'
import { type Spot, shiftOf } from './label-spots.ts'

type MapNameProps = { readonly lines: readonly string[]; readonly spot: Spot }

/** What a mark stands for, beside it: a line each; with the leader to where there is room. */
export const MapName = ({ lines, spot }: MapNameProps) => (
  <>
    {spot.leader !== null && (
      <span
        aria-hidden
        className="absolute top-1/2 left-1/2 h-px origin-left bg-ink"
        style={{ width: spot.leader.to, rotate: `${spot.leader.angle}rad` }}
      />
    )}
    <span
      aria-hidden
      data-map-name
      className={cn(
        'map-name absolute max-w-48 whitespace-nowrap px-1 text-ink text-xs leading-4',
        spot.across === 0 ? 'text-center' : spot.across < 0 ? 'text-right' : 'text-left',
      )}
      style={{ left: `calc(50% + ${spot.x}px)`, top: `calc(50% + ${spot.y}px)`, translate: shiftOf(spot) }}
    >
      {lines.map((line) => (
        <span key={line} className="block truncate">
          {line}
        </span>
      ))}
    </span>
  </>
)
