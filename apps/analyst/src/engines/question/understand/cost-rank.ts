// In: the slots of a question, and its words without accents. Out: the call which pump costs most, or takes most energy by cubic metre, where it asks for the dearest; null: it asks something else.
import type { CallOf, Subject } from '../call.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Quel forage coûte le plus cher ? », « … par m³ ? », which is told in energy. */
export const costRankCall = (slots: Slots, line: string): CallOf<'figure'> | null => {
  const { mentions, operations: asks, clock, unknown, periods } = slots
  const isOfAll = mentions.group === null && mentions.named.length + unknown.length === 0
  const view = POST.test(line) ? 'most' : PUMPING.test(line) && !OF_OTHER_HOURS.test(line) ? 'value' : null
  const isRead = clock === null && periods.length < 2 && periods.every((one) => one.period !== null)
  if (view !== null && isOfAll && isRead && !asks.has('why') && !asks.has('compare'))
    return { tool: 'figure', figure: 'cost', of: 'sources', period: pastPeriods(slots)[0] ?? { unit: 'last-7d' }, view }
  const thrift = thriftRank(slots, line)
  if (thrift !== null) return thrift
  if (mentions.group !== 'sources' || mentions.named.length + unknown.length > 0 || clock !== null) return null
  if (asks.has('why') || !COSTS.test(line)) return null
  const isByVolume = BY_VOLUME.test(line)
  if (!isByVolume && (!RANKED.test(line) || OF_ANOTHER.test(line))) return null
  const [period = { unit: 'last-7d' as const }, ...others] = pastPeriods(slots)
  if (others.length > 0 || periods.some((one) => one.period === null)) return null
  const rank = LEAST.test(line) ? 'least' : MOST.test(line) ? 'most' : 'value'
  return isByVolume
    ? { tool: 'figure', figure: 'kwhPerM3', of: 'sources', period, view: rank, money: true }
    : { tool: 'figure', figure: IN_ENERGY.test(line) ? 'energyKwh' : 'cost', of: 'sources', period, view: rank }
}
/** « Quelle pompe est la plus économique ? »: the one that takes least energy for a cubic metre, of all or of those that are named. */
const thriftRank = (
  { mentions, operations: asks, clock, unknown, periods }: Slots,
  line: string,
): CallOf<'figure'> | null => {
  const said = THRIFTY.exec(line)
  if (said === null || asks.has('why') || clock !== null || !ASKS_WHICH.test(line)) return null
  if (unknown.some(({ word }) => !new RegExp(`^${THRIFT}$`).test(word))) return null
  const named = mentions.named.flat()
  const of: Subject | null =
    named.length > 1 && named.every(({ role }) => role === 'source')
      ? named.map(({ id }) => id)
      : named.length === 0 && mentions.group === 'sources'
        ? 'sources'
        : null
  const [period = { unit: 'last-7d' as const }, ...others] = pastPeriods({ periods })
  if (of === null || others.length > 0 || periods.some((one) => one.period === null)) return null
  return { tool: 'figure', figure: 'kwhPerM3', of, period, view: said[1] === 'moins' ? 'most' : 'least' }
}
const THRIFT = '(?:economique|econome|rentable|efficace|efficient|performant|sobre)e?s?'
/** « Rentable », « performante »: of a pump, what it makes of its energy. */
const THRIFTY = new RegExp(`\\b(?:le|la|les)? ?(plus|moins) ${THRIFT}\\b`)
const ASKS_WHICH = /\b(?:quel(?:le)?s?|l?es?quel(?:le)?s?|lequel|laquelle|qui|(?:le|la|les) (?:plus|moins))\b/
/** « Mon plus gros poste de dépense »: of all that is paid, what the pumps take is told apart. */
const POST = /\b(?:plus (?:gros|grand|lourd|important)s?|premiere?|principal) (?:postes?|depenses?|couts?|charges?)\b/
/** « Combien a coûté le pompage ? »: what the pumps cost, not all that was bought. */
const PUMPING =
  /\b(?:cout\w*|pay\w*|depens\w*|revien\w*)\b (?:\w+ ){0,3}?(?:le|du|de|mon|notre) pompage\b|\bpompage\b (?:\w+ ){0,4}?(?:coute\w*|revien\w*)\b/
const OF_OTHER_HOURS =
  /\b(?:nuit|jour|heures?|decal\w*|gagn\w*|econom\w*|si|plus|moins|trop|m3|metres? cubes?|solaire|soleil)\b/
const IN_ENERGY = /\ben (?:energie|kwh|electricite)\b/
const COSTS = /\b(?:cout\w*|revien\w*|cher|chere|onereu\w*|prix)\b/
const BY_VOLUME = /\b(?:par|au|le|du|chaque|un) (?:m3|metres? cubes?)\b/
/** « Le plus cher », « coûte le moins »; « par forage » ranks none. */
const RANKED = /\b(?:le|la|les) (?:plus|moins)\b/
/** By an hour or a cut it is computed in no way, and hours have their own price. */
const OF_ANOTHER = /\b(?:par|chaque) (?:heure|jour|demarrage|coupure)|\bheures?\b|\breparation|\bentretien/
const MOST = /\b(?:plus|pire|quel(?:le)?|laquelle|lequel)\b/
const LEAST = /\b(?:moins|meilleure?)\b/
