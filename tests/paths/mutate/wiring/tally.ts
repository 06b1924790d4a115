// What became of the faults of the wiring, for the terminal and the report.
import type { Named } from './doors.ts'
import { readByE2e } from './e2e/judge-by-e2e.ts'
import { reasonOf } from './explained.ts'
import { readJudged } from './judged.ts'
import { type Kept, writeKept } from './kept.ts'
import { OPERATORS } from './operators.ts'
import { type Reach, readReach } from './reach.ts'
import { readByTests } from './tests/judge-by-tests.ts'

/**
 * `path`: a frozen path catches it; `test`: no path does, and a unit test notices it; `e2e`: neither does, and a browser
 * test notices it; `explained`: none can; `survived`: none does; `apart`: no path passes its door, and no test notices
 * it; `unjudged`: not walked yet.
 */
export type Fate = 'path' | 'test' | 'e2e' | 'explained' | 'survived' | 'apart' | 'unjudged'
type Found = {
  readonly judged: ReturnType<typeof readJudged>
  readonly byTests: ReturnType<typeof readByTests>
  readonly byE2e: ReturnType<typeof readByE2e>
  readonly reach: readonly Reach[]
}
export type Fated = { readonly mutant: Named; readonly fate: Fate }

export const foundLast = (): Found => ({
  judged: readJudged(),
  byTests: readByTests(),
  byE2e: readByE2e(),
  reach: readReach(),
})

export const fatesOf = (own: readonly Named[], { judged, byTests, byE2e, reach }: Found): readonly Fated[] => {
  const passed = new Set(reach.flatMap(({ steps }) => Object.keys(steps)))
  const fateOf = (mutant: Named): Fate => {
    const { name } = mutant
    const by = judged.get(name)
    if (by != null) return 'path'
    if (by === undefined && (passed.has(name) || (reach.length === 0 && !byTests.has(name)))) return 'unjudged'
    if (byTests.get(name) != null) return 'test'
    if (byE2e.get(name) != null) return 'e2e'
    if (reasonOf(mutant) !== null) return 'explained'
    return by === null ? 'survived' : 'apart'
  }
  return own.map((mutant) => ({ mutant, fate: fateOf(mutant) }))
}

/** Keeps what is known of the faults that the sources still have; those that are gone are forgotten. */
export const keepFound = (own: readonly Named[], { judged, byTests, byE2e }: Found): void =>
  writeKept(
    own.flatMap(({ name }): readonly Kept[] => {
      const [by, test, e2e] = [judged.get(name), byTests.get(name), byE2e.get(name)]
      if (by === undefined && test === undefined && e2e === undefined) return []
      const where = by == null ? by : { chart: by.chart, path: by.path, step: by.step, label: by.label }
      return [{ name, by: where, test, e2e }]
    }),
  )

export const withFate = (all: readonly Fated[], fate: Fate): readonly Named[] =>
  all.filter((one) => one.fate === fate).map(({ mutant }) => mutant)

type Row = {
  readonly operator: string
  readonly all: number
  readonly path: number
  readonly test: number
  readonly e2e: number
}

/** Per operator, of the faults whose door a path passes and that were walked. */
export const rowsOf = (all: readonly Fated[], { judged }: Found): readonly Row[] =>
  OPERATORS.map((operator) => {
    const same = all.filter(({ mutant }) => mutant.operator === operator && judged.has(mutant.name))
    const count = (fate: Fate) => withFate(same, fate).length
    return { operator, all: same.length, path: count('path'), test: count('test'), e2e: count('e2e') }
  })

export const sumOf = (rows: readonly Row[], of: 'all' | 'path' | 'test' | 'e2e'): number =>
  rows.reduce((sum, row) => sum + row[of], 0)
