import { DEFAULT_MAP_CENTRE, type Device } from '@vigie/contracts/entities'
import { MapPinOff } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConfig, useSite } from '@/data'
import { devicePath } from '@/paths'
import { map as words } from '@/text/map'
import { EmptyState } from '@/ui/empty-state'
import { InView } from '@/ui/in-view'
import { Skeleton } from '@/ui/skeleton'
import { placedOf } from './placed.ts'
import type { MapStates } from './use-map-states.ts'

const MapCanvas = lazy(async () => ({ default: (await import('./map-canvas.tsx')).MapCanvas }))

const PLACEHOLDER = <Skeleton className="size-full rounded-none" />

type SiteMapProps = {
  readonly devices: readonly Device[]
  readonly states: MapStates
  /** Several devices stand at one place: the list tells them apart. */
  readonly onList: () => void
}

/** The map, fetched once it comes into view; centred on the site, else near Agadir (R8.2). */
export const SiteMap = ({ devices, states, onList }: SiteMapProps) => {
  const { map: tiles } = useConfig()
  const site = useSite()
  const navigate = useNavigate()
  const placed = useMemo(() => placedOf(devices), [devices])
  const open = useCallback((device: Device) => void navigate(devicePath(device)), [navigate])
  if (placed.length === 0) {
    return (
      <EmptyState icon={MapPinOff} title={words.none}>
        {words.noneHelp}
      </EmptyState>
    )
  }
  if (site.isPending) return PLACEHOLDER
  return (
    <InView placeholder={PLACEHOLDER} className="size-full print:hidden">
      <Suspense fallback={PLACEHOLDER}>
        <MapCanvas
          placed={placed}
          states={states}
          centre={site.data?.site.position ?? DEFAULT_MAP_CENTRE}
          tiles={tiles}
          onOpen={open}
          onOpenMany={onList}
        />
      </Suspense>
    </InView>
  )
}
