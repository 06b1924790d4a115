// What was true, as the run itself wrote it down, and what a wall showed meanwhile. Times are epoch ms of one machine.

/** A tile as it stood on the wall. */
export type Tile = {
  readonly name: string
  readonly value: string
  readonly freshness: string
  readonly age: string
  readonly power: string
}
/** What stood on the wall from one moment to another, without any change. */
export type Look = {
  readonly from: number
  readonly until: number
  /** null: no wall stood there */
  readonly link: 'live' | 'lost' | null
  readonly scene: string
  readonly title: string
  /** the line below the title */
  readonly dated: string
  /** first line of the footer */
  readonly cause: string
  readonly tiles: readonly Tile[]
  /** figures and tanks without the sign of a lost link */
  readonly unsigned: number
}

export type Lie = { readonly at: number; readonly kind: LieKind; readonly what: string }
export const LIE_KINDS = [
  'no wall',
  'live while frozen or dead',
  'unsigned value',
  'wrong culprit',
  'never published',
  'passes for fresh',
  'behind',
  'wrong age',
  'wrong date',
  'wrong power',
] as const
export type LieKind = (typeof LIE_KINDS)[number]
