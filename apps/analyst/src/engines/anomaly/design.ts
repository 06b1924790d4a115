/** A plant's signals: what is measured continuously, and what is on or off (0 or 1). */
export type Signals = {
  readonly measured: readonly string[]
  readonly switched: readonly string[]
  /** of the measured ones, those whose effect depends on what runs: pressures and levels, not flows */
  readonly dependent: readonly string[]
}

/** A column of the design: the signals of this hour that it is made of, so that a target can leave its own out. */
type Column = { readonly from: readonly string[]; readonly of: (now: Scaled, before: Scaled) => number }
type Scaled = (signal: string) => number

export type Design = {
  readonly columns: readonly Column[]
  /** index of the column that is the signal itself */
  readonly own: (signal: string) => number
  /** columns that know nothing of what the signal is at this hour */
  readonly without: (signal: string) => readonly number[]
}

/**
 * What may predict a signal of a network: the others now, all of them a step before, what runs, the square of each
 * (head goes with the square of flow), and pressures and levels apart for each pump that runs.
 */
export const designOf = ({ measured, switched, dependent }: Signals): Design => {
  const now = (signal: string): Column => ({ from: [signal], of: (row) => row(signal) })
  const before = (signal: string): Column => ({ from: [], of: (_, row) => row(signal) })
  const columns: readonly Column[] = [
    { from: [], of: () => 1 },
    ...measured.map(now),
    ...switched.map(now),
    ...[...measured, ...switched].map(before),
    ...measured.map((signal): Column => ({ from: [signal], of: (row) => row(signal) ** 2 })),
    ...switched.flatMap((pump) =>
      dependent.map((signal): Column => ({ from: [signal, pump], of: (row) => row(signal) * row(pump) })),
    ),
  ]
  return {
    columns,
    own: (signal) => 1 + measured.indexOf(signal),
    without: (signal) => columns.flatMap(({ from }, index) => (from.includes(signal) ? [] : [index])),
  }
}
