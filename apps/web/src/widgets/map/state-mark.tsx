import { map as words } from '@/text/map'
import { cn } from '@/ui/cn'
import type { MapState } from './map-state.ts'
import { STATE_LOOKS } from './state-look.ts'

type StateMarkProps = { readonly state: MapState; readonly className?: string }

/** A state as it is drawn on the map; its word stands beside it, or is read aloud. */
export const StateMark = ({ state, className }: StateMarkProps) => {
  const { icon: Icon, shape, color } = STATE_LOOKS[state]
  return (
    <span
      aria-hidden
      className={cn('grid size-7 shrink-0 place-items-center border-2 shadow-sm', shape, color, className)}
    >
      <Icon className="size-4" />
    </span>
  )
}

type MarkFaceProps = { readonly state: MapState; readonly names: readonly string[] }

/** What stands at a place: one device, or how many and the worst of their states. */
export const MarkFace = ({ state, names }: MarkFaceProps) => {
  const [name = ''] = names
  const word = words.states[state].toLowerCase()
  return (
    <span data-map-state={state} className="relative grid place-items-center">
      <StateMark state={state} />
      {names.length > 1 && (
        <span
          aria-hidden
          className="absolute -top-2 -right-2 grid min-w-5 place-items-center rounded-full border border-line bg-raised px-1 font-semibold text-2xs text-ink tabular-nums"
        >
          {names.length}
        </span>
      )}
      <span className="sr-only">{names.length > 1 ? words.cluster(names.length, word) : words.device(name, word)}</span>
    </span>
  )
}
