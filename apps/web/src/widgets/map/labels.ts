import { type Spot, spotsAround } from './label-spots.ts'

/** Something with a name, at a place in pixels of the present zoom: a mark, or what lies on the ground. */
export type Named = {
  readonly key: string
  readonly x: number
  readonly y: number
  /** one below the other */
  readonly lines: readonly string[]
  readonly isMark: boolean
}

/** Sizes in pixels, all of them of the page's text. */
export type LabelSize = {
  /** from a mark's middle to its edge */
  readonly reach: number
  /** of a character, on average */
  readonly character: number
  /** of a line */
  readonly height: number
  /** the longest name is cut at this width */
  readonly most: number
}

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

type Placed = ReadonlyMap<string, Spot>
type Found = { readonly placed: Placed; readonly cost: number; readonly poor: readonly Named[] }

/** Who found no good place is asked first, at most so often. */
const ROUNDS = 6
/** More than all the names of a map can gain by standing better. */
const UNWRITTEN = 10_000

/**
 * Writes as many names as fit without covering a mark, a leader or another name: that of a mark beside it, else at the
 * end of a short leader, that of the ground in the middle of what it names. Where not all fit, those given first are
 * written. No name is cut off by the edge of the view.
 * @returns by key, where each name stands; those without stay unwritten
 */
export const placeLabels = (items: readonly Named[], size: LabelSize, view: Box): Placed => {
  let order = items
  let best: Found | null = null
  for (let round = 0; round < ROUNDS; round++) {
    const found = placeInOrder(order, items, size, view)
    if (best === null || found.cost < best.cost) best = found
    if (found.poor.length === 0) break
    const first = new Set(found.poor)
    order = [...found.poor, ...order.filter((one) => !first.has(one))]
  }
  return best?.placed ?? new Map()
}

const placeInOrder = (order: readonly Named[], items: readonly Named[], size: LabelSize, view: Box): Found => {
  const marks = new Map(items.filter(({ isMark }) => isMark).map((mark) => [mark.key, markBox(mark, size)]))
  const taken: Box[] = []
  const isFree = (box: Box, key: string): boolean =>
    taken.every((other) => !overlaps(box, other)) &&
    [...marks].every(([other, mark]) => other === key || !overlaps(box, mark))
  const placed = new Map<string, Spot>()
  const poor: Named[] = []
  let cost = 0
  for (const item of order) {
    const spots = item.isMark ? spotsAround(size) : MIDDLE
    const rank = spots.findIndex((spot) => {
      const box = labelBox(item, spot, size)
      return (
        isInside(box, view) && isFree(box, item.key) && leaderBoxes(item, spot).every((one) => isFree(one, item.key))
      )
    })
    const spot = spots[rank]
    if (spot === undefined || spot.leader !== null) poor.push(item)
    // whoever is given before others is worth more than all of them
    cost += spot === undefined ? UNWRITTEN * 2 ** (items.length - items.indexOf(item)) : rank
    if (spot === undefined) continue
    placed.set(item.key, spot)
    taken.push(labelBox(item, spot, size), ...leaderBoxes(item, spot))
  }
  return { placed, cost, poor }
}

const MIDDLE: readonly Spot[] = [{ x: 0, y: 0, across: 0, down: 0, leader: null }]

/** The box of a mark. */
export const markBox = ({ x, y }: Named, { reach }: LabelSize): Box => boxOf(x, y, 2 * reach, 2 * reach)

/** The box of a name where it stands. */
export const labelBox = (item: Named, spot: Spot, size: LabelSize): Box => {
  const width = widthOf(item.lines, size)
  const height = item.lines.length * size.height
  return boxOf(item.x + spot.x + (spot.across * width) / 2, item.y + spot.y + (spot.down * height) / 2, width, height)
}

/** What a leader runs through, in short pieces. */
const leaderBoxes = ({ x, y }: Named, { leader }: Spot): readonly Box[] =>
  leader === null
    ? []
    : PIECES.map((part) => {
        const along = leader.from + (part * (leader.to - leader.from)) / PIECES.length
        return boxOf(x + along * Math.cos(leader.angle), y + along * Math.sin(leader.angle), LEADER_PX, LEADER_PX)
      })
const PIECES = [0.5, 1.5, 2.5, 3.5]
const LEADER_PX = 3

const isInside = (box: Box, { left, top, right, bottom }: Box): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom

/** Whether two boxes share more than an edge. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const widthOf = (lines: readonly string[], { character, most }: LabelSize): number =>
  Math.min(most, Math.max(0, ...lines.map(({ length }) => length)) * character + 8)

const boxOf = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
