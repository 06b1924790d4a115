import type { Device } from '@vigie/contracts/entities'
import { useConfig } from '@/data'
import { useSitePlan } from '@/data/site-plan'
import { map as words } from '@/text/map'
import { ScrollArea } from '@/ui/scroll-area'
import { useOnPaper } from '@/ui/use-on-paper'
import { MapLegend } from './map-legend.tsx'
import { MapList } from './map-list.tsx'
import { placedOf } from './placed.ts'
import { SiteMap } from './site-map.tsx'
import { useMapStates } from './use-map-states.ts'

type MapContentProps = {
  readonly devices: readonly Device[]
  readonly view: 'map' | 'list'
  readonly onList: () => void
}

/** The map or the list, with what its signs mean and what it does not show. */
export const MapContent = ({ devices, view, onList }: MapContentProps) => {
  const states = useMapStates(devices)
  const { map: tiles } = useConfig()
  const isOnPaper = useOnPaper()
  const plan = useSitePlan()
  const without = devices.length - placedOf(devices).reduce((sum, { asset }) => sum + asset.members.length, 0)
  const hasNoGround = tiles.tilesUrl === null && !plan.isLoading && (plan.data ?? null) === null
  return (
    <>
      <div className="h-96 border-line border-y xl:h-[30rem] print:hidden">
        {view === 'map' ? (
          <SiteMap devices={devices} states={states} onList={onList} />
        ) : (
          <ScrollArea label={words.views.list} className="h-full">
            <MapList devices={devices} states={states} />
          </ScrollArea>
        )}
      </div>
      {isOnPaper && <MapList devices={devices} states={states} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 p-3">
        <MapLegend states={states} />
        {without > 0 && <p className="text-muted text-xs">{words.without(without)}</p>}
        {view === 'map' && hasNoGround && <p className="text-muted text-xs">{words.noGround}</p>}
      </div>
    </>
  )
}
