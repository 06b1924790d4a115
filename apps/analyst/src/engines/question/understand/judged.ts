// In: the slots of a question, and its words without accents. Out: the call that judges a measure; null: nothing is judged.
import type { Device, MetricId } from '@vigie/contracts/entities'
import type { Call, CallOf } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import { devicesOf, type Facts } from './facts.ts'
import { meantBy } from './figure-of.ts'
import { measuring } from './metric-frame.ts'
import type { Slots } from './read.ts'
import { usualCall } from './usual-call.ts'

type Judged = NonNullable<CallOf<'latest'>['asks']>

/** « Le débit du forage 1 est-il normal ? », « la pression est-elle trop basse ? »: by its alarms and what was found, with its value. */
export const judgedCall = (slots: Slots, line: string, facts: Facts): Call | null => {
  const [[pump, ...alike] = [], ...more] = slots.mentions.named
  if (RUNS_MUCH.test(line) && slots.periods.length === 0 && pump?.role === 'source' && alike.length + more.length === 0)
    return runsMuch(pump.id, facts)
  const asks = judgedOf(line)
  if (asks === null || slots.periods.length > 0 || NOT_JUDGED.test(line)) return null
  if (slots.unknown.length > 0 || slots.events.has('outage') || slots.events.has('offline')) return null
  const named = slots.mentions.named.flatMap((several) => (several.length === 1 ? several : []))
  if (named.length < slots.mentions.named.length) return null
  const metric = metricOf(slots, line, named[0] ?? null)
  if (metric === null) return null
  const devices =
    named.length > 0 ? named.flatMap((one) => measuring(facts, metric, [one])) : ofGroup(slots, metric, facts)
  const ids = [...new Set(devices.map(({ id }) => id))]
  if (ids.length === 0) return null
  return { tool: 'latest', metric, of: ids.length > NAMED_MAX ? 'site' : ids, asks }
}
/** « Le forage 2 tourne trop ? »: its hours of today, set against what is usual. */
const RUNS_MUCH =
  /\b(?:tourne|marche|fonctionne)(?:nt)? (?:t (?:il|elle) )?(?:beaucoup )?(?:trop|beaucoup|plus (?:que|qu) (?:d habitude|la normale))\b(?! (?:vite|fort|lentement|souvent))/
const runsMuch = (id: string, { today }: Facts): Call => ({
  ...usualCall({ figure: 'runningHours', of: [id], period: dayPeriod(today) }),
  claim: 'more',
})
/** A call names no more devices. */
const NAMED_MAX = 6

/** « C’est normal ? », « c’est beaucoup ? » after a measure, a figure or a device: the same one judged. */
export const judgedAfter = (line: string, before: Call | null, facts: Facts): Call | null => {
  if (before === null || !(OF_IT.test(line) || OF_IT_BARELY.test(line))) return null
  const asks = judgedOf(line) ?? (IS_ODD.test(line) ? 'odd' : 'normal')
  if (before.tool === 'latest') {
    const { bound: _, ...same } = before
    return { ...same, asks }
  }
  if (before.tool === 'status' && before.of !== 'site' && before.state !== 'faulty')
    return { tool: 'status', state: 'running', of: before.of, asks: 'well' }
  // what was found is told by what is usual of it
  if (before.tool === 'findings') {
    const { kind, device } = before
    return { tool: 'findings', what: 'list', ...(kind && { kind }), ...(device && { device }) }
  }
  // whether what was explained is what is usual
  if (before.tool === 'why') return { ...usualCall(before), claim: 'same' }
  if (before.tool !== 'figure' || (typeof before.of === 'string' && before.of !== 'site')) return null
  const others = before.of === 'site' ? [] : before.of.slice(1)
  if (before.period === null) {
    const tanks = before.of === 'site' ? measuring(facts, 'level_pct', []).map(({ id }) => id) : before.of
    const isTold = TANKS.has(before.figure) && tanks.length > 0 && tanks.length <= NAMED_MAX && others.length === 0
    return isTold ? { tool: 'latest', metric: 'level_pct', of: [...tanks], asks } : null
  }
  if (others.length > 0 || before.clock !== undefined || before.slot !== undefined) return null
  const { against: _, bound: __, also: ___, ...same } = before
  const claim = /\b(?:beaucoup|trop|eleve|haut|cher)\b/.test(line)
    ? ('more' as const)
    : /\b(?:peu|faible|bas)\b/.test(line)
      ? ('less' as const)
      : IS_ODD.test(line)
        ? ('odd' as const)
        : ('same' as const)
  return { ...same, view: 'value', asks: 'usual', claim }
}
const OF_IT =
  /^(?:et )?(?:est ce que )?(?:c est|est ce|c) (?:(?:bien|trop|assez|tres|un peu|pas) )?(?:normal|anormal|habituel|inhabituel|bizarre|etrange|bon|correct|ok|bas|haut|eleve|faible|suffisant|inquietant|grave|beaucoup|trop|peu|cher)(?: ou pas| ca| pour (?:nous|la saison))?$/
