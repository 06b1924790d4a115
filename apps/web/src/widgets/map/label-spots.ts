/** Where a name is held, from the middle of what it names, and which way it goes from there. */
export type Spot = {
  readonly x: number
  readonly y: number
  /** -1: it ends there, 0: its middle is there, 1: it begins there */
  readonly across: -1 | 0 | 1
  /** -1: above, 0: its middle is there, 1: below */
  readonly down: -1 | 0 | 1
  /** the line to a name that has no room beside its mark: its angle, and from how far out to how far out it goes */
  readonly leader: { readonly angle: number; readonly from: number; readonly to: number } | null
}

/** Pixels: from a mark's middle to its edge, and how high a line of its name is. */
type MarkSize = { readonly reach: number; readonly height: number }

/** left free above a mark and to its right, where the number of its devices stands */
const BADGE = 0.57
/** how far from the edge of a mark a leader ends, in reaches of a mark: the shorter first */
const LEADERS = [0.8, 1.6]

/** Where the name of a mark may stand, the best first: beside it, then a little further at the end of a leader. */
export const spotsAround = ({ reach, height }: MarkSize): readonly Spot[] => {
  const badge = BADGE * reach
  const near = (x: number, y: number, across: Spot['across'], down: Spot['down']): Spot => ({
    x,
    y,
    across,
    down,
    leader: null,
  })
  const right = reach + badge
  const above = -reach - badge
  return [
    near(0, reach, 0, 1),
    near(0, above, 0, -1),
    near(right, 0, 1, 0),
    near(-reach, 0, -1, 0),
    // along an edge of the mark
    near(-reach, reach, 1, 1),
    near(reach, reach, -1, 1),
    near(-reach, above, 1, -1),
    near(reach, above, -1, -1),
    near(right, height / 2, 1, 0),
    near(-reach, height / 2, -1, 0),
    near(right, -height / 2, 1, 0),
    near(-reach, -height / 2, -1, 0),
    // from its middle outwards
    near(0, reach, 1, 1),
    near(0, reach, -1, 1),
    near(0, above, 1, -1),
    near(0, above, -1, -1),
    ...LEADERS.flatMap((length) => ANGLES.map((angle) => atEnd(angle, reach, reach * (1 + length)))),
  ]
}

/** Every eighth of a turn, sideways first. */
const ANGLES = [0, 4, 1, 3, 7, 5, 2, 6].map((eighth) => (eighth * Math.PI) / 4)

const atEnd = (angle: number, from: number, to: number): Spot => {
  const [x, y] = [to * Math.cos(angle), to * Math.sin(angle)]
  const isUpright = Math.abs(x) < 1
  return {
    x,
    y,
    across: isUpright ? 0 : x > 0 ? 1 : -1,
    down: isUpright ? (y > 0 ? 1 : -1) : 0,
    leader: { angle, from, to },
  }
}

/** How far a name moves back from where it is held, of its own size: the CSS of `translate`. */
export const shiftOf = ({ across, down }: Spot): string => `${SHIFTS[across]} ${SHIFTS[down]}`
const SHIFTS = { [-1]: '-100%', 0: '-50%', 1: '0%' } as const
