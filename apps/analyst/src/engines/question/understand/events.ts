// In: the slots of a question about alarms, cuts or the state of devices. Out: its call; null: it is about none of them.
import type { AlarmCondition, AlarmPriority, Device, PeriodInput } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import { alarmState, namesAct } from './alarm-state.ts'
import { dayPeriod } from './calendar.ts'
import { AT_WHICH_HOUR } from './clock-words.ts'
import { comparedAlarms } from './compared-alarms.ts'
import { cutDevicesCall } from './cut-devices.ts'
import { devicesOf, type Facts } from './facts.ts'
import { faultyCall } from './faulty-call.ts'
import { isHealth } from './health.ts'
import { pastPeriods, type Slots } from './read.ts'
import { asksWhoSince, SINCE_WHEN, sinceCall } from './since.ts'
import { worksCall } from './works.ts'

/** The call of a question about events; `device`: the one that it names. */
export const eventCall = (slots: Slots, device: Device | null, facts: Facts): Call | null => {
  const { events, quantities } = slots
  // « coupure à quelle heure »: of what happened last its moment is told
  const asks = AT_WHICH_HOUR.test(slots.line) ? new Set([...slots.operations, 'last' as const]) : slots.operations
  if (quantities.has('autonomy')) return null
  const [period] = pastPeriods(slots)
  if (device !== null && period === undefined && !asks.has('why') && !asks.has('howMany') && isHealth(slots.line))
    return { tool: 'status', state: 'running', of: [device.id], asks: 'well' }
  const since = device === null || period !== undefined ? null : sinceCall(slots, device)
  if (since !== null) return since
  const of: 'site' | [string] = device === null ? 'site' : [device.id]
  const when: PeriodInput = period ?? dayPeriod(facts.today)
  if (events.has('mtta') || (asks.has('howLong') && ACKNOWLEDGED_AFTER.test(slots.line)))
    return { tool: 'load', what: 'mttaMs', period: period ?? { unit: 'last-30d' } }
  if (events.has('mttr') || (asks.has('howLong') && events.has('alarm') && SETTLED_AFTER.test(slots.line)))
    return { tool: 'load', what: 'mttrMs', period: period ?? { unit: 'last-30d' } }
  if (events.has('flood')) return { tool: 'load', what: 'floodPct', period: when }
  const rings = events.has('bySensor') && /\b(?:sonn|alarme|alerte)/.test(slots.line)
  if (events.has('alarm') || events.has('unacknowledged') || rings || namesAct(slots))
    return comparedAlarms(slots, facts) ?? alarmCall(slots, device, period, when, facts)
  if (quantities.has('leak') && !quantities.has('unaccounted') && !asks.has('which'))
    return {
      tool: 'alarms',
      operation: asks.has('howMany') ? 'count' : 'list',
      ...(period === undefined ? { state: 'open' } : { period }),
      condition: 'night-flow',
      ...(device && { device: device.id }),
    }
  const isNow = period === undefined
  if (isNow && device === null && STATE_OF.test(slots.line) && slots.mentions.group === 'sources') {
    const pumps = devicesOf('sources', facts).filter(({ metrics }) => metrics.some(({ id }) => id === 'running'))
    if (pumps.length > 0 && pumps.length <= NAMED_MAX)
      return { tool: 'status', state: 'running', of: pumps.map(({ id }) => id), asks: 'how' }
  }
  // what is broken down is told by its alarms; what has no supply is a cut
  const isBroken = BROKEN.test(slots.line) && !CUT_OFF.test(slots.line) && !asks.has('howLong') && !asks.has('last')
  const works = events.has('running') || quantities.has('runningHours')
  if (isNow && (isBroken || (slots.mentions.group === 'devices' && (works || RUNS_NOT.test(slots.line)))))
    return faultyCall(slots, device, facts)
  if (isBroken)
    return alarmCall({ ...slots, events: new Set(['alarm']), quantities: new Set() }, device, period, when, facts)
  const negated = isNow && !asks.has('why') ? NEGATED.exec(slots.line)?.groups : undefined
  if (negated?.['link'] !== undefined) return { tool: 'status', state: 'offline', of }
  if (negated?.['run'] !== undefined && !asks.has('howLong') && !asks.has('howMany'))
    return { tool: 'status', state: 'stopped', of }
  if (FALLS_OFTEN.test(slots.line))
    return { tool: 'outages', operation: 'most', of: 'site', period: period ?? { unit: 'last-30d' } }
  // « quand le courant est-il revenu ? » is told by the end of the last cut
  if (events.has('off') && isNow && asks.has('last') && BACK.test(slots.line))
    return { tool: 'outages', operation: 'last', of, period: { unit: 'last-30d' } }
  if (events.has('off') && isNow && !asks.has('howLong'))
    return { tool: 'status', state: 'off', of, ...(isPowered(slots) && { asks: 'powered' }) }
  // water that is cut is no power
  if (events.has('outage') && quantities.has('water') && slots.mentions.named.length > 0 && !CUT_OFF.test(slots.line))
    return null
  if (events.has('outage') && isNow && IS_CUT.test(slots.line) && !PAST_CUTS.some((one) => asks.has(one)))
    return { tool: 'status', state: 'off', of }
  if (events.has('outage') && isNow && device === null && asksWhoSince(slots))
    return { tool: 'status', state: 'off', of }
  const onlyState = [...quantities].every((name) => name === 'runningHours' || name === 'starts' || name === 'produced')
  const counted = isNow ? COUNTED_NOW.exec(slots.line)?.groups : undefined
  if (counted !== undefined && onlyState)
    return { tool: 'status', state: counted['stopped'] === undefined ? 'running' : 'stopped', of }
  const isWhich = /\bqui (?:est|sont)\b/.test(slots.line) || asks.has('now')
  if (events.has('outage') && isNow && isWhich && !asks.has('howMany') && !asks.has('howLong') && !asks.has('last'))
    return { tool: 'status', state: 'off', of }
  if (events.has('outage')) {
    const month: PeriodInput = period ?? { unit: 'last-30d' }
    const counted = cutDevicesCall(slots, asks.has('which') ? month : when, facts)
    if (counted !== null) return counted
    const isLongest = asks.has('longest') || /\ble plus longtemps?\b/.test(slots.line)
    const isOfThem = slots.mentions.group !== null || (asks.has('most') && /\bqui\b/.test(slots.line))
    if ((asks.has('which') || asks.has('each')) && isOfThem && !isLongest)
      return { tool: 'outages', operation: 'most', of: 'site', period: month }
    const operation = isLongest
      ? 'longest'
      : (asks.has('howLong') && !LAST_CUT.test(slots.line) && !SINCE_WHEN.test(slots.line)) ||
          quantities.has('runningHours')
        ? 'duration'
        : asks.has('last') || SINCE_WHEN.test(slots.line)
          ? 'last'
          : 'count'
    return { tool: 'outages', operation, of, period: OF_MONTH.has(operation) ? month : when }
  }
  const sinceThen = !isNow && SINCE_THEN.test(slots.line) && asks.has('which')
  if (events.has('offline') && (isNow || sinceThen)) return { tool: 'status', state: 'offline', of }
  if (events.has('online') && isNow) return { tool: 'status', state: 'online', of }
  const plain = isNow && !asks.has('howMany') && !asks.has('howLong') && !asks.has('most') && !asks.has('max')
  if (plain && onlyState && asks.has('now') && quantities.has('produced') && device?.role === 'source')
    return { tool: 'status', state: 'running', of }
  if (plain && onlyState && events.has('stopped')) return { tool: 'status', state: 'stopped', of }
  // what has no motor works while it answers
  if (plain && works && device !== null && !device.metrics.some(({ id }) => id === 'running') && quantities.size < 2)
    return worksCall(device)
  if (plain && onlyState && !LASTS.test(slots.line) && works) return { tool: 'status', state: 'running', of }
  return null
}

