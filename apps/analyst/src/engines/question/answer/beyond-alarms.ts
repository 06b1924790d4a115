// In: a question what is to be done, its alarms and how they are told, and the figures of the day and of the month. Out: the same with the alarm that follows, and what no alarm tells: pumps that stood, budgets that are passed, a missed solar target.
import { DAY_MS, FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { aimOf } from '../understand/aims.ts'
import { monthPeriod } from '../understand/calendar.ts'
import { devicesOf, type Facts, hasMotor } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { isOfAll } from './beyond-reads.ts'
import { holdsTo, limitText } from './bound.ts'
import { figureAt } from './figure-at.ts'
import { thenToDo } from './first-to-do.ts'
import { createLedger, figureForm, type Ledger } from './ledger.ts'
import { type MissedDay, missedDay, missedWords } from './missed-day.ts'
import type { Bodies } from './reads.ts'
import { deviceName } from './words.ts'

/**
 * « Ensuite : … », « À voir aussi – Secteur nord, budget du mois dépassé de 479 m³. »: three things at most with the alarm
 * that comes first. The last place is kept for what no alarm tells, where there is any.
 */
export const withBeyond = (
  call: CallOf<'alarms'>,
  { alarms }: Bodies['alarms'],
  told: Told,
  [day, month]: readonly KpiBody[],
  facts: Facts,
): Told => {
  if (!isOfAll(call) || day === undefined || month === undefined) return told
  const ledger = createLedger()
  const missed = missedDay(day, 1)
  const beyond = [...stoodWords(day, missed, facts), ...budgetWords(month, facts), ...solarWords(month, facts)]
  const kept = Math.min(1, beyond.length)
  // pumps that missed their day come before an alarm that is neither critical nor high
  const before = missed === null ? alarms : alarms.filter(({ priority }) => GRAVE.has(priority))
  const then = thenToDo(before, NAMED - 1 - kept, facts)
  const also = beyond.slice(0, alarms.length === 0 ? NAMED : NAMED - 1 - then.length).map((say) => say(ledger))
  // how many there are and the first of them come before, that the table shows but some of them after
  const [counted, rest] = [told.sentences.slice(0, 2), told.sentences.slice(2)]
  return {
    ...told,
    sentences: [...counted, ...then, ...(also.length === 0 ? [] : [`À voir aussi – ${also.join(' ; ')}.`]), ...rest],
    noted: [...told.noted, ...ledger.noted()],
  }
}
const NAMED = 3

/** What is said of a thing; the numbers of one that is left out are not noted. */
type Say = (ledger: Ledger) => string

/** Sooner in a day it is no news that none has run yet. */
const LEAST_MS = DAY_MS / 2

/** Alarms that come before pumps that missed their day. */
const GRAVE: ReadonlySet<string> = new Set(['critical', 'high'])

const stoodWords = (day: KpiBody, missed: MissedDay | null, facts: Facts): readonly Say[] => {
  // since when is told where the pumps say it
  if (missed !== null && missed.since !== day.period.from)
    return [
      (ledger) =>
        `${missedWords(missed, day, facts, ledger)} (vérifier leurs commandes, et leur alimentation où elle manque)`,
    ]
  if (day.until - day.period.from < LEAST_MS) return []
  const pumps = devicesOf('sources', facts).filter(hasMotor)
  const hours = pumps.map(({ id }) => figureAt(day, 'runningHours', id, undefined, 1).now?.value)
  return hours.length > 0 && hours.every((one) => one === 0) ? [() => 'aucune pompe n’a tourné aujourd’hui'] : []
}

/** The budget that is passed by most comes first. */
const budgetWords = (month: KpiBody, facts: Facts): readonly Say[] =>
  month.consumptions
    .flatMap(({ device }) => {
      const { now } = figureAt(month, 'budgetLeftM3', device, undefined, 2)
      return now === null || now.value >= 0 ? [] : [{ device, by: { ...now, value: -now.value } }]
    })
    .toSorted((a, b) => b.by.value - a.by.value)
    .map(({ device, by }) => (ledger) => {
      const text = ledger.say(by, ...figureForm('budgetLeftM3', facts.site.currency))
      return `${deviceName(device, facts)}, budget du mois dépassé de ${text}`
    })

const solarWords = (month: KpiBody, facts: Facts): readonly Say[] => {
  const aim = aimOf('solarSharePct', monthPeriod(facts.today), true, facts)
  const { now } = figureAt(month, 'solarSharePct', 'site', undefined, 2)
  if (aim === null || now === null || holdsTo(now.value, aim)) return []
  const form = figureForm('solarSharePct', facts.site.currency)
  const name = FIGURES.solarSharePct.name.toLowerCase()
  return [
    (ledger) => `${name} ce mois-ci : ${ledger.say(now, ...form)}, objectif ${limitText(aim, form, ledger)} au moins`,
  ]
}
