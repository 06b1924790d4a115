// In: a call about alarms, and what was read. Out: what is said.
import { type Alarm, alarmPriority, isActiveAlarm } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES, ALARM_PRIORITY_NAMES, alarmTitle } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { ALARM_STATE_FORMS } from './alarm-state-words.ts'
import { type Table, type Told, unknown } from './answer.ts'
import { actOf, firstToDo, toSeeTo } from './first-to-do.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { deviceName, noun, runsUntil } from './words.ts'

const ROWS = 20

/** Where each alarm that is told was read. */
type Places = readonly string[]
const ofFirstRead = (alarms: readonly unknown[]): Places => alarms.map((_, index) => `0/alarms/${index}`)

/** « 20 sur 30 »: how many of those that were read a table shows. */
const shownOf = (places: Places, ledger: Ledger): string => {
  const shown = places.slice(0, ROWS)
  return `${ledger.say({ value: shown.length, from: shown, how: 'count' }, '', 0)} sur ${ledger.say({ value: places.length, from: places, how: 'count' }, '', 0)}`
}

/** Those whose condition holds first, then the newest. */
export const activeFirst = (alarms: readonly Alarm[]): Alarm[] =>
  alarms.toSorted((a, b) => Number(isActiveAlarm(b)) - Number(isActiveAlarm(a)))

/** « dont 3 actives et 27 revenues à la normale », « toutes actives »: of those that are open, which hold and which do not any more. */
const standing = (alarms: readonly Alarm[], places: Places, ledger: Ledger): string => {
  const all = alarms.length > 1 ? ', toutes ' : ', '
  if (alarms.length > 0 && alarms.every(isActiveAlarm)) return `${all}${noun(alarms.length, 'active', 'actives')}`
  if (alarms.length > 0 && alarms.every(({ state }) => state === 'returned'))
    return `${all}${noun(alarms.length, 'revenue à la normale', 'revenues à la normale')}`
  const count = (holds: (one: Alarm) => boolean, one: string, many: string) => {
    const from = places.filter((_, index) => alarms.slice(index, index + 1).some(holds))
    if (from.length === 0) return []
    const text = ledger.say({ value: from.length, from, how: 'count' }, '', 0)
    return [`${text}\u00a0${noun(from.length, one, many)}`]
  }
  const parts = [
    ...count(isActiveAlarm, 'active', 'actives'),
    ...count(({ state }) => state === 'returned', 'revenue à la normale', 'revenues à la normale'),
  ]
  if (alarms.length === 1) return ', pas active'
  if (alarms.length > 1 && !alarms.some(isActiveAlarm)) parts.unshift('aucune active')
  return parts.length === 0 ? '' : `, dont ${parts.join(' et ')}`
}

const oldestFirst = (alarms: readonly Alarm[]): Alarm[] =>
  alarms.toSorted((a, b) => Date.parse(a.raisedAt) - Date.parse(b.raisedAt))

/** Alarms as they came; a state is a column where they differ in it. `toDo`: in the order to see to them, each with what to do. */
export const alarmTable = (
  alarms: readonly Alarm[],
  facts: Facts,
  {
    rows = ROWS,
    toDo = false,
    oldest = false,
  }: { readonly rows?: number; readonly toDo?: boolean; readonly oldest?: boolean } = {},
): Table | null => {
  if (alarms.length === 0) return null
  const shown = (oldest ? oldestFirst(alarms) : toDo ? toSeeTo(alarms) : activeFirst(alarms)).slice(0, rows)
  const differ = toDo && new Set(shown.map(isActiveAlarm)).size > 1
  return {
    columns: ['Appareil', 'Alarme', 'Priorité', ...(differ ? ['État'] : []), 'Apparue', ...(toDo ? ['À faire'] : [])],
    rows: shown.map((one) => [
      deviceName(one.device, facts),
      alarmTitle(one),
      ALARM_PRIORITY_NAMES[one.priority],
      ...(differ ? [isActiveAlarm(one) ? 'Active' : 'Revenue'] : []),
      moment(Date.parse(one.raisedAt), facts),
      ...(toDo ? [actOf(one)] : []),
    ]),
  }
}

/** « , dont 1 sur Niveau Forage 1 »: of a thing asked about by its main device, those of its other devices. */
const elsewhere = (
  { device }: Pick<CallOf<'alarms'>, 'device'>,
  alarms: readonly Alarm[],
  places: Places,
  facts: Facts,
  ledger: Ledger,
): string => {
  if (device === undefined) return ''
  const others = [...new Set(alarms.map((one) => one.device))].filter((one) => one !== device)
  const parts = others.map((one) => {
    const from = places.filter((_, index) => alarms[index]?.device === one)
    return `${ledger.say({ value: from.length, from, how: 'count' }, '', 0)} sur ${deviceName(one, facts)}`
  })
  return parts.length === 0 ? '' : `, dont ${parts.join(', ')}`
}

const oldestWords = (one: Alarm, facts: Facts): string =>
  `La plus ancienne : ${alarmTitle(one)} – ${deviceName(one.device, facts)}, apparue le ${moment(Date.parse(one.raisedAt), facts)}${isActiveAlarm(one) ? ', toujours active' : ''}.`

/** What narrows these alarms to some of them, not to none nor to all. */
const narrowing = (alarms: readonly Alarm[]): readonly string[] => {
  const some = (is: (one: Alarm) => boolean) => alarms.some(is) && !alarms.every(is)
  const highest = (['critical', 'high'] as const).find((one) => some(({ priority }) => priority === one))
  return [
    ...(highest === undefined ? [] : [NARROWED[highest]]),
    ...(some(({ state }) => state === 'unacknowledged' || state === 'returned')
      ? ['Lesquelles sont à acquitter ?']
      : []),
  ]
}
const NARROWED = {
  critical: 'Lesquelles sont critiques ?',
  high: 'Lesquelles sont de priorité haute ?',
} as const