/** « Muets depuis hier »: they still are, and since when stands beside each. */
const SINCE_THEN = /\bdepuis\b/

/** « Revenu », « rétabli ». */
const BACK = /\b(?:revenu|retabli|remi[st]?)e?\b/
/** « Est-il coupé », « sont coupés »: how it stands, not how often it was; how many times is of what was. */
const IS_CUT =
  /^(?!.*\bfois\b)(?:(?:est ce qu|il|y) )*a (?:t il )?(?:un|une|des|quelque) (?:appareil|capteur|pompe|forage|secteur|bassin) coupee?\b|^(?!.*\bfois\b).*\b(?:est|sont) (?:(?:t )?(?:il|elle)s? )?(?:(?:encore|toujours|bien) )?coupee?\b/
const PAST_CUTS = ['why', 'howLong', 'last', 'longest', 'most', 'least'] as const
/** « Combien de pompes sont en marche », « combien de forages tournent »: how many stand so now. */
const COUNTED_NOW =
  /\bcombien (?:de |d )?(?:pompe|motopompe|forage|puits?|source)s? (?:\w+ ){0,2}?(?:(?:sont|est) (?:en (?:marche|route|service|fonctionnement|train)|allumee?)|tournent|marchent|fonctionnent|pompent|(?<stopped>(?:sont|est) (?:a l arret|(?:arrete|stoppe)e?)))\b(?! (?:pas|plus))/

