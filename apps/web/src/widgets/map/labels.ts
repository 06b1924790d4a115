/** Where a name stands beside its mark. */
export type Side =
  | 'below'
  | 'above'
  | 'right'
  | 'left'
  | 'below-right'
  | 'below-left'
  | 'above-right'
  | 'above-left'
  // at the end of a short line, where there is no room beside the mark
  | 'far-below'
  | 'far-above'
  | 'far-right'
  | 'far-left'

/** Something with a name, at a place in pixels of the present zoom: a mark, or what lies on the ground. */
export type Named = {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly text: string
  readonly isMark: boolean
}

/** Sizes in pixels, all of them of the page's text. */
export type LabelSize = {
  /** from a mark's middle to its edge */
  readonly reach: number
  /** of a character, on average */
  readonly character: number
  readonly height: number
  /** the longest name is cut at this width */
  readonly most: number
}

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const SIDES: readonly Side[] = [
  'below',
  'above',
  'right',
  'left',
  'below-right',
  'below-left',
  'above-right',
  'above-left',
  'far-right',
  'far-left',
  'far-below',
  'far-above',
]
/** left free above a mark and to its right, where the number of its devices stands */
const BADGE_PX = 8
/** length of the line to a name that stands away from its mark */
export const FAR_PX = 28

/**
 * Writes as many names as fit without covering a mark or another name, in the order given: that of a mark on one of its
 * sides, that of the ground in the middle of what it names. No name is cut off by the edge of the view.
 * @returns by key, where each name stands; those without stay unwritten
 */
export const placeLabels = (
  items: readonly Named[],
  size: LabelSize,
  view: Box,
): ReadonlyMap<string, Side | 'middle'> => {
  const boxes = new Map(items.filter(({ isMark }) => isMark).map((mark) => [mark.key, markBox(mark, size)]))
  const names: Box[] = []
  const isFree = (box: Box, key: string): boolean =>
    isInside(box, view) &&
    names.every((other) => !overlaps(box, other)) &&
    [...boxes].every(([other, mark]) => other === key || !overlaps(box, mark))
  const placed = new Map<string, Side | 'middle'>()
  for (const item of items) {
    const places = item.isMark ? SIDES : (['middle'] as const)
    const place = places.find((one) => isFree(labelBox(item, one, size), item.key))
    if (place === undefined) continue
    names.push(labelBox(item, place, size))
    placed.set(item.key, place)
  }
  return placed
}

/** The box of a mark. */
export const markBox = ({ x, y }: Named, { reach }: LabelSize): Box => boxAround(x, y, 2 * reach, 2 * reach)

/** The box of a name where it stands. */
export const labelBox = ({ x, y, text }: Named, place: Side | 'middle', size: LabelSize): Box => {
  const { reach, height } = size
  const width = widthOf(text, size)
  switch (place) {
    case 'middle':
      return boxAround(x, y, width, height)
    case 'below':
      return boxAround(x, y + reach + height / 2, width, height)
    case 'above':
      return boxAround(x, y - reach - BADGE_PX - height / 2, width, height)
    case 'right':
      return boxAround(x + reach + BADGE_PX + width / 2, y, width, height)
    case 'left':
      return boxAround(x - reach - width / 2, y, width, height)
    case 'below-right':
      return boxAround(x + width / 2, y + reach + height / 2, width, height)
    case 'below-left':
      return boxAround(x - width / 2, y + reach + height / 2, width, height)
    case 'above-right':
      return boxAround(x + width / 2, y - reach - BADGE_PX - height / 2, width, height)
    case 'above-left':
      return boxAround(x - width / 2, y - reach - BADGE_PX - height / 2, width, height)
    case 'far-below':
      return boxAround(x, y + reach + FAR_PX + height / 2, width, height)
    case 'far-above':
      return boxAround(x, y - reach - FAR_PX - height / 2, width, height)
    case 'far-right':
      return boxAround(x + reach + FAR_PX + width / 2, y, width, height)
    case 'far-left':
      return boxAround(x - reach - FAR_PX - width / 2, y, width, height)
  }
}

const isInside = (box: Box, { left, top, right, bottom }: Box): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom

/** Whether two boxes share more than an edge. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const widthOf = (text: string, { character, most }: LabelSize): number => Math.min(most, text.length * character + 8)

const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
