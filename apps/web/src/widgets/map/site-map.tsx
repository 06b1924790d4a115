import { DEFAULT_MAP_CENTRE, type Device } from '@vigie/contracts/entities'
import { MapPinOff } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConfig, useSite } from '@/data'
import { useSitePlan } from '@/data/site-plan'
import { devicePath } from '@/paths'
import { map as words } from '@/text/map'
import { EmptyState } from '@/ui/empty-state'
import { InView } from '@/ui/in-view'
import { Skeleton } from '@/ui/skeleton'
import { latePart } from '../late/late-part.tsx'
import { placedOf } from './placed.ts'
import { shapesOf } from './plan-shapes.ts'
import type { MapStates } from './use-map-states.ts'

const MapCanvas = latePart(async () => (await import('./map-canvas.tsx')).MapCanvas)

const PLACEHOLDER = <Skeleton className="size-full rounded-none" />

type SiteMapProps = {
  readonly devices: readonly Device[]
  readonly states: MapStates
  /** Several devices stand at one place: the list tells them apart. */
  readonly onList: () => void
}

/** The map, fetched once it comes into view; centred on the site, else near Agadir (R8.2), on the plan of the site. */
export const SiteMap = ({ devices, states, onList }: SiteMapProps) => {
  const { map: tiles } = useConfig()
  const site = useSite()
  const plan = useSitePlan()
  const navigate = useNavigate()
  const placed = useMemo(() => placedOf(devices), [devices])
  const shapes = useMemo(() => shapesOf(plan.data ?? null), [plan.data])
  const open = useCallback((device: Device) => void navigate(devicePath(device)), [navigate])
  // a plan that cannot be read is not waited for
  if (site.isPending || (plan.isLoading && plan.failureCount === 0)) return PLACEHOLDER
  if (placed.length === 0 && shapes.length === 0) {
    return (
      <EmptyState icon={MapPinOff} title={words.none}>
        {words.noneHelp}
      </EmptyState>
    )
  }
  return (
    <InView placeholder={PLACEHOLDER} className="size-full print:hidden">
      <MapCanvas
        placeholder={PLACEHOLDER}
        placed={placed}
        states={states}
        shapes={shapes}
        centre={site.data?.site.position ?? DEFAULT_MAP_CENTRE}
        tiles={tiles}
        onOpen={open}
        onOpenMany={onList}
      />
    </InView>
  )
}
