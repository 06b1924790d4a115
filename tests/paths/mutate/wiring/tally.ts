// What became of the faults of the wiring, for the terminal and the report.
import type { Named } from './doors.ts'
import { reasonOf } from './explained.ts'
import type { Judged } from './judged.ts'
import { OPERATORS } from './operators.ts'
import type { Reach } from './reach.ts'

type Row = { readonly operator: string; readonly all: number; readonly killed: number }
export type WiringTally = {
  /** of what was walked */
  readonly rows: readonly Row[]
  /** faults whose door no path passes */
  readonly unreached: readonly Named[]
  readonly unjudged: readonly Named[]
  readonly explained: readonly { readonly name: string; readonly because: string }[]
  readonly survived: readonly Named[]
}

export const tallyOf = (
  own: readonly Named[],
  judged: ReadonlyMap<string, Judged>,
  reach: readonly Reach[],
): WiringTally => {
  const passed = new Set(reach.flatMap(({ steps }) => Object.keys(steps)))
  const reached = own.filter(({ name }) => passed.has(name))
  const walked = reached.filter(({ name }) => judged.has(name))
  const isKilled = ({ name }: Named): boolean => judged.get(name)?.by != null
  const alive = walked.filter((one) => !isKilled(one))
  return {
    rows: OPERATORS.map((operator) => {
      const same = walked.filter((one) => one.operator === operator)
      return { operator, all: same.length, killed: same.filter(isKilled).length }
    }),
    unreached: own.filter(({ name }) => !passed.has(name)),
    unjudged: reached.filter(({ name }) => !judged.has(name)),
    explained: alive.flatMap((one) => {
      const because = reasonOf(one)
      return because === null ? [] : [{ name: one.name, because }]
    }),
    survived: alive.filter((one) => reasonOf(one) === null),
  }
}

export const sumOf = (rows: readonly Row[]): { readonly all: number; readonly killed: number } => ({
  all: rows.reduce((sum, row) => sum + row.all, 0),
  killed: rows.reduce((sum, row) => sum + row.killed, 0),
})
