import type { Device } from '@vigie/contracts/entities'
import { Snowflake, Waypoints } from 'lucide-react'
import { useMemo } from 'react'
import { useFeed, useKpis } from '@/data'
import { synoptic } from '@/text/eau'
import { Badge } from '@/ui/badge'
import { CardSection } from '@/ui/card-section'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { AssetFiguresProvider } from '../device-tile/asset-figures.ts'
import { gridMeter } from '../device-tile/device-metrics.ts'
import { LeaksProvider } from '../leaks/leaks-provider.tsx'
import { NetworkDrawing } from './network-drawing.tsx'
import { NetworkList } from './network-list.tsx'
import { useWidth } from './use-width.ts'
import { waterNetwork } from './water-network.ts'

/** px below which the drawing would not be legible: the list says the same. */
const DRAWN_FROM = 420

type SynopticProps = {
  readonly devices: readonly Device[]
  /** Where a device's own page is. */
  readonly pathOf: (device: Device) => string
}

/** The water network as it is now: drawn where there is room, and as a list everywhere else. */
export const Synoptic = ({ devices, pathOf }: SynopticProps) => {
  const network = useMemo(() => waterNetwork(devices), [devices])
  const supply = useMemo(() => gridMeter(devices)?.id ?? null, [devices])
  const day = useKpis({ unit: 'day' }).data
  const figures = useMemo(() => ({ day, month: undefined, devices }), [day, devices])
  const [host, width] = useWidth()
  const { trusted } = useFeed()
  if (network.pipes.length === 0) {
    return (
      <EmptyState icon={Waypoints} title={synoptic.emptyTitle}>
        {synoptic.emptyHelp}
      </EmptyState>
    )
  }
  const frozen = !trusted && (
    <Badge tone="frozen" title={synoptic.frozenHelp}>
      <Snowflake aria-hidden />
      {synoptic.frozen}
    </Badge>
  )
  return (
    <div ref={host} className="flex min-w-0 flex-col [&>section]:grow">
      <AssetFiguresProvider value={figures}>
        <LeaksProvider devices={devices}>
          {width === null ? (
            <Skeleton className="h-[34rem] w-full rounded-xl" />
          ) : width < DRAWN_FROM ? (
            <section aria-label={synoptic.title} className="flex flex-col gap-3">
              <div className="flex flex-wrap items-center gap-2">
                <h2 className="font-semibold text-base">{synoptic.title}</h2>
                {frozen}
              </div>
              <NetworkList network={network} supply={supply} pathOf={pathOf} />
            </section>
          ) : (
            <CardSection title={synoptic.title} beside={frozen}>
              <NetworkDrawing network={network} width={width} supply={supply} pathOf={pathOf} />
            </CardSection>
          )}
        </LeaksProvider>
      </AssetFiguresProvider>
    </div>
  )
}
