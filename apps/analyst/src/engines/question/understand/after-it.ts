// In: a short question that goes on, in its words without accents, and the call before it. Out: what it asks of what that call told; null: it asks something else.
import { type Call, type CallOf, parsedCall } from '../call.ts'
import type { Facts } from './facts.ts'
import { hoursUntil } from './until.ts'

/** « Pour combien de jours ? », « pourquoi ? », « c’est quoi ? », « c’est réglé ? », « le pire jour ? »: of what was told before. */
export const afterIt = (line: string, before: Call | null, facts: Facts): Call | null => {
  if (before === null) return null
  if (before.tool === 'figure')
    return lastsAfter(line, before, facts) ?? dayAfter(line, before) ?? meantAfter(line, before)
  if (before.tool === 'latest' && WHY.test(line) && before.of !== 'site') {
    const { bound: _, ...same } = before
    return { ...same, asks: 'why' }
  }
  // who or what commands a pump is not recorded, which is said
  if (before.tool === 'status' && RUNS.has(before.state) && WHY.test(line) && before.of !== 'site')
    return { tool: 'status', state: before.state, of: before.of, asks: 'rests' }
  return settledAfter(line, before) ?? meantAfter(line, before)
}

const RUNS: ReadonlySet<string> = new Set(['running', 'stopped'])

/** How long what tanks hold lasts, and whether until a time that is said. */
const lastsAfter = (line: string, { figure, of, period }: CallOf<'figure'>, facts: Facts): Call | null => {
  if (period !== null || !HELD.has(figure) || !(LASTS.test(line) || HOW_LONG.test(line))) return null
  const lasts = hoursUntil(line, facts)
  return parsedCall({
    tool: 'figure',
    figure: 'autonomyHours',
    of: Array.isArray(of) ? of : 'site',
    period: null,
    view: 'value',
    ...(lasts !== null && { lasts }),
  })
}
const HELD: ReadonlySet<string> = new Set(['storedM3', 'levelM', 'levelPct', 'emptyInHours', 'autonomyHours'])
const LASTS =
  /^(?:et )?(?:est ce que )?(?:(?:ca|cela|il|elle|on|c est|est ce) )?(?:(?:va|peut|peux|fait|sera) )?(?:tien\w*|tenir|dure\w*|suffi\w*|assez)\b.*\b(?:jusqu\w*|combien de (?:temps|jours?|heures?)|pour|demain|cette nuit|ce soir|quand)\b/
const HOW_LONG =
  /^(?:et )?(?:(?:ca|c est|on tient|de quoi tenir|ca fait) )?(?:pour |pendant |encore )*combien (?:de temps|de jours?|d heures?)(?: (?:d avance|encore|de reserve))?$/

/** The day of a longer time on which a figure of the site was at an end. */
const dayAfter = (line: string, before: CallOf<'figure'>): Call | null => {
  const found = DAY.exec(line)?.[1]
  if (found === undefined || before.of !== 'site' || before.period === null || before.period.unit === 'day') return null
  // « le pire ? » is a day where days were told
  if (!/\bjour/.test(line) && !BY_DAY.has(before.view)) return null
  const { asks: _, against: __, claim: ___, bound: ____, ...same } = before
  const isMore = GAINED.has(before.figure)
  const isMost = found === 'pire' ? !isMore : found.startsWith('meilleur') ? isMore : !found.startsWith('moins')
  return { ...same, view: isMost ? 'max-day' : 'min-day' }
}
const DAY =
  /^(?:et )?(?:(?:c est |c etait )?(?:quoi |quel(?:le)? (?:est |etait )?)?)(?:le |la )?(?:(?:jour|journee) (?:le |la )?)?(pire|meilleure?|plus \w+|moins \w+)(?: (?:jour|journee))?$/
const BY_DAY: ReadonlySet<string> = new Set(['per-day', 'max-day', 'min-day'])
/** Of what is made, more is the better day. */
const GAINED: ReadonlySet<string> = new Set(['producedM3', 'solarKwh', 'solarSaved', 'solarSharePct', 'powerPct'])

/** Whether what was told is over. */
const settledAfter = (line: string, before: Call): Call | null => {
  if (!SETTLED.test(line)) return null
  if (before.tool === 'findings') {
    const { kind, device } = before
    return { tool: 'findings', what: 'list', ...(kind && { kind }), ...(device && { device }), asks: 'none' }
  }
  if (before.tool !== 'alarms' || before.period !== undefined) return null
  return { ...before, operation: 'list', state: 'open', asks: 'none' }
}
const SETTLED =
  /^(?:et |alors )?(?:est ce que )?(?:c est|est ce|ca est|elles? (?:est|sont)|ils? (?:est|sont))(?: (?:maintenant|bien|deja|enfin))? (?:regle|resolu|repare|fini|termine|arrange)e?s?(?: (?:ou pas|maintenant|non))?$/

/** What the word is that was just told; of alarms of several kinds what each asks for. */
const meantAfter = (line: string, before: Call): Call | null => {
  if (!WHAT_IS_IT.test(line)) return null
  if (before.tool === 'figure') return { tool: 'meaning', of: before.figure }
  if (before.tool === 'findings' && before.kind !== undefined) return { tool: 'meaning', of: before.kind }
  if (before.tool !== 'alarms') return null
  if (before.condition !== undefined) return { tool: 'meaning', of: before.condition }
  const { asks: _, ...same } = before
  return { ...same, operation: 'first' }
}
const WHAT_IS_IT =
  /^(?:et )?(?:c est quoi|ca veut dire quoi|c est a dire|qu est ce que c est)(?: (?:ca|exactement|comme alarme))?$/
const WHY = /^(?:et |mais )?(?:pourquoi|a cause de quoi|c est du a quoi|d ou ca vient)(?: (?:ca|donc|alors))?$/
