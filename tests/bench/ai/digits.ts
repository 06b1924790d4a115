import { readFileSync } from 'node:fs'
import { decode, openNetwork, readWheels, resized, WHEEL_HEIGHT, WHEEL_WIDTH } from '@vigie/analyst/engines'
import { z } from 'zod'
import { fixed, type Table } from '../table.ts'
import { dataPath, hasData, numberOf, readRows } from './data.ts'

const SET = 'meter-digits'
const folds = z.array(z.object({ weights: z.string(), sources: z.array(z.string()) }))
const scores = z.object({
  meter_digits: z.record(
    z.string(),
    z.union([z.string(), z.object({ 'within_0.1': z.number(), note: z.string().optional() })]),
  ),
})
const BATCH = 256
/** Labels are to a tenth; the value told is rounded to one, floats are not decimal. */
const EPSILON = 1e-6

type Score = { count: number; near: number; digit: number }

/** Each crop read by weights that were trained without its meter: one set of weights for each fifth of the meters. */
export const benchDigits = async (): Promise<readonly Table[]> => {
  if (!hasData(SET, 'index.csv')) return []
  const blob = readFileSync(dataPath(SET, 'digits.bin'))
  const crops = readRows(dataPath(SET, 'index.csv'))
  const scores = new Map<string, Score>()
  for (const { weights, sources } of folds.parse(JSON.parse(readFileSync(here('folds.json'), 'utf8')))) {
    const network = await openNetwork(readFileSync(here(weights)))
    const mine = crops.filter((row) => sources.includes(row.get('source') ?? ''))
    for (let at = 0; at < mine.length; at += BATCH) {
      const batch = mine.slice(at, at + BATCH)
      const windows = await Promise.all(
        batch.map(async (row) => {
          const offset = numberOf(row, 'offset')
          const decoded = await decode(blob.subarray(offset, offset + numberOf(row, 'length')), undefined, 8)
          if ('flaw' in decoded) throw new Error(`crop ${row.get('id')}: ${decoded.flaw}`)
          return resized(decoded.picture, WHEEL_WIDTH, WHEEL_HEIGHT)
        }),
      )
      const read = await readWheels(windows, network.run)
      batch.forEach((row, index) => {
        count(scores, row, read[index]?.value ?? Number.NaN)
      })
    }
    await network.close()
  }
  const rows = [...scores].map(([name, score]) => [
    name,
    String(score.count),
    `${fixed((100 * score.near) / score.count)} %`,
    `${fixed((100 * score.digit) / score.count)} %`,
  ])
  return [
    {
      title: 'AI: wheels of meters never seen',
      method:
        'Every crop of the set, read by weights trained without its meter (meters in five groups, all dates of a meter together), rounded to a tenth and compared round the wheel. The shipped weights are trained the same way on all meters shown.',
      columns: ['meters', 'crops', 'within ± 0.1', 'within ± 0.5'],
      rows: [
        ...rows,
        ...published().map((row) => [...row]),
        ['HOG + kNN, meters left out (a first try)', '', '44 %', ''],
      ],
    },
  ]
}

/** What others say of this set; their own word is that they counted the images they trained on. */
const published = (): readonly (readonly string[])[] => {
  const { meter_digits } = scores.parse(JSON.parse(readFileSync(dataPath('PUBLISHED_SCORES.json'), 'utf8')))
  return Object.entries(meter_digits).flatMap(([name, score]) =>
    typeof score === 'string'
      ? []
      : [[`published: ${name} (${score.note ?? ''})`, '', `${fixed(100 * score['within_0.1'])} %`, '']],
  )
}

const here = (name: string): URL => new URL(`./wheels/${name}`, import.meta.url)

const count = (scores: Map<string, Score>, row: ReadonlyMap<string, string>, value: number): void => {
  const apart = Math.abs(Math.round(value * 10) / 10 - numberOf(row, 'label')) % 10
  const gap = Math.min(apart, 10 - apart)
  for (const name of ['all', `all of ${row.get('kind')}`, row.get('source') ?? '']) {
    const score = scores.get(name) ?? { count: 0, near: 0, digit: 0 }
    score.count += 1
    if (gap <= 0.1 + EPSILON) score.near += 1
    if (gap <= 0.5 + EPSILON) score.digit += 1
    scores.set(name, score)
  }
}
