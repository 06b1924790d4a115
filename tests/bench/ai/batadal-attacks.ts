import { numberOf } from './data.ts'

/** First and last hour of an attack, counted from the first row of its file. */
export type Attack = { readonly from: number; readonly to: number }

const FIRST_HOUR_OF_04 = Date.UTC(2016, 6, 4, 0)
const HOUR_MS = 3_600_000

const since04 = (month: number, day: number, hour: number): number =>
  (Date.UTC(2016, month - 1, day, hour) - FIRST_HOUR_OF_04) / HOUR_MS

/** Published with the competition (www.batadal.net, attacks of training dataset 2); the file itself labels a part of them. */
export const DATASET_04_ATTACKS: readonly Attack[] = [
  { from: since04(9, 13, 23), to: since04(9, 16, 0) },
  { from: since04(9, 26, 11), to: since04(9, 27, 10) },
  { from: since04(10, 9, 9), to: since04(10, 11, 20) },
  { from: since04(10, 29, 19), to: since04(11, 2, 16) },
  { from: since04(11, 26, 17), to: since04(11, 29, 4) },
  { from: since04(12, 6, 7), to: since04(12, 10, 4) },
  { from: since04(12, 14, 15), to: since04(12, 19, 4) },
]

export const TEST_ATTACKS_FILE = 'test_labels.csv'

/** Runs of labelled hours in a file with one row per hour. */
export const attackHours = (rows: readonly ReadonlyMap<string, string>[]): readonly Attack[] => {
  const flagged = rows.map((row) => numberOf(row, 'ATT_FLAG') === 1)
  return flagged.flatMap((isOn, hour) => {
    if (!isOn || flagged[hour - 1] === true) return []
    const end = flagged.indexOf(false, hour)
    return [{ from: hour, to: (end === -1 ? flagged.length : end) - 1 }]
  })
}
