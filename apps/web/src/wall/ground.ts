// In: where things are on earth, and the room of a map. Out: where they stand in it, em of the wall's letters.

/** A place on earth, degrees. */
type Place = { readonly lat: number; readonly lon: number }
/** A place on the map, em from its upper left corner. */
export type Point = { readonly x: number; readonly y: number }
/** Width and height of a map, em. */
export type Room = { readonly cols: number; readonly rows: number }

/** A mark at the edge, with the number of those that it stands for, is within the map by this. */
const MARGIN = { cols: 1.6, rows: 0.8 } as const
/** a site of one place: as far as this around it, degrees */
const LEAST_SPAN = 0.000_5

/**
 * Puts places on a map so that all of `around` are in it, as large as it allows, north above; a site is small enough
 * for the earth to be flat.
 */
export const projectionOn = (around: readonly Place[], { cols, rows }: Room): ((place: Place) => Point) => {
  const [south, north] = rangeOf(around.map(({ lat }) => lat))
  const [west, east] = rangeOf(around.map(({ lon }) => lon))
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 }
  const narrowing = Math.cos((middle.lat * Math.PI) / 180)
  const emPerDegree = Math.min(
    (cols - 2 * MARGIN.cols) / Math.max(LEAST_SPAN, (east - west) * narrowing),
    (rows - 2 * MARGIN.rows) / Math.max(LEAST_SPAN, north - south),
  )
  return ({ lat, lon }) => ({
    x: cols / 2 + (lon - middle.lon) * narrowing * emPerDegree,
    y: rows / 2 - (lat - middle.lat) * emPerDegree,
  })
}

const rangeOf = (values: readonly number[]): readonly [least: number, most: number] =>
  values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [values[0] ?? 0, values[0] ?? 0],
  )
