import type { Device } from '@vigie/contracts/entities'
import { useState } from 'react'
import { map as words } from '@/text/map'
import { CardSection } from '@/ui/card-section'
import { ScrollArea } from '@/ui/scroll-area'
import { SegmentedControl } from '@/ui/segmented-control'
import { Skeleton } from '@/ui/skeleton'
import { DevicesGate } from '../devices-gate/devices-gate.tsx'
import { MapLegend } from './map-legend.tsx'
import { MapList } from './map-list.tsx'
import { placedOf } from './placed.ts'
import { SiteMap } from './site-map.tsx'
import { useMapStates } from './use-map-states.ts'

type View = 'map' | 'list'
const VIEWS = [
  { value: 'map', label: words.views.map },
  { value: 'list', label: words.views.list },
] as const satisfies readonly { value: View; label: string }[]

/** Where the devices of the site are and in which state; the same as a list. `#carte` leads to it. */
export const MapCard = () => {
  const [view, setView] = useState<View>('map')
  return (
    <CardSection
      id="carte"
      title={words.title}
      beside={
        <SegmentedControl
          label={words.view}
          value={view}
          options={VIEWS}
          onValueChange={setView}
          className="print:hidden"
        />
      }
    >
      <DevicesGate skeleton={<Skeleton className="m-4 h-96" />}>
        {(devices) => <Content devices={devices} view={view} onList={() => setView('list')} />}
      </DevicesGate>
    </CardSection>
  )
}

type ContentProps = { readonly devices: readonly Device[]; readonly view: View; readonly onList: () => void }

const Content = ({ devices, view, onList }: ContentProps) => {
  const states = useMapStates(devices)
  const without = devices.length - placedOf(devices).length
  return (
    <>
      <div className="h-96 border-line border-y print:hidden">
        {view === 'map' ? (
          <SiteMap devices={devices} states={states} onList={onList} />
        ) : (
          <ScrollArea label={words.views.list} className="h-full">
            <MapList devices={devices} states={states} />
          </ScrollArea>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 p-3">
        <MapLegend states={states} />
        {without > 0 && <p className="text-2xs text-muted">{words.without(without)}</p>}
      </div>
    </>
  )
}
