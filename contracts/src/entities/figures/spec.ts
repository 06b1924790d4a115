/** A figure as people meet it: tiles, strips, tables, exports, the palette and print all read it here. */
export type FigureSpec = {
  /** unit of the number on the wire and on screen; `CURRENCY` stands in it for the site's own */
  readonly unit: string
  /** decimals that carry meaning; absent: three significant digits */
  readonly decimals?: number
  /** which way is good; absent: neither */
  readonly better?: 'more' | 'less'
  /** French name, the only one it has */
  readonly name: string
  /** French name where its subject is already said: a column, a narrow tile */
  readonly shortName: string
}

/** What stands for money in a unit, alone or in a price: the site's currency is written instead. */
export const CURRENCY = 'currency'
