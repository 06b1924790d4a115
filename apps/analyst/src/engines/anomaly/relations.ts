// Rows of a whole plant (levels, flows, pressures, what runs) → each signal predicted from the others, as they were
// related while all was well. A relation that breaks shows an attack, a stuck sensor or a fault even where every value
// alone looks usual.
import { quantile } from 'simple-statistics'
import { type Design, designOf, type Signals } from './design.ts'
import { createGram } from './gram.ts'
import { type Moved, movedOf } from './moved.ts'

export type PlantRow = { readonly at: number; readonly values: ReadonlyMap<string, number> }

export type RelationSettings = {
  /** share of the rows that teach the relations; the rest tells how far off they usually are, and sets the bound */
  readonly teaching: number
  readonly ridge: number
  /** smallest error that counts, in the unit of the signals: what rounding of the record does */
  readonly resolution: number
  /** an error counts no further than this, in usual errors */
  readonly clip: number
  /** rows that the slow and the fast mean of the score look back on */
  readonly slowRows: number
  readonly fastRows: number
  /** quantile of the slow score on clean rows above which an episode begins */
  readonly enterAt: number
  /** an episode begins also when the fast score passes this many times the bound, and ends below the other */
  readonly fastEnter: number
  readonly leave: number
}

/** Chosen on the two training sets of BATADAL alone. */
export const RELATION_SETTINGS: RelationSettings = {
  teaching: 2 / 3,
  ridge: 0.01,
  resolution: 0.005,
  clip: 3,
  slowRows: 6,
  fastRows: 3,
  enterAt: 0.99,
  fastEnter: 2,
  leave: 0.6,
}

export type PlantVerdict = { readonly score: number; readonly isUnusual: boolean; readonly moved: readonly Moved[] }

export type Relations = {
  /** a watch over rows that follow each other; each watch has its own memory of `slowRows` rows */
  readonly watch: () => { readonly push: (row: PlantRow) => PlantVerdict }
  readonly bound: number
}

export const learnRelations = (
  signals: Signals,
  rows: readonly PlantRow[],
  settings: RelationSettings = RELATION_SETTINGS,
): Relations => {
  const design = designOf(signals)
  const scale = scaleOf([...signals.measured, ...signals.switched], rows)
  const expand = expansionOf(design, scale)
  const until = Math.floor(rows.length * settings.teaching)
  const gram = createGram(design.columns.length)
  rows.slice(0, until).forEach((row, index) => {
    gram.add(expand(row, rows[index - 1] ?? row))
  })
  const models = signals.measured.map((signal) => {
    const inputs = design.without(signal)
    return { own: design.own(signal), inputs, weights: gram.solve(inputs, design.own(signal), settings.ridge) }
  })
  const errorsOf = (expanded: Float64Array): readonly number[] =>
    models.map(({ own, inputs, weights }) => (expanded[own] ?? 0) - predicted(expanded, inputs, weights))

  const clean = rows.slice(until).map((row, index) => errorsOf(expand(row, rows[until + index - 1] ?? row)))
  const usual = signals.measured.map((signal, index) => {
    const least = settings.resolution / (scale.get(signal)?.deviation ?? 1)
    return Math.max(deviationOf(clean.map((errors) => errors[index] ?? 0)), least)
  })
  const partsOf = (errors: readonly number[]): readonly number[] =>
    errors.map((error, index) => Math.min((error / (usual[index] ?? 1)) ** 2, settings.clip ** 2))

  const calm = createMean(settings.slowRows)
  const bound = quantile(
    clean.map((errors) => calm(meanOf(partsOf(errors)))),
    settings.enterAt,
  )

  return {
    bound,
    watch: () => {
      let before: PlantRow | null = null
      let isUnusual = false
      const slow = createMean(settings.slowRows)
      const fast = createMean(settings.fastRows)
      return {
        push: (row) => {
          const errors = errorsOf(expand(row, before ?? row))
          before = row
          const parts = partsOf(errors)
          const [slowScore, fastScore] = [slow(meanOf(parts)), fast(meanOf(parts))]
          isUnusual = isUnusual
            ? fastScore > settings.leave * bound
            : slowScore > bound || fastScore > settings.fastEnter * bound
          const deviations = errors.map((error, index) => error / (usual[index] ?? 1))
          return {
            score: slowScore,
            isUnusual,
            moved: isUnusual ? movedOf(signals.measured, parts, deviations) : [],
          }
        },
      }
    },
  }
}

type Scale = ReadonlyMap<string, { readonly mean: number; readonly deviation: number }>

const scaleOf = (signals: readonly string[], rows: readonly PlantRow[]): Scale =>
  new Map(
    signals.map((signal) => {
      const values = rows.map((row) => row.values.get(signal) ?? 0)
      return [signal, { mean: meanOf(values), deviation: deviationOf(values) || 1 }]
    }),
  )

const expansionOf = ({ columns }: Design, scale: Scale) => {
  const scaled = (row: PlantRow) => (signal: string) => {
    const { mean, deviation } = scale.get(signal) ?? { mean: 0, deviation: 1 }
    return ((row.values.get(signal) ?? mean) - mean) / deviation
  }
  return (row: PlantRow, before: PlantRow): Float64Array => {
    const [now, earlier] = [scaled(row), scaled(before)]
    return Float64Array.from(columns, ({ of }) => of(now, earlier))
  }
}

const predicted = (row: Float64Array, inputs: readonly number[], weights: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < inputs.length; i++) sum += (weights[i] ?? 0) * (row[inputs[i] ?? 0] ?? 0)
  return sum
}

/** Mean of the last `size` values. */
const createMean = (size: number) => {
  const last: number[] = []
  return (value: number): number => {
    last.push(value)
    if (last.length > size) last.shift()
    return meanOf(last)
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const deviationOf = (values: readonly number[]): number => {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}
