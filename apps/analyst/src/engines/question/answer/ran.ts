// In: a question whether pumps ran or when one stopped, and the figures read. Out: yes or no, or that moment.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { stretchOf } from './stretch.ts'
import { dataUntil, deviceName, whenWords } from './words.ts'

type Call = CallOf<'figure'>

/** « Non, aucune n’a tourné », « Oui, 2 sur 4 : … », those that ran longest first; `rows`: each pump with its hours. */
export const ranWords = (
  call: Call,
  rows: readonly { readonly id: string; readonly now: Found }[],
  facts: Facts,
  ledger: Ledger,
): string => {
  const ran = rows.filter(({ now }) => now.value > 0).toSorted((a, b) => b.now.value - a.now.value)
  const when = whenWords(call.period, facts)
  if (ran.length === 0) return `Non, aucune n’a tourné${when}.`
  const count = (of: typeof rows) =>
    ledger.say({ value: of.length, from: of.flatMap(({ now }) => now.from), how: 'count' }, '', 0)
  const form = figureForm(call.figure, facts.site.currency)
  const each = ran.map(({ id, now }) => `${deviceName(id, facts)} : ${ledger.say(now, ...form)}`)
  return `Oui, ${count(ran)} sur ${count(rows)}${when} – ${each.join(' ; ')}.`
}

/** Of one pump: whether it ran in these hours, as far as the moment that it last ran tells, or that moment. */
export const tellLastRun = (call: Call, bodies: readonly KpiBody[], facts: Facts): Told => {
  const [device = ''] = Array.isArray(call.of) ? call.of : []
  const known = bodies
    .toSorted((a, b) => a.until - b.until)
    .map(({ until, sources }) => ({ until, at: sources.find((one) => one.device === device)?.lastRanAt }))
  const last = known.at(-1)
  const name = deviceName(device, facts)
  if (last?.at === undefined) return unknown(NOT_SAID)
  const lastly =
    last.at === null
      ? `${name} n’a pas tourné au cours des quatre semaines d’avant.`
      : `${name} a tourné pour la dernière fois jusque vers le ${moment(last.at, facts)}.`
  const said = (...sentences: string[]): Told => ({ ...unknown(), sentences, known: true })
  if (call.clock === undefined || call.period === null) return said(lastly, dataUntil(last.until, facts))
  const { from, to } = stretchOf(call.period, facts, call.clock)
  const when = whenWords(call.period, facts, call.clock)
  // the moment is the end of a run: one that ended as these hours began is none of theirs
  const ran = known.find(({ at }) => at != null && at > from && at <= to)
  if (ran?.at != null) return said(`Oui, ${name} a tourné${when}, jusque vers le ${moment(ran.at, facts)}.`)
  if (last.until < to && to < facts.now)
    return unknown(`Je ne sais pas : les chiffres s’arrêtent avant la fin. ${dataUntil(last.until, facts)}`)
  return last.at === null || last.at <= from
    ? said(`Non, ${name} n’a pas tourné${when}.`, lastly, dataUntil(last.until, facts))
    : unknown(`Je ne sais pas si ${name} a tourné${when} : ouvrez sa courbe, ou demandez le jour entier.`)
}
const NOT_SAID = 'Je ne sais pas : cette pompe ne dit pas quand elle a tourné.'
