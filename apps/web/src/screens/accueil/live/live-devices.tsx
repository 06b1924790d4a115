import type { Device, DeviceId } from '@vigie/contracts/entities'
import { SearchX } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useUnpowered } from '@/data'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { useMediaQuery } from '@/ui/use-media-query'
import { DeviceGrid } from '@/widgets/device-grid/device-grid'
import { FilterBox } from '@/widgets/device-grid/filter-box'
import { groupDevices } from '@/widgets/device-grid/group-devices'
import type { DeviceState } from '@/widgets/device-grid/state-counts'
import { StateFilter } from '@/widgets/device-grid/state-filter'
import { useDeviceStates } from '@/widgets/device-grid/use-device-states'
import { DeviceAside } from './device-aside.tsx'
import { LiveFrame } from './live-frame.tsx'
import { useSearchParam } from './use-search-param.ts'

/** Where the second column fits: `xl`. */
const WIDE = '(min-width: 80rem)'
const NOBODY: ReadonlySet<DeviceId> = new Set()

/** The grid with its filters, and the chosen device; what is chosen is in the address. */
export const LiveDevices = ({ devices }: { readonly devices: readonly Device[] }) => {
  const wide = useMediaQuery(WIDE)
  const [chosenId, setChosen] = useSearchParam('appareil')
  const [span, setSpan] = useSearchParam('duree')
  const [words, setWords] = useState('')
  const [state, setState] = useState<DeviceState | null>(null)
  const wanted = useDeferredValue(words)
  const unpowered = useUnpowered()
  const states = useDeviceStates(devices, unpowered)
  const only = state === null ? undefined : states[state]
  const groups = useMemo(
    () => groupDevices(devices, { words: wanted, only, unpowered }),
    [devices, wanted, only, unpowered],
  )
  // beside the grid something is always shown: the first device until one is chosen
  const first = useMemo(() => groupDevices(devices, { words: '', unpowered: NOBODY })[0]?.shown[0] ?? null, [devices])
  const chosen = devices.find(({ id }) => id === chosenId) ?? (wide ? first : null)
  const clear = useCallback(() => {
    setWords('')
    setState(null)
  }, [])
  return (
    <LiveFrame
      count={devices.length}
      filter={<FilterBox value={words} onChange={setWords} />}
      counts={<StateFilter devices={devices} states={states} chosen={state} onChoose={setState} />}
      aside={
        <DeviceAside device={chosen} wide={wide} span={span} onSpanChange={setSpan} onClose={() => setChosen(null)} />
      }
    >
      {groups.length > 0 ? (
        <DeviceGrid groups={groups} selected={chosen?.id ?? null} onSelect={setChosen} />
      ) : (
        <NoMatch onClear={clear} />
      )}
    </LiveFrame>
  )
}

const NoMatch = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={text.home.noMatchTitle}
    action={
      <Button variant="outline" onClick={onClear}>
        {text.home.clearFilter}
      </Button>
    }
  >
    {text.home.noMatchHelp}
  </EmptyState>
)
