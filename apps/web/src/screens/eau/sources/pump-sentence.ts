// In: what a pump does now, what it made when it last ran, its alarms. Out: how it stands, in one sentence.
import { isComparable, type KpiBody } from '@vigie/contracts/entities'
import { formatQuantity } from '@/text'
import { eau } from '@/text/eau'
import type { DespiteCut } from '@/widgets/device-detail/despite-cut'
import { formatFigure } from '@/widgets/kpi/figure'
import { deviceSentence, type Standing } from '@/widgets/site-state/device-sentence'
import type { Sentence } from '@/widgets/site-state/site-state'

const { state, sources } = eau
const { pump: words } = sources

/** The figures of a pump over the day on which it last ran, and that day in words, « hier ». */
export type RanDay = {
  readonly source: Pick<KpiBody['sources'][number], 'volumeM3' | 'runningHours' | 'kwhPerM3'>
  readonly when: string
}

export type KnownOfPump = Omit<Standing, 'isCut'> & {
  /** null: it does not say, or not of now */
  readonly doing: 'running' | 'standing' | 'cut' | null
  /** what it gives now, m³/h; null: not known */
  readonly flowM3h: number | null
  /** what it gives and draws although its power is told to be cut; absent, null: nothing */
  readonly despiteCut?: DespiteCut | null
  /** no pump of the site runs at this hour of such days */
  readonly isRestUsual: boolean
  /** it has not run today, and had by this hour of the day before: that leads, though no pump usually runs at this hour */
  readonly hasMissedDay?: boolean
  /** null: not known, or it never did */
  readonly ran: RanDay | null
}

/** « À l’arrêt, comme d’ordinaire à cette heure · hier, 269 m³ en 6 h 27 min à 0,52 kWh/m³ · 2 alarmes actives » */
export const pumpSentence = (known: KnownOfPump): Sentence => {
  const { doing, ran } = known
  const parts = [...doingParts(known), ...(ran === null ? [] : madeParts(ran))]
  return deviceSentence(parts, { ...known, isCut: doing === 'cut' })
}

const doingParts = ({
  doing,
  flowM3h,
  isRestUsual,
  hasMissedDay = false,
  despiteCut,
}: KnownOfPump): readonly string[] => {
  if (doing === null) return []
  if (doing === 'running') return [words.running(flowM3h === null ? null : formatQuantity(flowM3h, 'flow_m3h'))]
  if (doing === 'cut') return [cutWords(despiteCut)]
  if (hasMissedDay) return [words.missedDay]
  return [isRestUsual ? state.restIsUsual(words.standing) : words.standing]
}

/** A run that was shorter by the same hour of the day before tells nothing of today, h. */
const LEAST_RUN_H = 1

/** Whether a pump has not run today, of whose data nothing lacks, while it had by the same hour of the day before. */
export const hasMissedDay = (today: Pick<KpiBody['sources'][number], 'runningHours'> | undefined): boolean => {
  if (today === undefined || !isComparable(today.runningHours)) return false
  const { value, previous } = today.runningHours
  return value === 0 && (previous ?? 0) >= LEAST_RUN_H
}

/** A pump without power gives nothing and draws nothing: where it does, it is the signal of the cut that is doubtful. */
const cutWords = (despite: KnownOfPump['despiteCut']): string => {
  const measured = [
    ...(despite?.flowM3h == null ? [] : [formatQuantity(despite.flowM3h, 'flow_m3h')]),
    ...(despite?.powerKw == null ? [] : [formatQuantity(despite.powerKw, 'power_kw')]),
  ]
  return measured.length === 0 ? words.cut : words.contradicted(measured.join(' et '))
}

/** What it made of that day; nothing of one on which nothing of it was counted. */
const madeParts = ({ source: { volumeM3, runningHours, kwhPerM3 }, when }: RanDay): readonly string[] =>
  volumeM3.value === null || runningHours.value === null
    ? []
    : [
        words.made(
          when,
          formatFigure(volumeM3.value, 'volumeM3'),
          formatFigure(runningHours.value, 'runningHours'),
          kwhPerM3.value === null ? null : formatFigure(kwhPerM3.value, 'kwhPerM3'),
        ),
      ]
