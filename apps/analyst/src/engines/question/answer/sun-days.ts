// In: a call whether the sun gave its share today, and the figures read. Out: what is said of the last days, where it has given nothing yet.
import { FIGURES, type KpiBody, type PeriodInput } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { boundSentence, boundYes, holdsTo } from './bound.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm } from './ledger.ts'
import { whenWords } from './words.ts'

type Call = CallOf<'figure'>

const DAYS: PeriodInput = { unit: 'last-30d' }
/** What the sun gave is judged of days that are over; null: nothing of the kind is asked of today. */
export const sunDays = ({ figure, of, bound, period, clock, view }: Call, { today }: Facts): PeriodInput | null =>
  figure === 'solarSharePct' &&
  of === 'site' &&
  view === 'value' &&
  bound !== undefined &&
  clock === undefined &&
  period?.unit === 'day' &&
  period.date === today
    ? DAYS
    : null

/** « Non. Part du solaire : 24,1 % (30 derniers jours). »; null: the sun has shone today, or the days are not known. */
export const tellSunDays = (call: Call, [body, days]: readonly KpiBody[], facts: Facts): Told | null => {
  const { bound, asks, figure } = call
  if (sunDays(call, facts) === null || bound === undefined || body === undefined || days === undefined) return null
  if ((figureAt(body, 'solarKwh', 'site', undefined).now?.value ?? 0) > 0) return null
  const { now } = figureAt(days, figure, 'site', undefined, 1)
  if (now === null) return null
  const ledger = createLedger()
  const form = figureForm(figure, facts.site.currency)
  const isJudged = bound.target !== undefined && (asks === 'good' || asks === 'much')
  const yes = isJudged ? (holdsTo(now.value, bound) === (asks === 'good') ? 'Oui. ' : 'Non. ') : boundYes(now, bound)
  return {
    sentences: [
      `${yes}${FIGURES[figure].name} : ${ledger.say(now, ...form)}${whenWords(DAYS, facts)}.`,
      boundSentence(now, bound, form, ledger),
      'Aujourd’hui le soleil n’a encore rien donné : le jour n’est pas jugé.',
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: now.value,
    known: true,
  }
}
