// In: a call when pumps have to run again, and the figures. Out: which tank comes to its reserve first and when, what each holds, and when pumping is cheapest.
import type { KpiBody } from '@vigie/contracts/entities'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { endOfWater, untilItsEnd } from './ahead.ts'
import { type Told, unknown } from './answer.ts'
import { reserveOf } from './beside.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { tellCheapest } from './tariff.ts'
import { deviceName } from './words.ts'

/** « Avant le 03/12/2026 06:00 : sans pompage, Bassin haut arrive alors à sa réserve (10 %), le premier, dans 67 h. » */
export const tellRestart = (body: KpiBody, facts: Facts): Told => {
  const tanks = devicesOf('storages', facts)
    .flatMap(({ id }) => {
      const { now } = figureAt(body, 'autonomyHours', id, undefined)
      return now === null ? [] : [{ id, now, end: moment(endOfWater(now, body, id, facts), facts) }]
    })
    .toSorted((a, b) => a.now.value - b.now.value)
  const [first, ...others] = tanks
  if (first === undefined)
    return unknown('Je ne sais pas : combien de temps l’eau des bassins dure sans pompage n’est pas connu.')
  const ledger = createLedger()
  const text = ledger.say(
    untilItsEnd(first.now, body, first.id, facts),
    ...figureForm('autonomyHours', facts.site.currency),
  )
  const name = deviceName(first.id, facts)
  const cheapest = tellCheapest(facts)
  const reserve = reserveOf(first.id, facts, ledger)
  const lead =
    first.now.value <= 0
      ? `Maintenant : ${name} est déjà à sa réserve${reserve}.`
      : `Avant le ${first.end} : sans pompage, ${name} arrive alors à sa réserve${reserve}${others.length === 0 ? '' : ', le premier'}, dans ${text}.`
  return {
    sentences: [
      lead,
      ...holds(first.id, name, '', body, facts, ledger),
      ...others.flatMap(({ id, end }) =>
        holds(id, deviceName(id, facts), `, et tient jusqu’au ${end}`, body, facts, ledger),
      ),
      ...(cheapest?.sentences ?? []),
    ],
    table: null,
    chart: null,
    noted: [...ledger.noted(), ...(cheapest?.noted ?? [])],
    main: first.now.value,
    known: true,
  }
}

/** « Bassin haut contient 1 174 m³ (65 %). »; nothing where that is not known. */
const holds = (
  id: string,
  name: string,
  more: string,
  body: KpiBody,
  { site }: Facts,
  ledger: Ledger,
): readonly string[] => {
  const stored = figureAt(body, 'storedM3', id, undefined).now
  const level = figureAt(body, 'levelPct', id, undefined).now
  if (stored === null) return []
  const full = level === null ? '' : ` (${ledger.say(level, '%', 0)})`
  return [`${name} contient ${ledger.say(stored, ...figureForm('storedM3', site.currency))}${full}${more}.`]
}
