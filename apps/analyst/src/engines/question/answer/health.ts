// In: a call whether devices are well, and what was read. Out: how they stand, their active alarms, and what was found on them.
import { type Alarm, isActiveAlarm } from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES, alarmTitle, FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { grounds, isAsked } from './findings.ts'
import { activeFirst, alarmTable } from './happened.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import type { Nights } from './nights.ts'
import type { Bodies } from './reads.ts'
import { STATE_WORDS } from './status.ts'
import { dayOf, deviceName, noun, thingOf } from './words.ts'

type Call = CallOf<'status'>
type Read = Pick<Bodies, 'latest' | 'alarms' | 'findings'> & { readonly nights: Nights }

/** So many alarms are told in sentences; the table has all of them. */
const TOLD = 3
const MANY = 2

/** What rests is well: only what stands against it says no. */
export const tellHealth = (call: Call, read: Read, facts: Facts): Told => {
  if (call.of === 'site') return unknown()
  const ledger = createLedger()
  const all = call.of.map((device) => healthOf(device, call, read, facts, ledger))
  const alarms = all.flatMap((one) => one.alarms)
  return {
    // of more than two the table has what stands against each
    sentences: all.flatMap(({ sentences }) => (all.length > MANY ? sentences.slice(0, 1) : sentences)),
    table: alarmTable(alarms, facts, { toDo: true }),
    chart: null,
    noted: ledger.noted(),
    main: alarms.length,
    known: true,
  }
}

const healthOf = (
  device: string,
  { asks }: Call,
  read: Read,
  facts: Facts,
  ledger: Ledger,
): { readonly sentences: readonly string[]; readonly alarms: readonly Alarm[] } => {
  const name = deviceName(device, facts)
  const isOfIt = (id: string) => thingOf(id, facts) === thingOf(device, facts)
  const raised = read.alarms.alarms.flatMap((alarm, index) =>
    isActiveAlarm(alarm) && isOfIt(alarm.device) ? [{ alarm, at: `1/alarms/${index}` }] : [],
  )
  const found = read.findings.findings.flatMap((finding, index) =>
    isAsked(finding, { device }, facts) ? [{ finding, at: `2/findings/${index}` }] : [],
  )
  const { states, against, runs } = standsOf(device, read.latest)
  const count = (of: readonly { readonly at: string }[], one: string, many: string): string[] =>
    of.length === 0
      ? []
      : [
          `${ledger.say({ value: of.length, from: of.map(({ at }) => at), how: 'count' }, '', 0)}\u00a0${noun(of.length, one, many)}`,
        ]
  const atLeast = read.alarms.next === null || raised.length === 0 ? '' : 'au moins '
  const marks = [
    ...count(raised, 'alarme active', 'alarmes actives').map((text) => `${atLeast}${text}`),
    ...count(found, 'constat en cours', 'constats en cours'),
  ]
  const none = `aucune alarme active${read.findings.seen ? ' ni constat en cours' : ''}`
  const lead =
    asks === 'how'
      ? [`${name} : ${[...states, marks.length === 0 ? none : marks.join(', ')].join(', ')}.`]
      : [
          asks === 'broken'
            ? brokenWords({ against, marks, none, runs }, name)
            : against.length + marks.length === 0
              ? `Oui : ${none} – ${name}.`
              : `Non : ${[...against, ...marks].join(', ')} – ${name}.`,
          ...(states.length === 0 ? [] : [`État : ${states.join(', ')}.`]),
        ]
  const alarms = activeFirst(raised.map(({ alarm }) => alarm))
  return {
    alarms,
    sentences: [
      ...lead,
      ...alarms.slice(0, TOLD).map((one) => alarmWords(one, facts)),
      ...found.flatMap(({ finding, at }) => [
        `${FINDING_NAMES[finding.kind]} – ${deviceName(finding.device, facts)} : depuis le ${dayOf(finding.since, facts)}.`,
        grounds({ finding, at }, read.nights, ledger),
      ]),
    ],
  }
}

/** What runs has not broken down, whatever is told of it; what rests with nothing against it has not either. */
const brokenWords = (
  {
    against,
    marks,
    none,
    runs,
  }: {
    readonly against: readonly string[]
    readonly marks: readonly string[]
    readonly none: string
    readonly runs: boolean
  },
  name: string,
): string => {
  if (against.length + marks.length === 0) return `Non : ${none} – ${name}.`
  const said = [...against, ...marks].join(', ')
  return runs && against.length === 0 ? `Non, en marche, mais ${said} – ${name}.` : `Oui : ${said} – ${name}.`
}

/** « Niveau bas – Bassin haut, priorité haute, active depuis le … » */
export const alarmWords = (one: Alarm, facts: Facts): string =>
  `${alarmTitle(one)} – ${deviceName(one.device, facts)}, priorité ${ALARM_PRIORITY_NAMES[one.priority].toLowerCase()}, active depuis le ${moment(Date.parse(one.raisedAt), facts)}.`

/** How it stands as far as it is known, and what of that stands against it: no supply, no connection. */
const standsOf = (
  device: string,
  { readings, statuses }: Bodies['latest'],
): { readonly states: readonly string[]; readonly against: readonly string[]; readonly runs: boolean } => {
  const running = readings.find(([id, metric]) => id === device && metric === 'running')?.[3]
  const status = statuses.find((one) => one.device === device)
  const off = status?.powered === false ? [STATE_WORDS.off] : []
  const link = status?.online == null ? [] : [STATE_WORDS[status.online ? 'online' : 'offline']]
  return {
    states: [...(running === undefined ? [] : [STATE_WORDS[running >= 0.5 ? 'running' : 'stopped']]), ...off, ...link],
    against: [...off, ...(status?.online === false ? link : [])],
    runs: running !== undefined && running >= 0.5,
  }
}
