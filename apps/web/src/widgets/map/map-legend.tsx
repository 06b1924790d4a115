import { map as words } from '@/text/map'
import { MAP_STATES } from './map-state.ts'
import { StateMark } from './state-mark.tsx'
import type { MapStates } from './use-map-states.ts'

/** The states that stand now, and of how many devices. */
export const MapLegend = ({ states }: { readonly states: MapStates }) => {
  const all = [...states.values()]
  const counts = MAP_STATES.map((state) => [state, all.filter((one) => one === state).length] as const)
  return (
    <ul aria-label={words.legend} className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs">
      {counts
        .filter(([, count]) => count > 0)
        .map(([state, count]) => (
          <li key={state} className="flex items-center gap-2">
            <StateMark state={state} className="mx-0.5 size-5 border-[1.5px] [&>svg]:size-3" />
            <span className="tabular-nums">{words.countOf(words.states[state], count)}</span>
          </li>
        ))}
      <li className="flex items-center gap-2 text-muted">
        <span aria-hidden className="rounded-sm border border-line bg-raised px-1 text-ink leading-4">
          {words.times(2)}
        </span>
        {words.timesHelp}
      </li>
    </ul>
  )
}
