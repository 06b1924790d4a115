import type { DeviceId, DeviceRole } from '@vigie/contracts/entities'
import { reduceCrossings } from './ordering.ts'
import type { Pipe, WaterNetwork, WaterNode } from './water-network.ts'

export type Placed = { readonly node: WaterNode; readonly x: number; readonly y: number; readonly height: number }
export type Routed = {
  readonly pipe: Pipe
  /** SVG path, left to right */
  readonly path: string
  /** where the pipe enters its target */
  readonly end: { readonly x: number; readonly y: number }
}
export type Layout = {
  readonly height: number
  readonly nodeWidth: number
  /** whether nothing but nodes has room */
  readonly isSmall: boolean
  readonly placed: readonly Placed[]
  readonly routed: readonly Routed[]
}

const HEIGHTS: Record<DeviceRole, number> = { source: 68, storage: 140, consumption: 68, energy: 68 }
/** where a node has no room for its state beside its figure, one stands below the other; a tank's net flow too */
const STACKED: Record<DeviceRole, number> = { source: 88, storage: 152, consumption: 88, energy: 88 }
/** and its name takes two lines where one is too short for it */
const SECOND_LINE = 20
/** in a narrow drawing nodes are small: a name of two lines, the figure, the state */
const SMALL: Record<DeviceRole, number> = { source: 94, storage: 156, consumption: 94, energy: 94 }
const SMALL_BELOW = 150
const NAME_CHARACTER = 8.2
const NODE_PADDING = 18
const STACKED_BELOW = 230
const BEND = 12
const GAP = 16
const GAP_SMALL = 10
/** from so wide on, a drawing is about this high for its width, its nodes further apart */
const ASPECT = 0.58
const SPREAD_FROM = 1_200
const GAP_MOST = 96
/** and its tanks are drawn this much higher */
const TANK_GROWTH = 1.6
/** share of a column's width that its nodes take; more of it in a narrow drawing */
const NODE_SHARE = 0.68
const NODE_SHARE_NARROW = 0.82
const NODE_SHARE_SMALL = 0.88
const NARROW = 1_000
const SMALL_DRAWING = 500
const NODE_MOST = 320
const ROUNDS = 8

type Cell = { readonly id: string; readonly column: number; readonly height: number; y: number }
type Segment = { readonly from: string; readonly to: string }

/** Places the network in a width, px: columns along the water's way, few crossings, pipes that never run through a node. */
export const layoutNetwork = ({ nodes, pipes }: WaterNetwork, width: number): Layout => {
  const count = Math.max(1, ...nodes.map(({ column }) => column + 1))
  const nodeWidth = Math.min(NODE_MOST, Math.floor((width / count) * shareIn(width)))
  const step = count === 1 ? 0 : (width - nodeWidth) / (count - 1)
  const columnOf = new Map(nodes.map(({ id, column }) => [id, column]))
  const ways = pipes.map((pipe) => wayOf(pipe, columnOf))
  const cells = new Map<string, Cell>()
  const isSpread = width >= SPREAD_FROM
  const isStacked = nodeWidth < STACKED_BELOW
  const isLong = ({ asset }: WaterNode) => asset.name.length * NAME_CHARACTER > nodeWidth - NODE_PADDING
  const isSmall = nodeWidth < SMALL_BELOW
  const secondLine = isStacked && nodes.some(isLong) ? SECOND_LINE : 0
  const heightOf = (role: DeviceRole) =>
    isSmall
      ? SMALL[role]
      : isStacked
        ? STACKED[role] + secondLine
        : HEIGHTS[role] * (isSpread && role === 'storage' ? TANK_GROWTH : 1)
  for (const { id, asset, column } of nodes) cells.set(id, { id, column, height: heightOf(asset.role), y: 0 })
  for (const { bends } of ways) for (const bend of bends) cells.set(bend.id, { ...bend, height: BEND, y: 0 })
  const segments = ways.flatMap(({ segments: own }) => own)
  const columns = orderedColumns([...cells.values()], segments, count)
  const gap = isSpread
    ? Math.max(GAP, Math.min(GAP_MOST, ...columns.map((column) => spread(column, width * ASPECT))))
    : isSmall
      ? GAP_SMALL
      : GAP
  const height = settle(columns, segments, gap)
  return {
    height,
    nodeWidth,
    isSmall,
    placed: nodes.flatMap((node) => {
      const cell = cells.get(node.id)
      return cell === undefined ? [] : [{ node, x: node.column * step, y: cell.y, height: cell.height }]
    }),
    routed: routesOf(ways, cells, nodeWidth, step),
  }
}

const shareIn = (width: number): number =>
  width < SMALL_DRAWING ? NODE_SHARE_SMALL : width < NARROW ? NODE_SHARE_NARROW : NODE_SHARE

type Way = {
  readonly pipe: Pipe
  readonly bends: readonly { id: string; column: number }[]
  readonly segments: readonly Segment[]
}

