import type { Device, DeviceId } from '@vigie/contracts/entities'
import { CircleMinus, type LucideIcon, Snowflake, Unplug } from 'lucide-react'
import { useFeed } from '@/data'
import { FRESHNESS_LABELS, text } from '@/text'
import { Badge, type Tone } from '@/ui/badge'
import { cn } from '@/ui/cn'
import { FRESHNESS_SIGNS } from '../device-tile/freshness-sign.tsx'
import { DEVICE_STATES, type DeviceState, type DevicesByState } from './state-counts.ts'

type StateFilterProps = {
  readonly devices: readonly Device[]
  readonly states: DevicesByState
  readonly chosen: DeviceState | null
  readonly onChoose: (state: DeviceState | null) => void
}

/** How many devices are in each state; a press shows only those. While the feed is frozen nobody's freshness is known. */
export const StateFilter = ({ devices, states, chosen, onChoose }: StateFilterProps) => {
  const feed = useFeed()
  const shown = DEVICE_STATES.filter((state) => state === chosen || state === 'fresh' || states[state].size > 0)
  return (
    <fieldset aria-label={text.home.stateFilter} className="flex flex-wrap items-center gap-1.5">
      {!feed.trusted && (
        <Badge tone="frozen" className="h-8 px-2.5">
          <Snowflake aria-hidden />
          {text.live.frozen} <b className="tabular-nums">{devices.length}</b>
        </Badge>
      )}
      {shown
        .filter((state) => feed.trusted || state === 'unpowered' || state === 'mute')
        .map((state) => (
          <StateButton
            key={state}
            state={state}
            members={states[state]}
            pressed={chosen === state}
            onPress={() => onChoose(chosen === state ? null : state)}
          />
        ))}
    </fieldset>
  )
}

const signOf = (state: DeviceState): { readonly icon: LucideIcon; readonly tone: Tone; readonly word: string } => {
  if (state === 'unpowered') return { icon: Unplug, tone: 'bad', word: text.home.unpoweredCount }
  if (state === 'mute') return { icon: CircleMinus, tone: 'unknown', word: text.home.muteCount }
  return { ...FRESHNESS_SIGNS[state], word: FRESHNESS_LABELS[state] }
}

type StateButtonProps = {
  readonly state: DeviceState
  readonly members: ReadonlySet<DeviceId>
  readonly pressed: boolean
  readonly onPress: () => void
}

const StateButton = ({ state, members, pressed, onPress }: StateButtonProps) => {
  const { icon: Icon, tone, word } = signOf(state)
  return (
    <button
      type="button"
      aria-pressed={pressed}
      data-state-filter={state}
      onClick={onPress}
      className={cn('touch rounded-md', pressed && 'ring-2 ring-current')}
    >
      <Badge tone={members.size === 0 ? 'unknown' : tone} className="h-8 px-2.5">
        <Icon aria-hidden />
        {word} <b className="tabular-nums">{members.size}</b>
      </Badge>
    </button>
  )
}