/** « Normal ? », « ça te paraît normal ? » */
const OF_IT_BARELY =
  /^(?:et )?(?:(?:ca|cela) (?:(?:te|vous) )?(?:parait|semble) (?:bien |pas )?)?(?:normal|anormal|habituel|inhabituel|bizarre|etrange)(?: (?:ou pas|ou non|ca|non))?$/
const IS_ODD = /\b(?:anormal|inhabituel|bizarre|etrange)\b/

const judgedOf = (line: string): Judged | null => {
  const found = JUDGEMENTS.find(([, words]) => words.test(line))
  return found?.[0] ?? null
}
const LOW =
  /^(?!.*\b(?:alarmes?|alertes?|seuils?)\b).*\b(?:pression|debit)s? (?:tres |bien )?(?:basse?|faible)s?\b|\btrop (?:bas(?:se)?s?|faibles?|vides?)\b|\b(?:manque|pas assez) (?:de |d )?(?:pression|debit)\b/
const ENOUGH =
  /\b(?:assez|suffisamment) (?:de |d )?(?:pression|debit)\b|\b(?:pression|debit) (?:\w+ ){0,6}?suffisante?s?\b/
const COMPLAINED = /\b(?:pas|plus|peu|aucune?|guere) (?:de |d )?(?:pression|debit)\b/
/** That it goes down is neither proved nor denied by an alarm: it is told without yes or no. */
const FALLS = /\b(?:pression|debit) (?:\w+ ){0,4}?(?:chute|baisse|tombe|descend)\b/
const HIGH = /\btrop (?:hautes?|hauts?|elevee?s?|forte?s?|pleine?s?|remplie?s?)\b/
const ODD = /\b(?:anormale?s?|anormaux|inhabituel(?:le)?s?|mauvaise?s?)\b/
const NORMAL =
  /\b(?:est|sont|c est|parait|semble|t il|t elle)\b.*\b(?:normale?s?|normaux|correcte?s?|bonne?s?|bons?|ok|suffisante?s?|convenables?)\b|^(?:la |le |les )?\w+ (?:\w+ ){0,6}?(?:normale?|correcte?)$|^c est normal\b|\b(?:faire confiance|se fier|me fier|fier)\b/
/** « Une alarme sur la pression ? »: those of this measure alone. */
const ALARMED =
  /\b(?:alarmes?|alertes?) (?:(?:\w+ )?(?:sur|de|pour|concernant) )?(?:la |le |les |l )?(?:pressions?|debits?|tensions?|niveaux?)\b(?! (?:bas|haut|trop))/
const JUDGEMENTS = [
  ['odd', ALARMED],
  ['enough', ENOUGH],
  ['low', LOW],
  ['low', COMPLAINED],
  ['falls', FALLS],
  ['high', HIGH],
  ['odd', ODD],
  ['normal', NORMAL],
] as const
/** A day that is the best, the normal state of the site, and what is compared are told otherwise. */
const NOT_JUDGED =
  /\b(?:combien|pourquoi|quand|bonne heure|tout (?:est|va)|par rapport|que d habitude|meilleure?|retour)\b/

/** The metric that is judged: of a tank how full it is, of water in the ground how high it stands. */
const metricOf = (slots: Slots, line: string, device: Device | null): MetricId | null => {
  const meant = meantBy(slots, { device, group: slots.mentions.group })
  if (meant === null) return device?.role === 'storage' && TANK.test(line) ? 'level_pct' : null
  if ('metric' in meant) return meant.metric
  if ('open' in meant) return null
  const isTank = TANKS.has(meant.figure)
  return isTank ? (GROUND.test(line) ? 'level_m' : 'level_pct') : null
}
const TANKS: ReadonlySet<string> = new Set(['levelM', 'levelPct', 'overflowInHours', 'emptyInHours', 'storedM3'])
const TANK = /\btrop (?:plein|rempli|vide|bas|haut)/
const GROUND = /\b(?:nappe|forages?|puits?)\b/

/** What measures it in the group that was named, or anywhere; of a voltage the main meter. */
export const ofGroup = ({ mentions }: Slots, metric: MetricId, facts: Facts): readonly Device[] => {
  const { group } = mentions
  if (group === null || group === 'devices')
    return metric === 'level_m'
      ? facts.devices.filter((one) => one.role === 'source' && one.metrics.some(({ id }) => id === metric))
      : measuring(facts, metric, [])
  return devicesOf(group, facts).flatMap((one) => measuring(facts, metric, [one]))
}
