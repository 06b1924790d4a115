// In: the slots of a question why. Out: the figure whose causes are told, of what and when, or why it is not answered.
import type { Device, FigureId, MetricId } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { askDevice } from './ask-device.ts'
import { monthPeriod } from './calendar.ts'
import { devicesOf, type Facts } from './facts.ts'
import { compared } from './figure-call.ts'
import { meantBy, SITE_FIGURES } from './figure-of.ts'
import { ofGroup } from './judged.ts'
import { measuring } from './metric-frame.ts'
import type { Understood } from './outcome.ts'
import { pastPeriods, type Slots } from './read.ts'
import { asksUsual } from './usual-words.ts'

/** What is asked of a span until something happens is why the level moves. */
const MOVING: Readonly<Partial<Record<FigureId, FigureId>>> = {
  emptyInHours: 'levelPct',
  overflowInHours: 'levelPct',
  capacityM3: 'levelPct',
}

/** What stopped is told by its cuts, not by its water. */
const STOPPED = /\b(?:arret|stopp|disjonct)\w*/
const MANY_ALARMS = /\b(?:plus|autant|tant|tellement|trop|beaucoup) (?:de |d )(?:alarme|alerte)s?\b/
/** « La pompe » is read as water that is pumped, too. */
const OF_PUMP: ReadonlySet<string> = new Set(['produced', 'runningHours', 'starts'])

/** « Pourquoi le bassin haut est-il monté ? »: its level did. */
const LEVEL_MOVED = /\b(?:(?:re)?mont|descend|baiss|boug|augment|diminu|chang|vari|rempli|vid)\w*/

/** « N’a rien pompé », « n’a pas tourné ». */
const NOTHING =
  /\b(?:rien|pas|jamais|plus) (?:du tout )?(?:pompe|donne|produit|debite|fourni|tourne|marche|fonctionne|demarre|recu|eu)\w*|\baucune eau\b/
/** A bill is of a month, where no day is said. */
const BILL = /\b(?:factur\w*|pa[yi](?:e|ons|ez|ent|er)|cher)\b/

/** « Qu’hier », « que la veille »: set against that alone, not against what is usual too. */
const OF_EVE = /\b(?:qu|que|a|face a|contre) (?:celle de |celui de )?(?:la |d )?(?:hier|veille)\b/

/** What a question why comes to; null: its words mean nothing here. */
export const whyFrame = (slots: Slots, facts: Facts, device: Device | null): Understood | null => {
  // what rings most is why there are many
  if (MANY_ALARMS.test(slots.line) && device === null)
    return {
      kind: 'call',
      call: { tool: 'load', what: 'topTen', period: pastPeriods(slots)[0] ?? { unit: 'last-7d' } },
      assumed: false,
    }
  const isStopped = STOPPED.test(slots.line) && [...slots.quantities].every((name) => OF_PUMP.has(name))
  const meant = isStopped ? null : meantBy(slots, { device, group: slots.mentions.group })
  const figure: FigureId | null =
    meant === null
      ? device !== null &&
        slots.events.size === 0 &&
        !isStopped &&
        (device.role === 'source' || device.role === 'consumption')
        ? 'volumeM3'
        : device?.role === 'storage' && !isStopped && LEVEL_MOVED.test(slots.line)
          ? 'levelM'
          : null
      : 'open' in meant
        ? 'consumedM3'
        : 'figure' in meant
          ? (MOVING[meant.figure] ?? meant.figure)
          : meant.metric === 'flow_m3h'
            ? 'volumeM3'
            : meant.metric === 'power_kw'
              ? 'gridKwh'
              : null
  const isBill = figure === 'cost' && BILL.test(slots.line)
  const isUnsaid = pastPeriods(slots).length === 0
  const isOfMonth = isBill && isUnsaid && !asksUsual(slots.line)
  const { period, against } = isOfMonth
    ? { period: monthPeriod(facts.today), against: null }
    : compared(slots, facts, false)
  const isSaid = against !== 'previous' || OF_EVE.test(slots.line)
  const isNone = device !== null && (figure === 'volumeM3' || figure === 'runningHours') && NOTHING.test(slots.line)
  const set = { period, ...(against !== null && isSaid && { against }), ...(isNone && { asks: 'nothing' as const }) }
  const event =
    figure === null
      ? isStopped || (['outage', 'alarm', 'stopped'] as const).some((one) => slots.events.has(one))
      : false
  const level = device === null && figure === 'levelM' ? ('level_m' as const) : null
  const metric = meant !== null && 'metric' in meant && figure === null && !event ? meant.metric : level
  if (metric !== null) return whyMeasure(metric, slots, facts, device)
  if (figure === null && !event) return meant === null ? null : { kind: 'refuse', why: 'unsupported' }
  // what a pump costs is told of one time alone: what it takes is set against another
  const shown = figure === 'cost' && device !== null ? 'energyKwh' : (figure ?? 'powerPct')
  const of = device === null ? ('site' as const) : [device.id]
  // which of them flows less is asked back
  if (
    device === null &&
    meant !== null &&
    'metric' in meant &&
    meant.metric === 'flow_m3h' &&
    slots.mentions.group === null
  )
    return askDevice(devicesOf('sources', facts), ({ id }) => ({ tool: 'why', figure: shown, of: [id], ...set }))
  if (device === null && !SITE_FIGURES.has(shown))
    return slots.mentions.group === null
      ? { kind: 'refuse', why: 'unsupported' }
      : {
          kind: 'call',
          call: {
            tool: 'why',
            figure: slots.mentions.group === 'sources' ? 'producedM3' : 'consumedM3',
            of: 'site',
            ...set,
          },
          assumed: slots.periods.length === 0,
        }
  return { kind: 'call', call: { tool: 'why', figure: shown, of, ...set }, assumed: slots.periods.length === 0 }
}

/** « Pourquoi la pression est basse ? »: of a measure as it stands now, what is known of it where it is measured. */
const whyMeasure = (metric: MetricId, slots: Slots, facts: Facts, device: Device | null): Understood | null => {
  const [named] = slots.mentions.named
  if (named !== undefined && device === null)
    return askDevice(named, (one) => whyCall(metric, measuring(facts, metric, [one])))
  const isPast = pastPeriods(slots).some((one) => one.unit !== 'day' || one.date !== facts.today)
  const those = device === null ? ofGroup(slots, metric, facts) : measuring(facts, metric, [device])
  const call = isPast ? null : whyCall(metric, those)
  return call === null
    ? { kind: 'refuse', why: 'unsupported' }
    : { kind: 'call', call, assumed: slots.periods.length === 0 }
}

const whyCall = (metric: MetricId, those: readonly Device[]): CallOf<'latest'> | null => {
  if (those.length === 0) return null
  const of = those.length > NAMED_MAX ? ('site' as const) : those.map(({ id }) => id)
  return { tool: 'latest', metric, of, asks: 'why' }
}
/** A call names no more devices; of more of them the site is told. */
const NAMED_MAX = 6
