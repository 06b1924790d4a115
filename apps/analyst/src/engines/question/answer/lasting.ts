// In: alarms and findings read beside a period. Out: those that began or ended in it, and those that lasted all through it.
import { type Alarm, alarmPriority, isActiveAlarm } from '@vigie/contracts/entities'
import { alarmTitle, FINDING_NAMES } from '@vigie/contracts/words'
import type { Facts } from '../understand/facts.ts'
import { grounds, lossOf } from './findings.ts'
import type { Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import type { Nights } from './nights.ts'
import type { Placed } from './placed.ts'
import type { Bodies, Body } from './reads.ts'
import { dayOf, deviceName } from './words.ts'

/** What was read beside a period (`besideReads`), and where each of it stands among the bodies. */
export type Beside = {
  readonly open: Bodies['alarms']
  readonly earlier: Bodies['alarms']
  readonly findings: Bodies['findings']
  readonly at: { readonly open: number; readonly earlier: number; readonly findings: number }
}

/** What was read beside a period; null: it was not read. */
export const besideOf = (bodies: readonly Body[]): Beside | null => {
  const [, open, earlier] = bodies.flatMap((one, at) => (one.read === 'alarms' ? [{ body: one.body, at }] : []))
  const [found] = bodies.flatMap((one, at) => (one.read === 'findings' ? [{ body: one.body, at }] : []))
  if (open === undefined || earlier === undefined || found === undefined) return null
  const at = { open: open.at, earlier: earlier.at, findings: found.at }
  return { open: open.body, earlier: earlier.body, findings: found.body, at }
}

/** One alarm or one finding: from when to when it held, epoch ms; `until` null: it still does. */
export type Lasting = {
  readonly title: string
  readonly device: string
  readonly since: number
  readonly until: number | null
  readonly at: string
  readonly alarm: Alarm | null
  readonly found: Placed | null
}
type Stretch = { readonly from: number; readonly to: number }
/** What began, ended and lasted in a period. */
export type LastingIn = {
  readonly began: readonly Lasting[]
  readonly ended: readonly Lasting[]
  readonly through: readonly Lasting[]
}

/** Findings first, then alarms by priority, the longest standing first; an alarm that a finding raised is that finding. */
export const lastingIn = (
  { open, earlier, findings, at }: Beside,
  { from, to }: Stretch,
  isOfIt: (device: string) => boolean,
): LastingIn => {
  const found = findings.findings.flatMap((finding, index): Lasting[] => {
    const { kind, device, since, endedAt, feedback } = finding
    const isIn = since < to && (endedAt === null || endedAt > from) && feedback?.verdict !== 'rejected'
    const place = `${at.findings}/findings/${index}`
    return isIn && isOfIt(device)
      ? [
          {
            title: FINDING_NAMES[kind],
            device,
            since,
            until: endedAt,
            at: place,
            alarm: null,
            found: { finding, at: place },
          },
        ]
      : []
  })
  const alarms = [
    ...open.alarms.map((alarm, index) => ({ alarm, place: `${at.open}/alarms/${index}` })),
    ...earlier.alarms.map((alarm, index) => ({ alarm, place: `${at.earlier}/alarms/${index}` })),
  ].flatMap(({ alarm, place }): Lasting[] => {
    const since = Date.parse(alarm.raisedAt)
    const until = isActiveAlarm(alarm) || alarm.clearedAt === null ? null : Date.parse(alarm.clearedAt)
    // one that somebody put away, or that waits for the power, is not before the operator
    const held = isActiveAlarm(alarm) || (until !== null && until > from)
    const title = alarmTitle(alarm)
    const isFound = found.some((one) => one.title === title && one.device === alarm.device)
    return since < from && held && !isFound && isOfIt(alarm.device)
      ? [{ title, device: alarm.device, since, until, at: place, alarm, found: null }]
      : []
  })
  const all = [...found.toSorted((a, b) => a.since - b.since), ...alarms.toSorted(byPriority)]
  const hasEnded = ({ until }: Lasting) => until !== null && until <= to
  return {
    began: all.filter((one) => one.since >= from && !hasEnded(one)),
    ended: all.filter(hasEnded),
    through: all.filter((one) => one.since < from && !hasEnded(one)),
  }
}

const byPriority = (a: Lasting, b: Lasting): number => rankOf(a) - rankOf(b) || a.since - b.since
const rankOf = ({ alarm }: Lasting): number => (alarm === null ? -1 : alarmPriority.options.indexOf(alarm.priority))

/** Everything of it that is not to be told again. */
export const without = (lasting: LastingIn, told: readonly Lasting[]): LastingIn => {
  const rest = (of: readonly Lasting[]) => of.filter((one) => !told.includes(one))
  return { began: rest(lasting.began), ended: rest(lasting.ended), through: rest(lasting.through) }
}

/** So many are named of each; the others are counted. */
const NAMED = 4

/** « Terminé dans la période : … », « Toute la période : Fuite possible – Secteur nord, depuis le 2 novembre 2026. » */
export const lastingWords = (
  { began, ended, through }: LastingIn,
  facts: Facts,
  ledger: Ledger,
  of = '',
): readonly string[] => [
  ...listed(`Commencé dans la période${of}`, began, facts, ledger),
  ...listed(`Terminé dans la période${of}`, ended, facts, ledger),
  ...listed(`Toute la période${of}`, through, facts, ledger),
]

/** « En cours : Filtre qui se colmate – Forage 1, depuis le 19 octobre 2026. »; nothing of none. */
export const listed = (lead: string, all: readonly Lasting[], facts: Facts, ledger: Ledger): readonly string[] => {
  if (all.length === 0) return []
  const named = all.slice(0, all.length === NAMED + 1 ? NAMED + 1 : NAMED)
  const from = all.slice(named.length).map(({ at }) => at)
  const others =
    from.length === 0
      ? ''
      : ` ; et ${ledger.say({ value: from.length, from, how: 'count' }, '', 0)} autres alarmes ou constats`
  return [`${lead} : ${named.map((one) => lastingName(one, facts)).join(' ; ')}${others}.`]
}

const lastingName = ({ title, device, since, until }: Lasting, facts: Facts): string =>
  `${title} – ${deviceName(device, facts)}, depuis le ${dayOf(since, facts)}${until === null ? '' : `, jusqu’au ${moment(until, facts)}`}`

/** What was found, with what it lost and on what it rests: « Constat en cours : Filtre qui se colmate – Forage 1, depuis le … ». */
export const citedWords = (
  cited: readonly Lasting[],
  nights: Nights,
  facts: Facts,
  ledger: Ledger,
): readonly string[] =>
  cited.flatMap((one) => {
    if (one.found === null) return []
    const lost = lossOf(one.found, facts, ledger)
    return [
      `Constat en cours : ${lastingName(one, facts)}${lost === null ? '' : ` ; ${lost} depuis`}.`,
      grounds(one.found, nights, ledger),
    ]
  })

/** What was found and is still so. */
export const runningOf = ({ began, through }: LastingIn): readonly Lasting[] =>
  [...began, ...through].filter(({ found, until }) => found !== null && until === null)

/** Alarms among it, for a table. */
export const alarmsOf = ({ ended, through }: LastingIn): readonly Alarm[] =>
  [...ended, ...through].flatMap(({ alarm }) => (alarm === null ? [] : [alarm]))

/** That not everything was looked at: the history is still being read, or more alarms are open than one list holds. */
export const unseenWords = ({ findings, open }: Pick<Beside, 'findings' | 'open'>): readonly string[] => [
  ...(findings.seen
    ? []
    : ['L’historique est en cours de lecture : fuites, filtres et dérives n’y sont pas encore cherchés.']),
  ...(open.next === null
    ? []
    : ['Le site a plus d’alarmes ouvertes que je n’en lis : les plus anciennes manquent ici.']),
]
