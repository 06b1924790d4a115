// In: a question what is to be done, its alarms as they are told, and the figures of the day and of the month. Out: the same with what no alarm tells: pumps that stood, budgets that are passed, a missed solar target.
import { DAY_MS, FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { aimOf } from '../understand/aims.ts'
import { dayPeriod, monthPeriod } from '../understand/calendar.ts'
import { devicesOf, type Facts, hasMotor } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { holdsTo, limitText } from './bound.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm, type Ledger } from './ledger.ts'
import type { Read } from './read.ts'
import { deviceName } from './words.ts'

/** Whether it is asked what is to be done on the site as a whole. */
const isOfAll = ({ operation, state, device, condition, priority, period }: CallOf<'alarms'>): boolean =>
  operation === 'first' && state === 'open' && [device, condition, priority, period].every((one) => one === undefined)

/** The figures of the day and of the month, read after the alarms. */
export const beyondReads = (call: CallOf<'alarms'>, { today }: Facts): readonly Read[] =>
  isOfAll(call) ? [dayPeriod(today), monthPeriod(today)].map((period) => ({ read: 'kpis', period })) : []

/** « À voir aussi – aucune pompe n’a tourné aujourd’hui ; Secteur nord, budget du mois dépassé de 479 m³ ; … » */
export const withBeyond = (
  call: CallOf<'alarms'>,
  told: Told,
  [day, month]: readonly KpiBody[],
  facts: Facts,
): Told => {
  if (!isOfAll(call) || day === undefined || month === undefined) return told
  const ledger = createLedger()
  const also = [...stoodWords(day, facts), ...budgetWords(month, facts, ledger), ...solarWords(month, facts, ledger)]
  return also.length === 0
    ? told
    : {
        ...told,
        sentences: [...told.sentences, `À voir aussi – ${also.join(' ; ')}.`],
        noted: [...told.noted, ...ledger.noted()],
      }
}

/** Sooner in a day it is no news that none has run yet. */
const LEAST_MS = DAY_MS / 2

const stoodWords = (day: KpiBody, facts: Facts): readonly string[] => {
  if (day.until - day.period.from < LEAST_MS) return []
  const pumps = devicesOf('sources', facts).filter(hasMotor)
  const hours = pumps.map(({ id }) => figureAt(day, 'runningHours', id, undefined, 1).now?.value)
  return hours.length > 0 && hours.every((one) => one === 0) ? ['aucune pompe n’a tourné aujourd’hui'] : []
}

const budgetWords = (month: KpiBody, facts: Facts, ledger: Ledger): readonly string[] =>
  month.consumptions.flatMap(({ device }) => {
    const { now } = figureAt(month, 'budgetLeftM3', device, undefined, 2)
    if (now === null || now.value >= 0) return []
    const by = ledger.say({ ...now, value: -now.value }, ...figureForm('budgetLeftM3', facts.site.currency))
    return [`${deviceName(device, facts)}, budget du mois dépassé de ${by}`]
  })

const solarWords = (month: KpiBody, facts: Facts, ledger: Ledger): readonly string[] => {
  const aim = aimOf('solarSharePct', monthPeriod(facts.today), true, facts)
  const { now } = figureAt(month, 'solarSharePct', 'site', undefined, 2)
  if (aim === null || now === null || holdsTo(now.value, aim)) return []
  const form = figureForm('solarSharePct', facts.site.currency)
  return [
    `${FIGURES.solarSharePct.name.toLowerCase()} ce mois-ci : ${ledger.say(now, ...form)}, objectif ${limitText(aim, form, ledger)} au moins`,
  ]
}
