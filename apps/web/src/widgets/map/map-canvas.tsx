import type { Device, Position } from '@vigie/contracts/entities'
import type { PublicConfig } from '@vigie/contracts/rest'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { map as words } from '@/text/map'
import { createLeafletMap, type LeafletMap, markSize } from '@/ui/map/leaflet-map'
import { rootScale } from '@/ui/root-scale'
import { clusterSpots } from './cluster.ts'
import type { Spot } from './label-spots.ts'
import { type Named, placeLabels } from './labels.ts'
import { MAP_STATES, type MapState, worstOf } from './map-state.ts'
import { keyOf, mainOf } from './mark-groups.ts'
import { linksOf, middleOf, type Placed } from './placed.ts'
import type { PlanShape } from './plan-shapes.ts'
import { MarkFace } from './state-mark.tsx'
import type { MapStates } from './use-map-states.ts'

/** Between the edges of two marks at least, else they are one. */
const APART_PX = 1
/** Names of what shares a mark, one below the other; the last says how many more there are. */
const MOST_LINES = 4
/** of a name: see `MarkFace` */
const LABEL_PX = { reach: 14, character: 6.4, height: 16, most: 192 } as const

type MapCanvasProps = {
  readonly placed: readonly Placed[]
  readonly states: MapStates
  readonly shapes: readonly PlanShape[]
  readonly centre: Position
  readonly tiles: PublicConfig['map']
  readonly onOpen: (device: Device) => void
  /** Devices that share one mark even at the closest zoom were chosen. */
  readonly onOpenMany: () => void
}

/** The map itself; loaded when it comes into view. Leaflet computes where marks stand, React renders them. */
export const MapCanvas = ({ placed, states, shapes, centre, tiles, onOpen, onOpenMany }: MapCanvasProps) => {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [moves, setMoves] = useState(0)
  const [elements, setElements] = useState<ReadonlyMap<string, HTMLElement>>(new Map())
  const [around] = useState(() => aroundOf(placed, shapes))
  const { tilesUrl, attribution } = tiles
  const { lat, lon } = centre

  useEffect(() => {
    if (container.current === null) return
    const made = createLeafletMap(container.current, {
      centre: { lat, lon },
      around,
      tiles: tilesUrl === null ? null : { url: tilesUrl, attribution },
      labels: { map: words.label, zoomIn: words.zoomIn, zoomOut: words.zoomOut },
      onMove: () => setMoves((count) => count + 1),
    })
    setMap(made)
    return () => {
      setMap(null)
      made.close()
    }
  }, [lat, lon, around, tilesUrl, attribution])

  // pixel positions change with the zoom, what is in view with every move
  const groups = useMemo(
    () =>
      map === null
        ? []
        : clusterSpots(
            placed.map((item) => ({ item, ...map.project(item.at) })),
            markSize() + APART_PX * rootScale(),
          ),
    [map, moves, placed],
  )
  const marks = groups.map((group) => ({
    key: keyOf(group),
    at: middleOf(group),
    main: mainOf(group)?.asset,
    lines: linesOf(group),
    count: group.length,
    state: worstOf(group.flatMap(({ asset }) => asset.members.map(({ id }) => states.get(id) ?? 'unknown'))),
  }))
  const labelOf = useLabels(map, marks, shapes, moves)

  useEffect(() => map?.setGround(shapes), [map, shapes])
  // pipes that are drawn say more than straight lines
  const links = useMemo(() => (shapes.some(({ kind }) => kind === 'pipe') ? [] : linksOf(groups)), [shapes, groups])
  useEffect(() => map?.setLinks(links), [map, links])
  useEffect(() => {
    if (map === null) return
    const press = (group: readonly Placed[]) => {
      const [only] = group
      if (group.length === 1 && only !== undefined) return onOpen(only.asset.main)
      if (!map.comeCloser(group.map(({ at }) => at))) onOpenMany()
    }
    setElements(
      map.setMarks(
        groups.map((group) => ({
          key: keyOf(group),
          at: middleOf(group),
          title: group.map(({ asset }) => asset.name).join(', '),
          onPress: () => press(group),
        })),
      ),
    )
  }, [map, groups, onOpen, onOpenMany])

  return (
    <div ref={container} className="size-full">
      {marks.map(({ key, state, main, count }) => {
        const element = elements.get(key)
        if (element === undefined) return null
        return createPortal(
          <MarkFace state={state} name={main?.name ?? ''} count={count} {...labelOf(key)} />,
          element,
          key,
        )
      })}
    </div>
  )
}

