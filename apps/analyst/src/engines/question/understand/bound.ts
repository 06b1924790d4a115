// In: a question. Out: the limit that it asks about, « sous 12 h », « plus de 3 bar », « l’objectif est tenu »; the call with it.
import { figureSpec, METRICS } from '@vigie/contracts/entities'
import type { Bound, Call } from '../call.ts'
import { aimOf } from './aims.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { NOW_FIGURES } from './figure-of.ts'
import type { Understood } from './outcome.ts'

/** A limit as it was typed; `unit` '': none was said; null: none that is known. */
type Limit = { readonly side: Bound['side']; readonly value: number; readonly unit: string | null }

/** A call asked for with a limit is told with it; where none can be told, the question is not answered without it. */
export const bounded = (made: Understood, text: string, facts: Facts): Understood => {
  if (made.kind !== 'call') return made
  const line = plain(text)
  const limit = limitIn(line)
  const isSun = isSunEnough(made.call, line, facts)
  const call = limit === null ? aimed(made.call, isSun) : made.call
  const judged = limit === null && !isSun ? aimJudged(call, line, facts) : null
  if (judged !== null) return { ...made, call: judged }
  if (limit === null && !isSun && !TARGET.test(line)) return made
  if (call.tool !== 'figure' && call.tool !== 'latest' && call.tool !== 'series') return made
  // of all that measure it one limit would say nothing
  if (call.tool === 'latest' && call.of === 'site') return made
  const bound = limit === null ? targetOf(call, facts) : inUnitOf(call, limit)
  if (bound === null || (WENT.test(line) && call.tool === 'figure' && NOW_FIGURES.has(call.figure)))
    return { kind: 'refuse', why: 'unsupported' }
  if (call.tool === 'figure') {
    if (call.view === 'max-day' || call.view === 'min-day' || call.view === 'per-day')
      return { kind: 'refuse', why: 'unsupported' }
    const { against: _, also: __, ...rest } = call
    return { ...made, call: { ...rest, view: 'value', bound } }
  }
  if (call.tool === 'latest' && !WENT.test(line)) return { ...made, call: { ...call, bound } }
  const { metric, of } = call
  const period = call.tool === 'series' ? call.period : dayPeriod(facts.today)
  const operation = bound.side === 'under' ? ('min' as const) : ('max' as const)
  return {
    ...made,
    call: { tool: 'series', metric, of: of === 'site' ? [] : of.slice(0, 1), period, operation, bound },
  }
}

/** « Le rendement est-il bon ? », « dépense-t-on trop ? »: by the target of the site, where it has one. */
const aimJudged = (call: Call, line: string, facts: Facts): Call | null => {
  const isGood = GOOD.test(line) || (call.tool === 'figure' && call.figure === 'unaccountedPct' && NORMAL.test(line))
  const asks = MUCH.test(line) ? ('much' as const) : isGood ? ('good' as const) : null
  if (asks === null || call.tool !== 'figure' || call.of !== 'site' || call.view !== 'value' || call.slot !== undefined)
    return null
  const bound = targetOf(call, facts)
  return bound === null ? null : { ...call, bound, asks }
}
const MUCH = /\btrop\b(?! plein)/
const GOOD =
  /\b(?:est|sont|t il|t elle)\b.*\b(?:bon(?:ne)?s?|correcte?s?|acceptables?|satisfaisant(?:e)?s?|dans les normes)\b/

/** Of what is lost the target says what is normal. */
const NORMAL = /\b(?:est|sont|c est|t il|t elle)\b.*\bnormale?s?\b/

/** What is lost has its target in percent, and what the sun gave in its share. */
const aimed = (call: Call, isSun: boolean): Call => {
  if (call.tool !== 'figure') return call
  if (isSun) return { ...call, figure: 'solarSharePct' }
  return call.figure === 'unaccountedM3' && call.of === 'site' ? { ...call, figure: 'unaccountedPct' } : call
}

/** « Le soleil a donné assez ? », « l’objectif solaire »: as much as the site aims at, where it does. */
const isSunEnough = (call: Call, line: string, { site }: Facts): boolean =>
  call.tool === 'figure' &&
  call.figure === 'solarKwh' &&
  call.of === 'site' &&
  (ENOUGH.test(line) || TARGET.test(line)) &&
  site.targets.solarSharePct != null
const ENOUGH = /\b(?:assez|suffi\w*)\b/

/** « Est descendu sous », « a dépassé »: of the past, not of now. */
const WENT = /\b(?:est|sont|a|ont)(?: t (?:il|elle))? (?:deja |ete )?(?:descendu|passe|tombe|monte|depasse|reste)/
const TARGET = /\b(?:objectif|cible)s?\b/
const UNDER = 'sous(?: les?)?|(?:en )?dessous (?:de|des)|moins (?:de|d)|inferieure?s? a'
const OVER =
  'plus (?:de|d)|(?:au )?dessus (?:de|des)|superieure?s? a|(?:depass|attein)\\w*(?: t)?(?: (?:il|elle|on))? (?:les? )?|au moins(?: les?)?|arrive\\w* a'
const LIMIT = new RegExp(
  `\\b(?:(?<under>${UNDER})|(?<over>${OVER})) ?(?<value>\\d+(?:[.,]\\d+)?) ?(?<next>[a-z%][a-z0-9/]*|%)?`,
)

/** null: none; a limit in a word that is no unit has unit null. */
const limitIn = (line: string): Limit | null => {
  const { under, value, next = '' } = LIMIT.exec(line)?.groups ?? {}
  if (value === undefined) return null
  const [unit, scale] = UNITS[next] ?? (AFTER.has(next) ? (['', 1] as const) : ([null, 1] as const))
  return { side: under === undefined ? 'over' : 'under', value: Number(value.replace(',', '.')) * scale, unit }
}
const as = (unit: string, scale: number, words: string) =>
  words.split(' ').map((word) => [word, [unit, scale]] as const)
const UNITS: Readonly<Record<string, readonly [unit: string, scale: number]>> = Object.fromEntries([
  ...as('%', 1, '% pourcent'),
  ...as('h', 1, 'h heure heures'),
  ...as('h', 24, 'j jour jours'),
  ...as('m', 1, 'm metre metres'),
  ...as('bar', 1, 'bar bars'),
  ...as('mad', 1, 'mad dh dhs dirham dirhams'),
  ...as('v', 1, 'v volt volts'),
  ...['kwh', 'kw', 'm3', 'm3/h', 'kwh/m3', 'kg', 'hz', 'a'].flatMap((one) => as(one, 1, one)),
])
/** Words after a number that are not what it counts. */
const AFTER = new Set(
  ' hier cette ce cet en la le les depuis sur dans pendant au aujourd et ou ici maintenant'.split(' '),
)

/** The limit of a call in the unit that it is told in; null: it was said in another. */
const inUnitOf = (call: Measured, { side, value, unit }: Limit): Bound | null => {
  const own = call.tool === 'figure' ? figureSpec(call.figure).unit : METRICS[call.metric].unit
  const told = own.replace('³', '3').toLowerCase()
  const isMoney = unit === 'mad' && call.tool === 'figure' && call.figure === 'cost'
  return unit === '' || unit === told || isMoney ? { side, value } : null
}
type Measured = Extract<Call, { tool: 'figure' | 'latest' | 'series' }>

const targetOf = (call: Call, facts: Facts): Bound | null =>
  call.tool === 'figure' ? aimOf(call.figure, call.period, call.of === 'site', facts) : null

/** The text without accents; « 0,55 » and « kWh/m³ » stay whole. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’\-?!]/g, ' ')
    .replace(/\s+/g, ' ')
