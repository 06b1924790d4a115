import type { Device } from '@vigie/contracts/entities'
import { SearchX } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useKpis, useUnpowered } from '@/data'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { useMediaQuery } from '@/ui/use-media-query'
import { assetByDevice, assetsOf } from '@/widgets/assets/assets-of'
import { DeviceGrid } from '@/widgets/device-grid/device-grid'
import { FilterBox } from '@/widgets/device-grid/filter-box'
import { groupAssets } from '@/widgets/device-grid/group-assets'
import { countAssets, type DeviceState, devicesIn } from '@/widgets/device-grid/state-counts'
import { StateSelect } from '@/widgets/device-grid/state-select'
import { useDeviceStates } from '@/widgets/device-grid/use-device-states'
import { AssetFiguresProvider } from '@/widgets/device-tile/asset-figures'
import { gridMeter } from '@/widgets/device-tile/device-metrics'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { lateCode } from '@/widgets/late/late-code'
import { latePart } from '@/widgets/late/late-part'
import { LeaksProvider } from '@/widgets/leaks/leaks-provider'
import { useBudgetFigures } from '@/widgets/site-state/use-budget-figures'
import { LiveFrame } from './live-frame.tsx'
import { useSearchParam } from './use-search-param.ts'

/** Nobody needs it before choosing a device. */
const DeviceAside = latePart(async () => (await import('./device-aside.tsx')).DeviceAside)

/** Figures are longer on their way than it is. */
const leadCode = lateCode(async () => (await import('@/widgets/kpi/budget-lead')).leadWordsBy)

/** Where the second column fits: `xl`. */
const WIDE = '(min-width: 80rem)'

/** The tiles with their filters, and the chosen device; what is chosen is in the address. */
export const LiveDevices = ({ devices }: { readonly devices: readonly Device[] }) => {
  const wide = useMediaQuery(WIDE)
  const [chosenId, setChosen] = useSearchParam('appareil')
  const [span, setSpan] = useSearchParam('duree')
  const [words, setWords] = useState('')
  const [state, setState] = useState<DeviceState | null>(null)
  const wanted = useDeferredValue(words)
  const assets = useMemo(() => assetsOf(devices), [devices])
  const byDevice = useMemo(() => assetByDevice(assets), [assets])
  const supply = useMemo(() => gridMeter(devices)?.id ?? null, [devices])
  const states = useDeviceStates(devices, useUnpowered())
  const counts = useMemo(() => countAssets(assets, states), [assets, states])
  const only = useMemo(() => (state === null ? undefined : devicesIn(assets, states, state)), [assets, states, state])
  const groups = useMemo(() => groupAssets(assets, { words: wanted, only }), [assets, wanted, only])
  const day = useKpis({ unit: 'day' }).data
  const { month, week } = useBudgetFigures()
  const held = useHeld(month?.period)
  const code = useSyncExternalStore(leadCode.subscribe, leadCode.get)
  useEffect(leadCode.want, [])
  const figures = useMemo(
    () => ({ day, month, devices, ...(code.at === 'there' && { leadWordsOf: code.part(month, week, held) }) }),
    [day, month, devices, week, held, code],
  )
  const chosen = devices.find(({ id }) => id === chosenId)
  const asset = chosen && byDevice.get(chosen.id)
  const clear = useCallback(() => {
    setWords('')
    setState(null)
  }, [])
  return (
    <LiveFrame
      count={{ assets: assets.length, devices: devices.length }}
      filter={
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          <StateSelect counts={counts} chosen={state} onChoose={setState} />
          <FilterBox value={words} onChange={setWords} />
        </div>
      }
      aside={
        asset && (
          <DeviceAside
            placeholder={null}
            device={chosen}
            asset={asset}
            wide={wide}
            span={span}
            onSpanChange={setSpan}
            onSelect={setChosen}
            onClose={() => setChosen(null)}
          />
        )
      }
    >
      {groups.length > 0 ? (
        <AssetFiguresProvider value={figures}>
          <LeaksProvider devices={devices}>
            <DeviceGrid groups={groups} selected={asset?.id ?? null} supply={supply} onSelect={setChosen} />
          </LeaksProvider>
        </AssetFiguresProvider>
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