/** « Alimenté ? », « du courant ? »: asked whether there is power; what is denied or listed is asked of what has none. */
const isPowered = ({ line, operations }: Slots): boolean =>
  !operations.has('which') && POWERED.test(line) && !DENIED.test(line)
const POWERED = /\b(?:alimentee?|sous tension|branchee?|allumee?|courant|jus|electricite|alimentation|lumiere)\b/
const DENIED = /\b(?:pas|plus|non|sans|hors|panne|manqu\w*|coupee?)\b/

/** The longest and the last of them are of more than a day, where no time is said. */
const OF_MONTH: ReadonlySet<string> = new Set(['last', 'longest'])

/** « Au bout de combien de temps acquitte-t-on »: how long until it is done. */
const ACKNOWLEDGED_AFTER =
  /\b(?:au bout de|en combien de temps)\b.*\bacquitt|\b(?:met|mettent|mettons|mettez|faut)\b.*\b(?:pour|a) acquitter\b/

/** « En combien de temps règle-t-on une alarme », « combien de temps dure une alarme »: until it is over. */
const SETTLED_AFTER = /^(?!.*\bdepuis\b).*\b(?:regl|trait|resol|resou|solutionn|clotur|repar|dispar|dur)\w*/

/** « La dernière coupure, combien de temps a-t-elle duré »: how long is told of that one. */
const LAST_CUT = /\bdernieres? (?:coupure|panne|microcoupure)\b/

/** « Marche pas », « répondent plus »: without its « ne », as people speak. */
const NEGATED =
  /\b(?:(?<run>march|tourn|demarr|pomp)\w*|(?<link>repond|communiqu|emet|emett|transmet|transmett)\w*) (?:plus|pas)\b(?! (?:de|d|que|qu|le|la|les)\b)/
/** « État des pompes », « comment vont les forages ? »: how each of them stands. */
const STATE_OF =
  /^(?:(?:donne|moi|c|quoi|quel|est|l|le|la|svp) )*etat (?:de|des|de la|actuel)\b|^comment (?:vont|va|se portent)\b/
/** « Quels capteurs ne marchent plus »: of pumps it would be that they rest. */
const RUNS_NOT = /\b(?:march|tourn|fonctionn)\w* (?:plus|pas)\b/

/** A call names no more devices; of more of them the site is told. */
const NAMED_MAX = 6
/** « En panne », « HS »: whatever is the matter with a device. */
const BROKEN = /\b(?:en panne|hs|casse|mort|defaillant|en rade|ko)e?s?\b|\b(?:force|chauffe|surchauffe|vibre)(?:nt)?\b/
const CUT_OFF = /\b(?:courant|electricite|alimentation|jus|secteur electrique|edf|onee)\b/

