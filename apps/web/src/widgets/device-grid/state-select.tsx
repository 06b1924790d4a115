import { useFeed } from '@/data'
import { FRESHNESS_LABELS, text } from '@/text'
import { Select } from '@/ui/select'
import { DEVICE_STATES, type DeviceState } from './state-counts.ts'

type StateSelectProps = {
  /** how many assets have a device in each state */
  readonly counts: Readonly<Record<DeviceState, number>>
  readonly chosen: DeviceState | null
  readonly onChoose: (state: DeviceState | null) => void
}

const ALL = 'all'

/** Which assets are shown, by the state of their devices. While the feed is frozen nobody's freshness is known. */
export const StateSelect = ({ counts, chosen, onChoose }: StateSelectProps) => {
  const { trusted } = useFeed()
  const isKnown = (state: DeviceState) => trusted || state === 'unpowered' || state === 'mute'
  const offered = DEVICE_STATES.filter((state) => state === chosen || (counts[state] > 0 && isKnown(state)))
  const options = [
    { value: ALL, label: text.home.allStates } as const,
    ...offered.map((value) => ({ value, label: `${wordOf(value)} (${counts[value]})` })),
  ]
  return (
    <Select
      label={text.home.stateFilter}
      value={chosen ?? ALL}
      options={options}
      onValueChange={(value) => onChoose(value === ALL ? null : value)}
      className="print:hidden"
    />
  )
}

const wordOf = (state: DeviceState): string =>
  state === 'unpowered' ? text.home.unpoweredCount : state === 'mute' ? text.home.muteCount : FRESHNESS_LABELS[state]
