import type { Device } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { devicePath } from '@/paths'
import { map as words } from '@/text/map'
import { cn } from '@/ui/cn'
import { assetLabel } from '../assets/asset-label.ts'
import { MAP_STATES } from './map-state.ts'
import { StateMark } from './state-mark.tsx'
import type { MapStates } from './use-map-states.ts'

type MapListProps = { readonly devices: readonly Device[]; readonly states: MapStates }

/** The same devices as on the map, worst state first: for the keyboard, for paper, and without a map. */
export const MapList = ({ devices, states }: MapListProps) => {
  const rank = ({ id }: Device) => MAP_STATES.indexOf(states.get(id) ?? 'unknown')
  const sorted = devices.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'fr'))
  return (
    <ul className="grid content-start gap-x-4 p-2 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      {sorted.map((device) => {
        const state = states.get(device.id) ?? 'unknown'
        return (
          // on paper those that are well are counted by the legend alone
          <li key={device.id} data-map-state={state} className={cn(state === 'in-service' && 'print:hidden')}>
            <Link
              to={devicePath(device)}
              className="touch flex items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-hover"
            >
              <StateMark state={state} className="m-1 size-6 [&>svg]:size-3.5" />
              <span className="min-w-0 grow">
                <span className="block truncate font-medium text-sm">{device.name}</span>
                <span className="block truncate text-muted text-xs first-letter:uppercase">
                  {assetLabel(device)} · {words.states[state]}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
