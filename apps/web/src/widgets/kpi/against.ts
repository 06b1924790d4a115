// In: what a period came to, its plan, the stretch before. Out: how it stands beside one of them, as a part of a sentence.
import { type Figure, type FigureId, isOnPace, type KpiBody, type PlannedKpi, paceOf } from '@vigie/contracts/entities'
import { formatMinute, formatWeekdays } from '@/text'
import { against as words } from '@/text/against'
import { facing } from '../period/like-for-like.ts'
import { changeOf, formatFigure } from './figure.ts'

type Against = {
  readonly figure: Figure
  readonly id: FigureId
  /** of a day; null, undefined: there is none */
  readonly planned: PlannedKpi | null | undefined
  readonly period: KpiBody['period']
  /** the stretch before, in words */
  readonly compared: string
  /** the site's; figures in money need it */
  readonly currency?: string
}

/** The part of the sentence after the amount, empty: there is none; and whether that is less than planned, without a plan than before. */
export type Beside = { readonly words: string; readonly isLess: boolean }

/**
 * « 44 MAD de plus que d’habitude (4 jeudis) », of a running day « jusqu’à 21:00, 44 MAD de plus … », without a plan
 * « −1,5 % face à hier jusqu’à 21:05 »; '': nothing to set it against.
 */
export const againstOf = ({ figure, id, planned, period, compared, currency = '' }: Against): Beside => {
  if (figure.value === null || !planned) {
    const change = changeOf(figure, id)
    const isLess = change !== null && (figure.value ?? 0) < (figure.previous ?? 0)
    return { words: change === null ? '' : words.change(change.words, facing(compared)), isLess }
  }
  const isBudget = planned.basis === 'target'
  // beyond the whole it is told by the whole, as on the other pages
  if (isBudget && figure.value > planned.whole)
    return { words: words.beyond(formatFigure(figure.value - planned.whole, id, currency)), isLess: false }
  const pace = paceOf(planned, figure.value)
  if (pace === null) return { words: '', isLess: false }
  const { at = period.to } = pace
  const untilHour = (said: string) => (at < period.to ? words.until(formatMinute(at), said) : said)
  const days = planned.days ? ` (${formatWeekdays(planned.days, period.from)})` : ''
  const of = !isBudget ? days : at === period.to && pace.expected < planned.whole ? words.byNow : ''
  const gap = pace.counted - pace.expected
  if (isOnPace(pace)) return { words: untilHour(words.asPlanned[planned.basis](of)), isLess: false }
  const amount = formatFigure(Math.abs(gap), id, currency)
  const than = words.than[planned.basis](of)
  return { words: untilHour((gap > 0 ? words.more : words.less)(amount, than)), isLess: gap < 0 }
}

/** « à 21:05 » of a period that still runs. */
export const byNow = ({ until, period }: Pick<KpiBody, 'until' | 'period'>): string =>
  until < period.to ? words.at(formatMinute(until)) : ''
