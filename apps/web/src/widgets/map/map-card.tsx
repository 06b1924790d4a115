import { useState } from 'react'
import { map as words } from '@/text/map'
import { CardSection } from '@/ui/card-section'
import { SegmentedControl } from '@/ui/segmented-control'
import { Skeleton } from '@/ui/skeleton'
import { DevicesGate } from '../devices-gate/devices-gate.tsx'
import { latePart } from '../late/late-part.tsx'

/** Loaded apart: the page's figures need not wait for the signs of a map. */
const MapContent = latePart(async () => (await import('./map-content.tsx')).MapContent)

const PLACEHOLDER = <Skeleton className="m-4 h-96 xl:h-[30rem]" />

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
      <DevicesGate quiet skeleton={PLACEHOLDER}>
        {(devices) => (
          <MapContent placeholder={PLACEHOLDER} devices={devices} view={view} onList={() => setView('list')} />
        )}
      </DevicesGate>
    </CardSection>
  )
}