/** « Quelle pompe est tombée le plus souvent »: lost its power. */
const FALLS_OFTEN =
  /\b(?:tombe|coupe|disjoncte)e?s? (?:\w+ )?(?:(?:le plus|la plus)\b(?! longtemp)|souvent\b).*|\b(?:le|la|les) plus (?:souvent )?(?:tombe|coupe)e?s?\b/

/** « Heures de marche »: how long, not whether. */
const LASTS = /\b(?:heure|temps|duree)s? de\b/

/** « L’alarme la plus grave »: the highest priority there is among them, whichever that is. */
const GRAVEST = /\b(?:le|la|les) plus (?:grave|urgent|critique|serieu|prioritaire)/

/** « Les plus anciennes »: those that stand longest, first. */
const OLDEST = /\b(?:le|la|les) plus (?:ancien|vieu|vieil)/

/** « Que dois-je faire en premier », « par quoi commencer »: one of them is to be seen to first. */
const FIRST =
  /\b(?:je fai|on fait|que (?:dois|doi|doit|faut)|quoi faire|que faire|(?:dois|doi|doit) (?:je |on )?faire|faire quoi)\b|\b(?:en premiere?|en priorite|d abord|tout de suite)\b|\bpar (?:quoi|ou|laquelle|lequel)\b.*\bcommenc|\bcommenc\w* par\b/

const alarmCall = (
  slots: Slots,
  device: Device | null,
  said: PeriodInput | undefined,
  when: PeriodInput,
  facts: Facts,
): Call => {
  const { events, operations: asks, quantities, mentions, line } = slots
  const named = alarmState(slots, facts)
  const asked = named === 'unkept' ? null : named
  const period = asked === null ? said : asked.period
  if (asks.has('perDay')) return { tool: 'load', what: 'perDay', period: period ?? { unit: 'last-30d' } }
  const isGravest = GRAVEST.test(line)
  if (
    (events.has('bySensor') && slots.clock === null) ||
    /\b(?:top|palmares)\b/.test(line) ||
    (!isGravest && asks.has('which') && asks.has('most')) ||
    (asks.has('which') && mentions.group !== null && asks.has('howMany'))
  )
    return { tool: 'load', what: 'topTen', period: period ?? { unit: 'last-7d' } }
  if (events.has('chattering')) return { tool: 'load', what: 'chattering', period: when }
  if (events.has('staleAlarms')) return { tool: 'load', what: 'stale', period: when }
  const priority: AlarmPriority | undefined = (['critical', 'high', 'medium', 'low'] as const).find((one) =>
    events.has(one),
  )
  const condition: AlarmCondition | undefined = events.has('offline')
    ? 'offline'
    : quantities.has('leak') || quantities.has('nightFlow')
      ? 'night-flow'
      : events.has('lowLevel')
        ? 'tank-low'
        : events.has('highLevel')
          ? 'tank-high'
          : quantities.has('overflowIn')
            ? 'tank-overflow'
            : events.has('outage')
              ? 'power-off'
              : undefined
  const isFirst = period === undefined && FIRST.test(line)
  const operation = isGravest
    ? 'gravest'
    : isFirst
      ? 'first'
      : asks.has('last')
        ? 'last'
        : asks.has('howMany')
          ? 'count'
          : 'list'
  const state = events.has('unacknowledged')
    ? 'unacknowledged'
    : asked !== null
      ? asked.state
      : period === undefined && operation !== 'last'
        ? 'open'
        : undefined
  return {
    tool: 'alarms',
    operation,
    ...(state && { state }),
    ...(asked?.by && { by: asked.by }),
    ...(device && { device: device.id }),
    ...(condition && { condition }),
    ...(priority && !isGravest && { priority }),
    ...(period && { period }),
    ...((OLDEST.test(line) || (state === 'open' && SINCE_WHEN.test(line))) &&
      operation === 'list' && { asks: 'oldest' }),
  }
}
