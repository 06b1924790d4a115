// What became of the faults of the wiring, for the terminal and the report.
import type { Named } from './doors.ts'
import { reasonOf } from './explained.ts'
import { type Judged, readJudged } from './judged.ts'
import { OPERATORS } from './operators.ts'
import { type Reach, readReach } from './reach.ts'
import { readByTests } from './tests/judge-by-tests.ts'

/**
 * `path`: a frozen path catches it; `test`: no path does, and a unit test notices it; `explained`: neither can;
 * `survived`: neither does; `apart`: no path passes its door, and no unit test notices it; `unjudged`: not walked yet.
 */
export type Fate = 'path' | 'test' | 'explained' | 'survived' | 'apart' | 'unjudged'
type Found = {
  readonly judged: ReadonlyMap<string, Judged>
  readonly byTests: ReadonlyMap<string, string | null>
  readonly reach: readonly Reach[]
}
export type Fated = { readonly mutant: Named; readonly fate: Fate }

export const foundLast = (): Found => ({ judged: readJudged(), byTests: readByTests(), reach: readReach() })

export const fatesOf = (own: readonly Named[], { judged, byTests, reach }: Found): readonly Fated[] => {
  const passed = new Set(reach.flatMap(({ steps }) => Object.keys(steps)))
  const fateOf = (mutant: Named): Fate => {
    const { name } = mutant
    if (judged.get(name)?.by != null) return 'path'
    if (passed.has(name) && !judged.has(name)) return 'unjudged'
    if (byTests.get(name) != null) return 'test'
    if (reasonOf(mutant) !== null) return 'explained'
    return passed.has(name) ? 'survived' : 'apart'
  }
  return own.map((mutant) => ({ mutant, fate: fateOf(mutant) }))
}

export const withFate = (all: readonly Fated[], fate: Fate): readonly Named[] =>
  all.filter((one) => one.fate === fate).map(({ mutant }) => mutant)

type Row = { readonly operator: string; readonly all: number; readonly path: number; readonly test: number }

/** Per operator, of the faults whose door a path passes and that were walked. */
export const rowsOf = (all: readonly Fated[], { reach }: Found): readonly Row[] => {
  const passed = new Set(reach.flatMap(({ steps }) => Object.keys(steps)))
  return OPERATORS.map((operator) => {
    const same = all.filter(
      ({ mutant, fate }) => mutant.operator === operator && passed.has(mutant.name) && fate !== 'unjudged',
    )
    const count = (fate: Fate) => withFate(same, fate).length
    return { operator, all: same.length, path: count('path'), test: count('test') }
  })
}

export const sumOf = (rows: readonly Row[], of: 'all' | 'path' | 'test'): number =>
  rows.reduce((sum, row) => sum + row[of], 0)
