import type { Device, Position } from '@vigie/contracts/entities'
import type { PublicConfig } from '@vigie/contracts/rest'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { map as words } from '@/text/map'
import { createLeafletMap, type LeafletMap } from '@/ui/map/leaflet-map'
import { rootScale } from '@/ui/root-scale'
import { clusterSpots } from './cluster.ts'
import { worstOf } from './map-state.ts'
import { linksOf, middleOf, type Placed } from './placed.ts'
import { MarkFace } from './state-mark.tsx'
import type { MapStates } from './use-map-states.ts'

/** Marks closer than this are one. */
const JOIN_PX = 34

type MapCanvasProps = {
  readonly placed: readonly Placed[]
  readonly states: MapStates
  readonly centre: Position
  readonly tiles: PublicConfig['map']
  readonly onOpen: (device: Device) => void
  /** Devices that share one mark even at the closest zoom were chosen. */
  readonly onOpenMany: () => void
}

/** The map itself; loaded when it comes into view. Leaflet computes where marks stand, React renders them. */
export const MapCanvas = ({ placed, states, centre, tiles, onOpen, onOpenMany }: MapCanvasProps) => {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [zooms, setZooms] = useState(0)
  const [elements, setElements] = useState<ReadonlyMap<string, HTMLElement>>(new Map())
  const [around] = useState(() => placed.map(({ at }) => at))
  const { tilesUrl, attribution } = tiles
  const { lat, lon } = centre

  useEffect(() => {
    if (container.current === null) return
    const made = createLeafletMap(container.current, {
      centre: { lat, lon },
      around,
      tiles: tilesUrl === null ? null : { url: tilesUrl, attribution },
      labels: { map: words.label, zoomIn: words.zoomIn, zoomOut: words.zoomOut },
      onZoom: () => setZooms((count) => count + 1),
    })
    setMap(made)
    return () => {
      setMap(null)
      made.close()
    }
  }, [lat, lon, around, tilesUrl, attribution])

  // pixel positions change with the zoom
  const groups = useMemo(
    () =>
      map === null
        ? []
        : clusterSpots(
            placed.map((item) => ({ item, ...map.project(item.at) })),
            JOIN_PX * rootScale(),
          ),
    [map, zooms, placed],
  )
  useEffect(() => map?.setLinks(linksOf(groups)), [map, groups])
  useEffect(() => {
    if (map === null) return
    const press = (group: readonly Placed[]) => {
      const [only] = group
      if (group.length === 1 && only !== undefined) return onOpen(only.device)
      if (!map.comeCloser(group.map(({ at }) => at))) onOpenMany()
    }
    setElements(
      map.setMarks(
        groups.map((group) => ({
          key: keyOf(group),
          at: middleOf(group),
          title: group.map(({ device }) => device.name).join(', '),
          onPress: () => press(group),
        })),
      ),
    )
  }, [map, groups, onOpen, onOpenMany])

  return (
    <div ref={container} className="size-full">
      {groups.map((group) => {
        const element = elements.get(keyOf(group))
        if (element === undefined) return null
        const state = worstOf(group.map(({ device }) => states.get(device.id) ?? 'unknown'))
        const names = group.map(({ device }) => device.name)
        return createPortal(<MarkFace state={state} names={names} />, element, keyOf(group))
      })}
    </div>
  )
}

const keyOf = (group: readonly Placed[]): string => group.map(({ device }) => device.id).join(' ')
