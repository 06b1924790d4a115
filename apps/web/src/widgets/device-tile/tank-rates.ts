// In: what a tank gained within the last hour, and how its stock goes without pumping. Out: what each of both ends rests on, in the same words wherever they stand beside each other.
import { HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { formatQuantity } from '@/text'
import { tankRates as words } from '@/text/tank-rates'
import { autonomyLength } from '../kpi/autonomy-length.ts'
import { endAhead, lengthAhead } from './tank-end.ts'
import { netFlowWords } from './tank-way.ts'

type Tank = Pick<
  KpiBody['storages'][number],
  'netFlowM3h' | 'overflowInHours' | 'emptyInHours' | 'autonomyHours' | 'autonomyEndsAt' | 'autonomyCourse'
> & { readonly isFed?: boolean | null }

/** What a tank is expected to give from its last reading to its reserve, as a mean, m³/h; null: its course is not known. */
export const expectedDrawM3h = ({ autonomyCourse }: Pick<Tank, 'autonomyCourse'>): number | null => {
  const [first, last] = [autonomyCourse?.[0], autonomyCourse?.at(-1)]
  if (first === undefined || last === undefined || last.at <= first.at) return null
  return ((first.volumeM3 - last.volumeM3) * HOUR_MS) / (last.at - first.at)
}

/** « au rythme de la dernière heure, −14,2 m³/h », beside when it is empty or full; null: not known. */
export const lastHourWords = (tank: Tank): string | null => {
  const flow = netFlowWords(tank)
  return flow === null ? null : words.lastHour(flow)
}

/**
 * « à la demande attendue, 6,1 m³/h en moyenne », beside an autonomy that a sooner end by the last hour is told with; null:
 * it is told alone.
 */
export const expectedWords = (tank: Tank): string | null => {
  if (tank.autonomyHours === null || tank.overflowInHours !== null || endAhead(tank) === null) return null
  const draw = expectedDrawM3h(tank)
  return words.expected(draw === null ? null : formatQuantity(draw, 'flow_m3h'))
}

/**
 * Where a tank leads, beside its flow of the last hour: « 2 j 12 h à la demande attendue, 6,1 m³/h en moyenne ; vide dans
 * 27 h à ce rythme », or the end alone where nothing stands against it; null: none is told. `now`: epoch ms.
 */
export const endsWords = (tank: Tank, now: number): string | null => {
  const length = lengthAhead(tank)
  if (length === null) return null
  if (tank.overflowInHours !== null) return words.fullIn(length)
  const expected = expectedWords(tank)
  const end = words.emptyIn(length)
  return expected === null ? end : words.both(autonomyLength(tank, now), expected, end)
}
