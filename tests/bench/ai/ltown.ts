// L-Town: inflows and tank of a zone, five minutes apart, with the true flow of every leak. What its customers draw in
// a week is taken from the network's own description, never from the measured half-year.
import { readFileSync } from 'node:fs'
import { leakageOf } from '@vigie/analyst/engines'
import { fixed, type Table } from '../table.ts'
import { dataFiles, dataPath, numberOf, readRows } from './data.ts'
import { publishedRows } from './published.ts'

const FOLDER = 'battledim-ltown'
const STEPS_PER_HOUR = 12
/** Readings of the level are averaged over so many steps before their change is taken: they are rounded to 1 cm. */
const LEVEL_STEPS = 6

export const benchLtown = (): readonly Table[] => {
  const scada = dataFiles(FOLDER, '.csv').find((name) => name.startsWith('scada_2019'))
  const truthFile = dataFiles(FOLDER, '.csv').find((name) => name.startsWith('leak_flow_hourly'))
  if (scada === undefined || truthFile === undefined) return []
  const network = networkOf(readFileSync(dataPath(FOLDER, 'L-TOWN.inp'), 'utf8'))
  const rows = readRows(dataPath(FOLDER, scada))
  const truth = readRows(dataPath(FOLDER, truthFile)).map((row) => numberOf(row, 'total'))
  const inflow = hourly(netInflow(rows, network.tankM2)).slice(0, truth.length)
  const { volumeM3, weeks } = leakageOf(inflow, hourly(network.weeklyDraw))
  const lost = truth.slice(0, inflow.length).reduce((sum, flow) => sum + flow, 0)
  const weekly = weeks.map(({ fromHour, leakM3PerHour }, index) => {
    const to = weeks[index + 1]?.fromHour ?? inflow.length
    return Math.abs(leakM3PerHour.value - meanOf(truth.slice(fromHour, to)))
  })
  return [
    {
      title: 'L-Town: volume leaked',
      method: `${inflow.length} hours. Inflow less what the tank took, against the weekly draw by customer class of the network file (patterns only, no hydraulics, no pressures); leakage is the part that does not follow the draw. The goal is ± 5 % of the volume. Detection scores of others rest on pressures, which are not in the data; they stand here for orientation only.`,
      columns: ['', 'true m³', 'estimated m³', '95 % interval', 'error %', 'mean weekly error, m³/h'],
      rows: [
        [
          'Vigie',
          fixed(lost, 0),
          fixed(volumeM3.value, 0),
          `${fixed(volumeM3.low, 0)} to ${fixed(volumeM3.high, 0)}`,
          fixed((100 * (volumeM3.value - lost)) / lost, 2),
          fixed(meanOf(weekly), 2),
        ],
      ],
    },
    {
      title: 'BattLeDIM, published',
      method: 'TPR % · false alarms · euro.',
      columns: ['team', 'TPR %', 'FP', 'EUR'],
      rows: publishedRows('battledim'),
    },
  ]
}

const netInflow = (rows: readonly ReadonlyMap<string, string>[], tankM2: number): readonly number[] => {
  const levels = rows.map((row) => numberOf(row, 'T1_level_m'))
  const smooth = levels.map((_, index) =>
    meanOf(levels.slice(Math.max(0, index - LEVEL_STEPS / 2), index + LEVEL_STEPS / 2)),
  )
  return rows.map((row, index) => {
    const [before, after] = [Math.max(0, index - 1), Math.min(rows.length - 1, index + 1)]
    const risePerHour = (((smooth[after] ?? 0) - (smooth[before] ?? 0)) / (after - before)) * STEPS_PER_HOUR
    return numberOf(row, 'p227_m3h') + numberOf(row, 'p235_m3h') - tankM2 * risePerHour
  })
}

/** What the description of an EPANET network says of draw (base by pattern, pattern over a week) and of its tank. */
const networkOf = (text: string) => {
  const sections = new Map<string, string[][]>()
  let rows: string[][] = []
  for (const line of text.split(/\r?\n/)) {
    const content = line.split(';')[0]?.trim() ?? ''
    if (content.startsWith('[')) {
      rows = []
      sections.set(content, rows)
    } else if (content !== '') rows.push(content.split(/\s+/))
  }
  const patterns = new Map<string, number[]>()
  for (const [id = '', ...factors] of sections.get('[PATTERNS]') ?? [])
    patterns.set(id, [...(patterns.get(id) ?? []), ...factors.map(Number)])
  const bases = new Map<string, number>()
  for (const [, base, pattern = ''] of sections.get('[DEMANDS]') ?? [])
    bases.set(pattern, (bases.get(pattern) ?? 0) + Number(base))
  const steps = Math.max(...[...patterns.values()].map(({ length }) => length))
  const weeklyDraw = Array.from({ length: steps }, (_, step) =>
    [...bases].reduce((sum, [pattern, base]) => {
      const factors = patterns.get(pattern) ?? [1]
      return sum + base * (factors[step % factors.length] ?? 1)
    }, 0),
  )
  const diameter = Number(sections.get('[TANKS]')?.[0]?.[5])
  return { weeklyDraw, tankM2: (Math.PI * diameter ** 2) / 4 }
}

const hourly = (steps: readonly number[]): readonly number[] =>
  Array.from({ length: Math.floor(steps.length / STEPS_PER_HOUR) }, (_, hour) =>
    meanOf(steps.slice(hour * STEPS_PER_HOUR, (hour + 1) * STEPS_PER_HOUR)),
  )

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
