// SKAB and L-Town as devices of Vigie: metrics in its units, and where each was at fault.
import type { MetricId } from '@vigie/contracts/entities'
import { dataFiles, dataPath, numberOf, readRows } from './ai/data.ts'

export type Recording = {
  readonly device: string
  readonly metrics: readonly MetricId[]
  readonly rows: readonly (readonly number[])[]
  /** rows [first, after the last] of each fault */
  readonly faults: readonly (readonly [number, number])[]
}

const skab = (): readonly Recording[] =>
  ['valve1', 'valve2', 'other'].flatMap((group) =>
    dataFiles(`skab/${group}`, '.csv').map((file) => {
      const rows = readRows(dataPath('skab', group, file), ';')
      const isFault = rows.map((row) => numberOf(row, 'anomaly') === 1)
      return {
        device: `skab-${group}-${file.replace('.csv', '')}`,
        metrics: ['current_l1_a', 'voltage_l1_v', 'pressure_bar', 'flow_m3h'] as const,
        rows: rows.map((row) => [
          numberOf(row, 'Current'),
          numberOf(row, 'Voltage'),
          numberOf(row, 'Pressure'),
          // litres a minute
          numberOf(row, 'Volume Flow RateRMS') * 0.06,
        ]),
        faults: stretchesOf(isFault),
      }
    }),
  )

const stretchesOf = (isFault: readonly boolean[]): readonly (readonly [number, number])[] => {
  const faults: [number, number][] = []
  isFault.forEach((now, row) => {
    const last = faults.at(-1)
    if (now && last !== undefined && last[1] === row) last[1] = row + 1
    else if (now) faults.push([row, row + 1])
  })
  return faults
}

const STEPS_PER_DAY = 288
const [FROM_DAY, TO_DAY] = [10, 30]

const ltown = (): readonly Recording[] => {
  const folder = 'battledim-ltown'
  const scada = dataFiles(folder, '.csv').find((name) => name.startsWith('scada_2019'))
  const leaks = dataFiles(folder, '.csv').find((name) => name.startsWith('leaks_2019'))
  if (scada === undefined || leaks === undefined) return []
  const [from, to] = [FROM_DAY * STEPS_PER_DAY, TO_DAY * STEPS_PER_DAY]
  const rows = readRows(dataPath(folder, scada)).slice(from, to)
  const faults = readRows(dataPath(folder, leaks))
    .filter((leak) => leak.get('type') === 'abrupt')
    .map((leak): [number, number] => [numberOf(leak, 'start_step') - from, numberOf(leak, 'end_step') - from])
    .filter(([start]) => start > 0 && start < to - from)
  return [
    { device: 'l-town-p227', metrics: ['flow_m3h'], rows: rows.map((row) => [numberOf(row, 'p227_m3h')]), faults },
    { device: 'l-town-p235', metrics: ['flow_m3h'], rows: rows.map((row) => [numberOf(row, 'p235_m3h')]), faults },
    { device: 'l-town-t1', metrics: ['level_m'], rows: rows.map((row) => [numberOf(row, 'T1_level_m')]), faults: [] },
  ]
}

/** What is replayed, by name: the step that it was measured at, and how many steps teach. */
export const REPLAYED: Readonly<
  Record<string, { readonly stepMs: number; readonly lessonRows: number; readonly read: () => readonly Recording[] }>
> = {
  SKAB: { stepMs: 1_000, lessonRows: 400, read: skab },
  'L-Town': { stepMs: 300_000, lessonRows: 576, read: ltown },
}
