import { readFileSync } from 'node:fs'
import { decode, openMeterNetworks, readMeter, turned } from '@vigie/analyst/engines'
import { readMeterWeights } from '@vigie/analyst/meter-weights'
import { z } from 'zod'
import { fixed, type Table } from '../table.ts'
import { dataPath, hasData } from './data.ts'

const SET = 'watermeter-photos'
const labels = z.array(z.object({ image: z.string(), readout: z.number(), lastValue: z.number() }))
/** A house meter of Q3 4 lets through 5 m³/h at most, and is photographed once a day. */
const MOST_PER_HOUR = 5
const DAY_MS = 86_400_000
const NOW_MS = Date.parse('2026-01-02T12:00:00Z')
const QUARTERS = [0, 1, 2, 3]

/** Whole photos, each also turned by quarters: what is accepted, what a person gets, and what was accepted wrongly. */
export const benchPhotos = async (): Promise<readonly Table[]> => {
  if (!hasData(SET, 'labels.json')) return []
  const networks = await openMeterNetworks(await readMeterWeights())
  const rows: string[][] = []
  const counts = { accepted: 0, review: 0, rejected: 0 }
  let wrong = 0
  for (const { image, readout, lastValue } of labels.parse(
    JSON.parse(readFileSync(dataPath(SET, 'labels.json'), 'utf8')),
  )) {
    const decoded = await decode(readFileSync(dataPath(SET, image)))
    if ('flaw' in decoded) throw new Error(`${image}: ${decoded.flaw}`)
    for (const quarters of QUARTERS) {
      const meter = { last: { value: lastValue, atMs: NOW_MS - DAY_MS }, atMs: NOW_MS, mostPerHour: MOST_PER_HOUR }
      const begun = performance.now()
      const read = await readMeter(turned(decoded.picture, quarters), meter, networks)
      const seconds = (performance.now() - begun) / 1_000
      const right = read.value !== null && isRight(read.value, read.step ?? 1, readout)
      counts[read.verdict] += 1
      if (read.verdict === 'accepted' && !right) wrong += 1
      rows.push([
        `${image}, ${quarters * 90}°`,
        String(readout),
        read.verdict,
        read.reason,
        read.value === null ? '–' : String(read.value),
        read.value === null ? '–' : right ? 'yes' : 'no',
        fixed(read.confidence, 2),
        fixed(seconds),
      ])
    }
  }
  await networks.close()
  const total = `${counts.accepted} accepted, ${counts.review} to review, ${counts.rejected} rejected`
  rows.push(['all', '', total, `wrong values accepted: ${wrong}`, '', '', '', ''])
  return [
    {
      title: 'AI: whole photos of meters',
      method:
        'Each photo as it is and turned by quarters, with the last value of its label as the reading of the day before and 5 m³/h at most. A value is right when the true reading lies within the step that its digits show (dials are not read; where the label gives whole m³ only, those are compared). Published for comparison: from boxes drawn by hand, PP-OCRv4 reads 11 of 12 photos, tesseract 2 of 12.',
      columns: ['photo', 'true', 'verdict', 'reason', 'read', 'right', 'confidence', 's'],
      rows,
    },
  ]
}

/** The digits are those of the true reading, as far as both go. */
const isRight = (value: number, step: number, truth: number): boolean => {
  const whole = Number.isInteger(truth)
  const coarse = whole ? 1 : step
  return Math.floor(value / coarse + 1e-6) === Math.floor(truth / coarse + 1e-6)
}