/** A pipe that passes columns gets a bend in each, so that its place there is kept free. */
const wayOf = (pipe: Pipe, columnOf: ReadonlyMap<DeviceId, number>): Way => {
  const [from, to] = [columnOf.get(pipe.from) ?? 0, columnOf.get(pipe.to) ?? 0]
  const bends = Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => ({
    id: `${pipe.from}>${pipe.to}@${index}`,
    column: from + 1 + index,
  }))
  const stops = [pipe.from, ...bends.map(({ id }) => id), pipe.to]
  return { pipe, bends, segments: stops.slice(1).map((stop, index) => ({ from: stops[index] ?? pipe.from, to: stop })) }
}

const orderedColumns = (cells: readonly Cell[], segments: readonly Segment[], count: number): Cell[][] => {
  const byId = new Map(cells.map((cell) => [cell.id, cell]))
  const layers = Array.from({ length: count }, (_, column) =>
    cells.filter((cell) => cell.column === column).map(({ id }) => id),
  )
  return reduceCrossings(layers, segments).map((layer) => layer.flatMap((id) => byId.get(id) ?? []))
}

/** The gap that spreads a column over a height. */
const spread = (column: readonly Cell[], height: number): number =>
  column.length < 2
    ? Number.POSITIVE_INFINITY
    : (height - column.reduce((sum, cell) => sum + cell.height, 0)) / (column.length - 1)

/** Moves each cell towards the middle of what it is linked to, none over another. Returns the height needed. */
const settle = (columns: readonly Cell[][], segments: readonly Segment[], gap: number): number => {
  const byId = new Map(columns.flat().map((cell) => [cell.id, cell]))
  const heightOf = (column: readonly Cell[]) => column.reduce((sum, cell) => sum + cell.height + gap, -gap)
  const height = Math.max(0, ...columns.map(heightOf))
  for (const column of columns) stack(column, (height - heightOf(column)) / 2, gap)
  const centre = (cell: Cell) => cell.y + cell.height / 2
  const pull = (cell: Cell): number => {
    const near = segments.flatMap(({ from, to }) =>
      from === cell.id ? (byId.get(to) ?? []) : to === cell.id ? (byId.get(from) ?? []) : [],
    )
    return near.length === 0 ? cell.y : near.reduce((sum, one) => sum + centre(one), 0) / near.length - cell.height / 2
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const column of columns) {
      for (const cell of column) cell.y = pull(cell)
      separate(column, height, gap)
    }
  }
  return height
}

const stack = (column: readonly Cell[], top: number, gap: number): void => {
  let y = top
  for (const cell of column) {
    cell.y = y
    y += cell.height + gap
  }
}

/** Down from the top, then up from the bottom: the order is kept, and everything stays inside. */
const separate = (column: readonly Cell[], height: number, gap: number): void => {
  let lowest = 0
  for (const cell of column) {
    cell.y = Math.max(cell.y, lowest)
    lowest = cell.y + cell.height + gap
  }
  let highest = height
  for (const cell of column.toReversed()) {
    cell.y = Math.min(cell.y, highest - cell.height)
    highest = cell.y - gap
  }
}

/** Pipes leave and enter a node one below the other, in the order of where they go. */
const routesOf = (
  ways: readonly Way[],
  cells: ReadonlyMap<string, Cell>,
  nodeWidth: number,
  step: number,
): Routed[] => {
  const middle = (id: string) => {
    const cell = cells.get(id)
    return cell === undefined ? 0 : cell.y + cell.height / 2
  }
  const port = (id: string, way: Way, side: 'out' | 'in'): number => {
    const cell = cells.get(id)
    const beyond = ({ segments }: Way) => (side === 'out' ? (segments[0]?.to ?? '') : (segments.at(-1)?.from ?? ''))
    const own = ways
      .filter(({ pipe }) => (side === 'out' ? pipe.from : pipe.to) === id)
      .toSorted((a, b) => middle(beyond(a)) - middle(beyond(b)))
    return cell === undefined ? 0 : cell.y + (cell.height * (own.indexOf(way) + 1)) / (own.length + 1)
  }
  return ways.map((way) => {
    const { pipe, bends } = way
    const start = { x: (cells.get(pipe.from)?.column ?? 0) * step + nodeWidth, y: port(pipe.from, way, 'out') }
    const end = { x: (cells.get(pipe.to)?.column ?? 0) * step, y: port(pipe.to, way, 'in') }
    const stops = bends.flatMap(({ id, column }) => [
      { x: column * step, y: middle(id) },
      { x: column * step + nodeWidth, y: middle(id) },
    ])
    return { pipe, path: pathThrough([start, ...stops, end]), end }
  })
}

type Point = { readonly x: number; readonly y: number }

const pathThrough = ([start, ...rest]: readonly Point[]): string => {
  if (start === undefined) return ''
  let at = start
  const parts = rest.map((point) => {
    const half = (at.x + point.x) / 2
    const part = `C${r(half)} ${r(at.y)} ${r(half)} ${r(point.y)} ${r(point.x)} ${r(point.y)}`
    at = point
    return part
  })
  return `M${r(start.x)} ${r(start.y)} ${parts.join(' ')}`
}
const r = (value: number): number => Math.round(value * 10) / 10
