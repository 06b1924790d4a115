// In: a measure of a device, and what was read of the days before. Out: what is usual of it, in one sentence.
import type { MetricId } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import { isAtWork } from './at-work.ts'
import { figureAt } from './figure-at.ts'
import { type Ledger, metricForm } from './ledger.ts'
import type { Bodies } from './reads.ts'

type Read = { readonly series: Bodies['series'] | null; readonly kpis: Bodies['kpis'] | null }

/** « Sur les 7 derniers jours : 2,61 bar en moyenne, de 1,90 bar à 3,20 bar »; of a pump at work what it came to by the hour. */
export const usualOf = (
  device: string,
  metric: MetricId,
  { series, kpis }: Read,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  const form = metricForm(metric)
  if (isAtWork(device, metric, facts)) {
    if (kpis === null) return []
    const part = metric === 'flow_m3h' ? 'volumeM3' : 'energyKwh'
    const amount = figureAt(kpis, part, device, undefined, PLACE).now
    const hours = figureAt(kpis, 'runningHours', device, undefined, PLACE).now
    if (amount === null || hours === null || hours.value <= 0) return []
    const found = { value: amount.value / hours.value, from: [...amount.from, ...hours.from], how: 'quotient' } as const
    return [`En marche, sur les 7 derniers jours : ${ledger.say(found, ...form)} en moyenne.`]
  }
  if (series === null || series.points.length === 0) return []
  const of = (column: number) => series.points.map((point) => point[column] ?? 0)
  const means = of(1)
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length
  const at = (column: number) => [`${PLACE}/points/*/${column}`]
  const [low, high] = [of(2).reduce((a, b) => Math.min(a, b)), of(3).reduce((a, b) => Math.max(a, b))]
  return [
    `Sur les 7 derniers jours : ${ledger.say({ value: mean, from: at(1), how: 'mean' }, ...form)} en moyenne, de ${ledger.say({ value: low, from: at(2), how: 'min' }, ...form)} à ${ledger.say({ value: high, from: at(3), how: 'max' }, ...form)}.`,
  ]
}
/** What tells of the days before is read after the reading, what was found and the alarms. */
const PLACE = 3
