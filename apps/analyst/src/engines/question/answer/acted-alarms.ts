// In: a call about what was done with alarms in a period, and what was read. Out: how many, by the time of the act, and which.
import type { Alarm } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES, ALARM_PRIORITY_NAMES, alarmTitle } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { ALARM_ACT_FORMS } from './alarm-state-words.ts'
import { type Told, unknown } from './answer.ts'
import { tellGravest } from './happened.ts'
import { createLedger } from './ledger.ts'
import { moment } from './measured.ts'
import { isOfNamed } from './of-thing.ts'
import { periodWords } from './period-words.ts'
import type { Body } from './reads.ts'
import { stretchOf } from './stretch.ts'
import { deviceName, noun, runsUntil } from './words.ts'

const ROWS = 20

export const tellActed = (call: CallOf<'alarms'>, bodies: readonly Body[], facts: Facts): Told => {
  const { by = 'acknowledged', period = { unit: 'day' }, clock, device } = call
  const { from, to } = stretchOf(period, facts, clock)
  const isOfIt = device === undefined ? () => true : isOfNamed(device, facts)
  const reads = bodies.flatMap((one, at) => (one.read === 'alarms' ? [{ ...one.body, at }] : []))
  const acted = new Map(
    reads.flatMap(({ alarms, at }) =>
      alarms.flatMap((alarm, index) => {
        const done = doneAt(by, alarm)
        return done !== null && done >= from && done < to && isOfIt(alarm.device)
          ? [[alarm.id, { alarm, done, at: `${at}/alarms/${index}` }] as const]
          : []
      }),
    ),
  )
  const found = [...acted.values()].toSorted((a, b) => b.done - a.done)
  const ledger = createLedger()
  const places = found.map(({ at }) => at)
  const when = ` (${periodWords(period, facts.today, clock)})`
  const where = device === undefined ? '' : ` – ${deviceName(device, facts)}`
  const kind = `${call.condition ? `, ${ALARM_CONDITION_NAMES[call.condition].toLowerCase()}` : ''}${call.priority ? `, priorité ${ALARM_PRIORITY_NAMES[call.priority].toLowerCase()}` : ''}`
  const upTo = runsUntil(period, facts, clock)
  const [one, many] = ALARM_ACT_FORMS[by]
  const unread = unreadWords(reads, from, facts)
  const [last] = found
  if (last === undefined)
    return {
      ...unknown(),
      sentences: [`Aucune alarme ${one}${kind}${where}${when}.`, ...unread, ...upTo],
      known: true,
      main: 0,
    }
  if (call.operation === 'gravest' || call.operation === 'first')
    return tellGravest(
      found.map(({ alarm }) => alarm),
      ledger,
      facts,
      { places },
    )
  const count = ledger.say({ value: found.length, from: places, how: 'count' }, '', 0)
  // a part that is not read in full may hold more; those raised before the period are told apart
  const isLeast = reads.slice(0, -1).some(({ next }) => next !== null)
  const shown = found.slice(0, ROWS)
  const rest =
    found.length === shown.length
      ? []
      : [
          `Le tableau en montre ${ledger.say({ value: shown.length, from: places.slice(0, ROWS), how: 'count' }, '', 0)} sur ${count}, les dernières d’abord.`,
        ]
  const sentence =
    call.operation === 'last'
      ? `La dernière ${one} : ${alarmTitle(last.alarm)} – ${deviceName(last.alarm.device, facts)}, le ${moment(last.done, facts)}.`
      : `${isLeast ? 'Au moins ' : ''}${count} ${noun(found.length, `alarme ${one}`, `alarmes ${many}`)}${kind}${where}${when}, à l’heure ${OF_ACT[by]}.`
  return {
    sentences: [sentence, ...(call.operation === 'last' ? [] : [...rest, ...unread]), ...upTo],
    table: {
      columns: ['Appareil', 'Alarme', 'Priorité', 'Apparue', by === 'acknowledged' ? 'Acquittée' : 'Revenue'],
      rows: shown.map(({ alarm, done }) => [
        deviceName(alarm.device, facts),
        alarmTitle(alarm),
        ALARM_PRIORITY_NAMES[alarm.priority],
        moment(Date.parse(alarm.raisedAt), facts),
        moment(done, facts),
      ]),
    },
    chart: null,
    noted: ledger.noted(),
    main: call.operation === 'last' ? null : found.length,
    known: true,
  }
}
const OF_ACT = { acknowledged: 'de leur acquittement', cleared: 'de leur retour' } as const

const doneAt = (by: 'acknowledged' | 'cleared', { acknowledgedAt, clearedAt }: Alarm): number | null => {
  const at = by === 'acknowledged' ? acknowledgedAt : clearedAt
  return at === null ? null : Date.parse(at)
}

/** Of those raised before the period that are settled by now, the latest are read: from when on, where there are more. */
const unreadWords = (
  reads: readonly { readonly alarms: readonly Alarm[]; readonly next: string | null }[],
  from: number,
  facts: Facts,
): readonly string[] => {
  const earlier = reads.at(-1)
  if (earlier === undefined || earlier.next === null) return []
  const first = Math.min(from, ...earlier.alarms.map(({ raisedAt }) => Date.parse(raisedAt)))
  return [`Celles apparues avant le ${moment(first, facts)} et closes depuis ne sont pas comptées.`]
}
