import { map as words } from '@/text/map'
import { cn } from '@/ui/cn'
import { PriorityMark } from '../alarm/priority-mark.tsx'
import type { Spot } from './label-spots.ts'
import { MapName } from './map-name.tsx'
import type { MapState } from './map-state.ts'
import { STATE_LOOKS } from './state-look.ts'

type StateMarkProps = { readonly state: MapState; readonly className?: string }

/** A state as it is drawn on the map; its word stands beside it, or is read aloud. */
export const StateMark = ({ state, className }: StateMarkProps) => {
  const look = STATE_LOOKS[state]
  if ('priority' in look) {
    return (
      <span aria-hidden className={cn('grid size-7 shrink-0 rounded-sm bg-surface/85', className, ALARM)}>
        <PriorityMark priority={look.priority} />
      </span>
    )
  }
  const { icon: Icon, shape, color } = look
  return (
    <span
      aria-hidden
      className={cn('grid size-7 shrink-0 place-items-center border-2 shadow-sm', shape, color, className)}
    >
      <Icon className="size-4" />
    </span>
  )
}

/** Its shape is its outline: it fills the room of the others. */
const ALARM = 'border-0 [&>svg]:size-full'

type MarkFaceProps = {
  readonly state: MapState
  /** of the first of them, which the mark is called after */
  readonly name: string
  readonly count: number
  /** of all that stand there, as written beside the mark */
  readonly lines: readonly string[]
  /** Absent: there is no room for them now. */
  readonly spot: Spot | undefined
}

/** What stands at a place, with its name where there is room: one device, or how many and the worst of their states. */
export const MarkFace = ({ state, name, count, lines, spot }: MarkFaceProps) => {
  const word = words.states[state].toLowerCase()
  return (
    <span data-map-state={state} className="relative grid place-items-center">
      {spot !== undefined && <MapName lines={lines} spot={spot} />}
      <StateMark state={state} className="relative" />
      {count > 1 && (
        <span
          aria-hidden
          className="absolute -top-2.5 -right-3.5 grid place-items-center rounded-sm border border-line bg-raised px-1 text-ink text-xs leading-4 tabular-nums"
        >
          {words.times(count)}
        </span>
      )}
      <span className="sr-only">{count > 1 ? words.cluster(name, count - 1, word) : words.device(name, word)}</span>
    </span>
  )
}