type MarkView = {
  readonly key: string
  readonly at: Position
  readonly main: Placed['asset'] | undefined
  readonly lines: readonly string[]
  readonly state: MapState
}

/** What shares a mark, by name: whom the mark is called after first. */
const linesOf = (group: readonly Placed[]): readonly string[] => {
  const first = mainOf(group)
  const names = [first, ...group.filter((one) => one !== first)].flatMap((one) => one?.asset.name ?? [])
  return names.length <= MOST_LINES
    ? names
    : [...names.slice(0, MOST_LINES - 1), words.others(names.length - MOST_LINES + 1)]
}

/** Which side the name of each mark stands on; writes those of the ground itself. */
const useLabels = (map: LeafletMap | null, marks: readonly MarkView[], shapes: readonly PlanShape[], moves: number) => {
  // in words, since the marks are made anew each second
  const order = marks.map(({ key, state }) => `${key} ${state}`).join()
  const { placed, lines, names } = useMemo(() => {
    if (map === null) return NO_LABELS
    // what a mark is called is not written on the ground a second time
    const said = marks.flatMap(({ lines }) => lines)
    const named = shapes.flatMap(({ key, name, middle }) =>
      name === null || isSaid(name, said) ? [] : [{ key, at: middle, text: name }],
    )
    const ranked = [
      ...marks.map(({ key, at, main, lines, state }) => ({
        item: { key, lines, isMark: true, ...map.project(at) },
        rank: rankOf(main, state),
      })),
      ...named.map(({ key, at, text }) => ({
        item: { key, lines: [text], isMark: false, ...map.project(at) },
        rank: GROUND_RANK,
      })),
    ].toSorted((a, b) => a.rank - b.rank)
    const scale = rootScale()
    const { reach, character, height, most } = LABEL_PX
    const size = { reach: reach * scale, character: character * scale, height: height * scale, most: most * scale }
    const place = (items: readonly Named[]) => placeLabels(items, size, map.view())
    const items = ranked.map(({ item }) => item)
    const whole = place(items)
    // a mark whose names have no room is called after the first of them
    const cut = items.map((item) =>
      whole.has(item.key) || item.lines.length < 2 ? item : { ...item, lines: shortOf(item.lines) },
    )
    const found = cut.every((item, nth) => item === items[nth]) ? whole : place(cut)
    const lines = new Map(cut.map((item) => [item.key, item.lines]))
    return { placed: found, lines, names: named.filter(({ key }) => found.has(key)) }
  }, [map, order, shapes, moves])
  useEffect(() => map?.setNames(names), [map, names])
  return (key: string) => ({ spot: placed.get(key), lines: lines.get(key) ?? [] })
}

const NO_LABELS = { placed: new Map<string, Spot>(), lines: new Map<string, readonly string[]>(), names: [] }

/** « Bassin haut et 2 autres » */
const shortOf = ([first = '', ...rest]: readonly string[]): readonly string[] => [
  `${first} ${words.others(rest.length)}`,
]

/** « Agrumes nord » where a mark says « Secteur agrumes nord ». */
const isSaid = (name: string, said: readonly string[]): boolean =>
  said.some((one) => one.toLocaleLowerCase('fr').endsWith(name.toLocaleLowerCase('fr')))

/** after devices of the plant and all that needs looking at, before gauges that are well */
const GROUND_RANK = 20

/** Whose name is written first: the worst states, then things before mere gauges. */
const rankOf = (asset: Placed['asset'] | undefined, state: MapState): number => {
  if (state !== 'in-service') return MAP_STATES.indexOf(state)
  const isGauge = asset?.main.kind === 'pressure' || asset?.main.kind === 'sensor'
  return isGauge ? GROUND_RANK + 1 : GROUND_RANK - 1
}

/** What is in view at first: every device, and what the plan says of areas. */
const aroundOf = (placed: readonly Placed[], shapes: readonly PlanShape[]): readonly Position[] => [
  ...placed.map(({ at }) => at),
  ...shapes.filter(({ isArea }) => isArea).flatMap(({ paths }) => paths.flat()),
]
