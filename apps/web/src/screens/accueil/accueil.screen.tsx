import type { Device, DeviceId } from '@vigie/contracts/entities'
import { CircleOff, PlugZap, SearchX } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDevices, useSite } from '@/data'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { DeviceGrid } from '@/widgets/device-grid/device-grid'
import { FilterBox } from '@/widgets/device-grid/filter-box'
import { GridSkeleton } from '@/widgets/device-grid/grid-skeleton'
import { groupDevices } from '@/widgets/device-grid/group-devices'
import type { DeviceState } from '@/widgets/device-grid/state-counts'
import { StateFilter } from '@/widgets/device-grid/state-filter'
import { useDeviceStates, useUnpowered } from '@/widgets/device-grid/use-device-states'
import { DeviceAside } from './device-aside.tsx'

/** Every device of the site, live, and the history of the one chosen. */
export const AccueilScreen = () => {
  const devices = useDevices()
  const site = useSite()
  if (site.data?.capabilities.includes('devices') === false) {
    return (
      <EmptyState icon={CircleOff} title={text.common.unavailableOf(text.home.unavailableTitle)}>
        {text.home.unavailableHelp}
      </EmptyState>
    )
  }
  if (devices.data !== undefined && devices.data.length > 0) return <LiveDevices devices={devices.data} />
  return (
    <div className="p-4 md:p-6">
      <h1 className="mb-4 font-semibold text-xl">{text.home.title}</h1>
      {devices.isError ? (
        <ErrorState title={text.home.errorTitle} retryLabel={text.common.retry} onRetry={() => void devices.refetch()}>
          {text.home.errorHelp}
        </ErrorState>
      ) : devices.isPending ? (
        <GridSkeleton />
      ) : (
        <EmptyState icon={PlugZap} title={text.home.emptyTitle}>
          {text.home.emptyHelp}
        </EmptyState>
      )}
    </div>
  )
}

const LiveDevices = ({ devices }: { readonly devices: readonly Device[] }) => {
  const [search, setSearch] = useSearchParams()
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
  const chosen = devices.find(({ id }) => id === search.get('appareil')) ?? null

  const set = useCallback(
    (name: string, value: string | null) =>
      setSearch(
        (previous) => {
          const next = new URLSearchParams(previous)
          if (value === null) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  const select = useCallback((id: DeviceId) => set('appareil', id), [set])
  const clear = () => {
    setWords('')
    setState(null)
  }
  return (
    <div className="grid items-start gap-6 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_26rem] 3xl:grid-cols-[minmax(0,1fr)_36rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <header className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="font-semibold text-xl">
              {text.home.title}{' '}
              <span className="ml-1 font-normal text-muted text-sm">{text.home.devicesCount(devices.length)}</span>
            </h1>
            <FilterBox value={words} onChange={setWords} />
          </div>
          <StateFilter devices={devices} states={states} chosen={state} onChoose={setState} />
        </header>
        {groups.length > 0 ? (
          <DeviceGrid groups={groups} selected={chosen?.id ?? null} onSelect={select} />
        ) : (
          <EmptyState
            icon={SearchX}
            title={text.home.noMatchTitle}
            action={
              <Button variant="outline" onClick={clear}>
                {text.home.clearFilter}
              </Button>
            }
          >
            {text.home.noMatchHelp}
          </EmptyState>
        )}
      </div>
      <DeviceAside
        device={chosen}
        firstDevice={groups[0]?.shown[0] ?? null}
        span={search.get('duree')}
        onSpanChange={(span) => set('duree', span)}
        onClose={() => set('appareil', null)}
      />
    </div>
  )
}
