/** First and last row of a labelled window. */
export type Window = { readonly from: number; readonly to: number }

const FALSE_ALARM = 0.11
const MISSED = 1
/** Rows that NAB lets a detector learn from: 15 %, of 5,000 at most. */
export const probationRows = (rows: number): number => Math.floor(0.15 * Math.min(rows, 5_000))

/** NAB's standard profile: the first alarm in a window counts, the earlier the more; each alarm outside counts against. */
export const nabScore = (rows: number, windows: readonly Window[], alarms: readonly number[]) => {
  const judged = alarms.filter((at) => at >= probationRows(rows))
  const inside = (at: number): boolean => windows.some(({ from, to }) => from <= at && at <= to)
  const firsts = windows.map(({ from, to }) => judged.find((at) => from <= at && at <= to))
  const caught = firsts.map((at, index) => {
    const window = windows[index]
    if (at === undefined || window === undefined) return -MISSED
    return sigmoid(-(window.to - at + 1) / lengthOf(window)) / sigmoid(-1)
  })
  const falseAlarms = judged.filter((at) => !inside(at))
  const against = falseAlarms.map((at) => FALSE_ALARM * falseWorth(at, windows))
  return {
    raw: sumOf(caught) + sumOf(against),
    perfect: windows.length,
    none: -MISSED * windows.length,
    found: firsts.filter((at) => at !== undefined).length,
    windows: windows.length,
    alarms: judged.length,
    falseAlarms: falseAlarms.length,
  }
}

/** A false alarm soon after a window weighs less than one far from any. */
const falseWorth = (at: number, windows: readonly Window[]): number => {
  const before = windows.findLast(({ to }) => to < at)
  return before === undefined ? -1 : sigmoid((at - before.to) / (lengthOf(before) - 1))
}

const lengthOf = ({ from, to }: Window): number => to - from + 1

/** 1 well before 0, 0 at 0, -1 from 3 on, as NAB scales it. */
const sigmoid = (position: number): number => (position > 3 ? -1 : 2 / (1 + Math.exp(5 * position)) - 1)

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
