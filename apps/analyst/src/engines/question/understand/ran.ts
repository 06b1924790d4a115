// In: the slots of a question about a pump. Out: the call that says whether it ran in some hours, or at what time it stopped.
import type { Device } from '@vigie/contracts/entities'
import type { Call, CallOf } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { pastPeriods, type Slots } from './read.ts'

/** Whether it is asked if something ran, not for how long. */
export const asksRan = ({ line, operations: asks }: Slots): boolean =>
  RAN.test(line) && !NOT_WHETHER.some((one) => asks.has(one)) && !AMOUNT.test(line)
const RAN = /\b(?:a|ont) (?:t )?(?:(?:il|elle|on)s? )?(?:bien )?(?:tourne|marche|fonctionne)e?s?\b/
const NOT_WHETHER = [
  'howLong',
  'howMany',
  'most',
  'least',
  'which',
  'whichDay',
  'compare',
  'why',
  'perDay',
  'each',
] as const
const AMOUNT = /\b(?:combien|heure|temps|duree|fois|(?<!\best ce )que|plus|moins)s?\b/

/** « Le forage 1 a tourné cette nuit ? », « à quelle heure le forage 2 s’est arrêté ? »; null: of no single pump, or neither. */
export const ranCall = (slots: Slots, { today, devices }: Facts, before: Call | null): CallOf<'figure'> | null => {
  const [[pump, ...alike] = [], ...others] =
    slots.mentions.named.length > 0 ? slots.mentions.named : [pumpBefore(slots, before, devices)]
  if (pump === undefined || alike.length + others.length > 0 || slots.unknown.length > 0) return null
  if (!pump.metrics.some(({ id }) => id === 'running')) return null
  const of: CallOf<'figure'> = {
    tool: 'figure',
    figure: 'runningHours',
    of: [pump.id],
    view: 'value',
    period: dayPeriod(today),
  }
  if (slots.clock !== null && asksRan(slots))
    return { ...of, period: slots.clock.period, clock: slots.clock.clock, asks: 'ran' }
  const [period = dayPeriod(today)] = pastPeriods(slots)
  const isOfAnother = slots.events.has('outage') || slots.events.has('alarm')
  return STOPPED.test(slots.line) && !isOfAnother && slots.clock === null && period.unit === 'day'
    ? { ...of, period, asks: 'stopped' }
    : null
}
/** « Elle s’est arrêtée quand ? »: the one pump that was asked about before. */
export const pumpBefore = (
  { mentions, line }: Slots,
  before: Call | null,
  devices: readonly Device[],
): readonly Device[] => {
  if (before === null || !('of' in before) || !Array.isArray(before.of) || before.of.length !== 1) return []
  if (mentions.group !== null && !/\b(?:elle|il)\b/.test(line)) return []
  return devices.filter(({ id }) => id === before.of[0])
}
const STOPPED =
  /\b(?:a quelle heure|quand)\b.*\b(?:a|ont) (?:t (?:il|elle) )?arrete\w*|\b(?:elle|il|pompe|forage|_|puits?)(?: (?:s est|c est|est|a))? (?:arret|stopp)\w* (?:quand|(?:a|vers?) quelle heure)\b|\bdernier arret\b|\b(?:a quelle heure|quand)\b.*\b(?:s est|c est) (?:(?:il|elle) )?(?:arret|stopp)\w*|\bs est (?:arret|stopp)\w* (?:quand|(?:a|vers?) quelle heure)\b|\bderniere fois\b.*\b(?:tourn|march)\w*|\b(?:tourn|march)\w*.*\bderniere fois\b/