/** Of these each is told with what to do about it. */
const TO_DO: ReadonlySet<string> = new Set(['open', 'active', 'unacknowledged'])

/** `places`: where each of them was read. */
export const tellAlarms = (
  call: CallOf<'alarms'>,
  { alarms, next }: Bodies['alarms'],
  facts: Facts,
  places: Places = ofFirstRead(alarms),
): Told => {
  const ledger = createLedger()
  const [first] = alarms
  const isToDo = call.state !== undefined && TO_DO.has(call.state)
  const isOldest = call.asks === 'oldest'
  const table = alarmTable(alarms, facts, { toDo: isToDo, oldest: isOldest })
  const when = call.period === undefined ? '' : ` (${periodWords(call.period, facts.today, call.clock)})`
  const upTo = call.period === undefined ? [] : runsUntil(call.period, facts, call.clock)
  if (call.operation === 'last') {
    if (first === undefined)
      return {
        ...unknown(call.clock === undefined ? 'Aucune alarme enregistrée.' : `Aucune alarme${when}.`),
        known: true,
      }
    const sentence = `La dernière : ${alarmTitle(first)} – ${deviceName(first.device, facts)}, apparue le ${moment(Date.parse(first.raisedAt), facts)}${first.clearedAt === null ? ', toujours active' : ''}.`
    return { sentences: [sentence], table, chart: null, noted: [], main: null, known: true }
  }
  if (call.operation === 'gravest' && first !== undefined && next === null)
    return tellGravest(alarms, ledger, facts, { toDo: isToDo, places })
  const text = ledger.say({ value: alarms.length, from: places, how: 'count' }, '', 0)
  const [one, many] = call.state === undefined ? ['', ''] : ALARM_STATE_FORMS[call.state]
  const what = one === '' ? '' : ` ${noun(alarms.length, one, many)}`
  const isPast = call.period !== undefined && call.state !== undefined && call.state !== 'unacknowledged'
  const raised = isPast ? `, ${noun(alarms.length, 'apparue', 'apparues')}${when}` : when
  const kind = `${call.condition ? `, ${ALARM_CONDITION_NAMES[call.condition].toLowerCase()}` : ''}${call.priority ? `, priorité ${ALARM_PRIORITY_NAMES[call.priority].toLowerCase()}` : ''}`
  const where = call.device === undefined ? '' : ` – ${deviceName(call.device, facts)}`
  const counted =
    alarms.length === 0
      ? `Aucune alarme${one && ` ${one}`}${kind}${where}${raised}.`
      : `${next === null ? '' : 'Au moins '}${text} ${noun(alarms.length, 'alarme', 'alarmes')}${what}${isToDo && call.state !== 'active' ? standing(alarms, places, ledger) : ''}${kind}${where}${elsewhere(call, alarms, places, facts, ledger)}${raised}.`
  const [oldest] = oldestFirst(alarms)
  const order = isOldest ? 'les plus anciennes' : 'les actives'
  const sentence =
    call.asks === 'well'
      ? `${alarms.length === 0 ? 'Oui' : 'Non'} : ${counted.charAt(0).toLocaleLowerCase('fr')}${counted.slice(1)}`
      : counted
  const rest =
    next === null && alarms.length <= ROWS
      ? []
      : [`Le tableau en montre ${shownOf(places, ledger)}, ${order} d’abord ; le lien les ouvre toutes.`]
  return {
    sentences: [
      ...(isOldest && oldest !== undefined && next === null ? [oldestWords(oldest, facts)] : []),
      sentence,
      ...(call.operation === 'first' ? firstToDo(alarms, facts) : []),
      ...rest,
      ...upTo,
    ],
    table,
    chart: null,
    noted: ledger.noted(),
    main: alarms.length,
    known: true,
    ...(call.condition === 'night-flow' ? {} : { next: narrowing(alarms) }),
  }
}

/** Those of the highest priority there is: the last one that holds is named, else the last; the table has them all. */
export const tellGravest = (
  alarms: readonly Alarm[],
  ledger: Ledger,
  facts: Facts,
  { toDo = false, places = ofFirstRead(alarms) }: { readonly toDo?: boolean; readonly places?: Places } = {},
): Told => {
  const highest = alarmPriority.options.find((one) => alarms.some(({ priority }) => priority === one))
  const most = activeFirst(alarms.filter(({ priority }) => priority === highest))
  const from = places.filter((_, index) => alarms[index]?.priority === highest)
  const [first] = most
  if (first === undefined) return unknown('Aucune alarme.')
  const priority = ALARM_PRIORITY_NAMES[first.priority].toLowerCase()
  const state = isActiveAlarm(first) ? 'toujours active' : 'revenue à la normale'
  const named = `${alarmTitle(first)} – ${deviceName(first.device, facts)}, apparue le ${moment(Date.parse(first.raisedAt), facts)}, ${state}`
  const count = ledger.say({ value: most.length, from, how: 'count' }, '', 0)
  const isOfActive = isActiveAlarm(first) && !most.every(isActiveAlarm)
  const sentence =
    most.length === 1
      ? `La plus grave, de priorité ${priority} : ${named}.`
      : `${count} alarmes ont la priorité la plus haute qui soit ici (${priority}). ${isOfActive ? 'La dernière active' : 'La dernière'} : ${named}.`
  return {
    sentences: [sentence],
    table: alarmTable(most, facts, { toDo }),
    chart: null,
    noted: ledger.noted(),
    main: most.length,
    known: true,
  }
}
