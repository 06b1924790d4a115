import { map as words } from '@/text/map'
import { cn } from '@/ui/cn'
import { PriorityMark } from '../alarm/priority-mark.tsx'
import type { Side } from './labels.ts'
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
  /** Absent: there is no room for the name now. */
  readonly side: Side | undefined
}

/** What stands at a place, with its name where there is room: one device, or how many and the worst of their states. */
export const MarkFace = ({ state, name, count, side }: MarkFaceProps) => {
  const word = words.states[state].toLowerCase()
  return (
    <span data-map-state={state} className="relative grid place-items-center">
      <StateMark state={state} />
      {count > 1 && (
        <span
          aria-hidden
          className="absolute -top-2.5 -right-3.5 grid place-items-center rounded-sm border border-line bg-raised px-1 text-ink text-xs leading-4 tabular-nums"
        >
          {words.times(count)}
        </span>
      )}
      {side !== undefined && (
        <span
          aria-hidden
          data-map-name
          className={cn('map-name absolute max-w-48 truncate whitespace-nowrap px-1 text-ink text-xs', SIDES[side])}
        >
          {name}
        </span>
      )}
      <span className="sr-only">{count > 1 ? words.cluster(name, count - 1, word) : words.device(name, word)}</span>
    </span>
  )
}

/** The line from a mark to its name. */
const LEADER = 'overflow-visible! before:absolute before:bg-ink'

const SIDES: Record<Side, string> = {
  below: 'top-full',
  above: 'bottom-full mb-1.5',
  right: 'left-full ml-1.5',
  left: 'right-full',
  'below-right': 'top-full left-1/2',
  'below-left': 'top-full right-1/2',
  'above-right': 'bottom-full left-1/2 mb-1.5',
  'above-left': 'right-1/2 bottom-full mb-1.5',
  'far-below': `top-full mt-7 ${LEADER} before:bottom-full before:left-1/2 before:h-7 before:w-px`,
  'far-above': `bottom-full mb-7 ${LEADER} before:top-full before:left-1/2 before:h-7 before:w-px`,
  'far-right': `left-full ml-7 ${LEADER} before:right-full before:top-1/2 before:h-px before:w-7`,
  'far-left': `right-full mr-7 ${LEADER} before:left-full before:top-1/2 before:h-px before:w-7`,
}
