// In: a call about how devices stand now, and what was read. Out: what is said.
import { type DeviceStatus, HOUR_MS } from '@vigie/contracts/entities'
import { formatSpan } from '@vigie/contracts/format'
import type { CallOf } from '../call.ts'
import { devicesAmong } from '../understand/among.ts'
import { dayPeriod } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { hourOf } from './measured.ts'
import { namedWords } from './named.ts'
import type { Bodies } from './reads.ts'
import { runsSince } from './runs-since.ts'
import { sitePower } from './site-power.ts'
import { nounOf } from './status-words.ts'
import { stretchOf } from './stretch.ts'
import { deviceName, noun } from './words.ts'
import { yesNo } from './yes-no.ts'

/** How a device stands, in words. */
export const STATE_WORDS = {
  off: 'hors tension',
  offline: 'hors ligne',
  online: 'en ligne',
  running: 'en marche',
  stopped: 'à l’arrêt',
} as const

export const tellStatus = (
  call: CallOf<'status'>,
  { statuses, readings }: Bodies['latest'],
  { cuts, course }: { readonly cuts: Bodies['outages'] | null; readonly course: Bodies['series'] | null },
  facts: Facts,
): Told => {
  const ledger = createLedger()
  const isRunning = call.state === 'running' || call.state === 'stopped'
  const ids = call.of === 'site' ? null : call.of
  const known = isRunning
    ? readings.flatMap(([device, metric, , value], index) =>
        metric === 'running'
          ? [{ device, holds: value >= 0.5 === (call.state === 'running'), at: `0/readings/${index}/3` }]
          : [],
      )
    : statuses.flatMap((status, index) => stands(status, call.state, `0/statuses/${index}`))
  const kind = call.among && new Set(devicesAmong(call.among, facts).map(({ id }) => id))
  const asked = known.filter(({ device }) => (ids === null || ids.includes(device)) && (kind?.has(device) ?? true))
  if (asked.length === 0) return unknown('Je ne sais pas : cela n’est pas connu de cet appareil.')
  const held = asked.filter(({ holds }) => holds)
  const words = STATE_WORDS[call.state === 'faulty' ? 'offline' : call.state]
  if (ids !== null) {
    const sentences = asked.flatMap(({ device, holds }) => {
      const name = deviceName(device, facts)
      const status = statuses.find((one) => one.device === device)
      const power = call.state === 'off' && status !== undefined ? powerWords(status, facts) : null
      if (power !== null) {
        const answer = holds === (call.asks !== 'powered') ? 'Oui' : 'Non'
        return [`${answer}, ${power} – ${name}.`, ...(cuts === null ? [] : [cutsToday(device, cuts, ledger, facts)])]
      }
      const since = holds && call.state === 'offline' ? sinceWords(status, facts) : ''
      if (call.asks === 'since' && isRunning)
        return sinceSentences(device, holds === (call.state === 'running'), call, course, facts)
      return holds ? `Oui : ${name} est ${words}${since}.` : `Non : ${name} n’est pas ${words}.`
    })
    return {
      sentences,
      table: null,
      chart: null,
      noted: ledger.noted(),
      main: held.length,
      known: true,
    }
  }
  const count = (of: readonly { readonly at: string }[]) =>
    ledger.say({ value: of.length, from: of.map(({ at }) => at), how: 'count' }, '', 0)
  const { one, many, none: noneOf } = nounOf(call)
  const some = `${count(held)}\u00a0${noun(held.length, one, many)} ${words}`
  // what is asked of all is told by those that are not so
  const isYesNo = call.asks !== undefined && call.asks !== 'since'
  const others = asked.filter(({ holds }) => !holds)
  // who is cut is told with since when
  const since = (device: string): string =>
    call.state === 'off' ? cutSince(statuses.find((one) => one.device === device) ?? null, facts) : ''
  const who =
    call.asks !== 'all'
      ? namedWords(held, facts, ledger, isYesNo ? ' – ' : ' : ', since)
      : namedWords(others, facts, ledger, ` ; pas ${words}, `)
  const none = `${noneOf} n’est ${words}`
  // of one kind was asked: that others stand so, too, is not kept from who asked
  const besides = kind === undefined ? [] : known.filter(({ device, holds }) => holds && !kind.has(device))
  const also =
    besides.length === 0
      ? []
      : [
          `En dehors de cela, ${count(besides)}\u00a0${noun(besides.length, 'autre appareil', 'autres appareils')} ${words}${namedWords(besides, facts, ledger, ' : ', since)}.`,
        ]
  const counted =
    held.length === 0
      ? `${none}.`
      : isRunning || call.asks === 'all'
        ? `${some}, sur ${count(asked)}${who}.`
        : `${some}${who}.`
  const sentence =
    call.asks === 'all'
      ? yesNo(held.length === asked.length, counted)
      : call.asks !== 'powered' && call.asks !== 'supplied'
        ? counted
        : held.length > 0
          ? call.asks === 'supplied'
            ? sitePower(asked, `${some}${who}`, facts)
            : `Non : ${some}${who}.`
          : `Oui : ${none.charAt(0).toLowerCase()}${none.slice(1)}, sur ${count(asked)} dont l’alimentation est connue.`
  return {
    sentences: [sentence, ...also],
    table: held.length === 0 ? null : tableOf(held, call, statuses, facts),
    chart: null,
    noted: ledger.noted(),
    main: held.length,
    known: true,
  }
}

/** Each of them; what is cut or out of reach with since when. */
const tableOf = (
  held: readonly { readonly device: string }[],
  { state }: CallOf<'status'>,
  statuses: readonly DeviceStatus[],
  facts: Facts,
): Told['table'] => {
  const shown = held.slice(0, ROWS).map(({ device }) => device)
  if (state !== 'offline' && state !== 'off')
    return { columns: ['Appareil'], rows: shown.map((device) => [deviceName(device, facts)]) }
  return {
    columns: ['Appareil', 'Depuis'],
    rows: shown.map((device) => {
      const status = statuses.find((one) => one.device === device)
      const at = (state === 'off' ? status?.poweredAt : status?.onlineAt) ?? null
      return [deviceName(device, facts), at === null ? '–' : hourOf(Date.parse(at), facts)]
    }),
  }
}
const ROWS = 40

/** « (depuis 14:23) », behind a name; empty: the device never said. */
const cutSince = (status: DeviceStatus | null, facts: Facts): string =>
  status?.poweredAt == null ? '' : ` (depuis ${hourOf(Date.parse(status.poweredAt), facts)})`

/** « Forage 1 : en marche depuis vers 12:40. », « Forage 1 n’est pas en marche : à l’arrêt depuis … »; of one device only. */
const sinceSentences = (
  device: string,
  runs: boolean,
  { state }: CallOf<'status'>,
  course: Bodies['series'] | null,
  facts: Facts,
): string => {
  const now = STATE_WORDS[runs ? 'running' : 'stopped']
  const since = course === null || course.device !== device ? null : runsSince(course, runs, facts)
  const name = deviceName(device, facts)
  const lead =
    runs === (state === 'running')
      ? `${name} : ${now}`
      : `${name} n’est pas ${STATE_WORDS[state === 'running' ? 'running' : 'stopped']} : ${now}`
  return since === null ? `${lead} ; depuis quand, sa courbe le montre.` : `${lead} ${since}.`
}

const stands = ({ device, powered, online }: DeviceStatus, state: string, at: string) => {
  if (state === 'off') return powered === null ? [] : [{ device, holds: !powered, at: `${at}/powered` }]
  return online === null ? [] : [{ device, holds: online === (state === 'online'), at: `${at}/online` }]
}

/** « depuis 14:24 »; empty: the device never said. */
const sinceWords = (status: DeviceStatus | undefined, facts: Facts): string =>
  status?.onlineAt == null ? '' : ` depuis ${hourOf(Date.parse(status.onlineAt), facts)}`

/** « alimenté depuis 14:24 », « coupé depuis 14:23 (en cours) »; null: the device never said. */
export const powerWords = ({ powered, poweredAt }: DeviceStatus, facts: Facts): string | null => {
  if (powered === null) return null
  const since = poweredAt === null ? '' : ` depuis ${hourOf(Date.parse(poweredAt), facts)}`
  return powered ? `alimenté${since}` : `coupé${since} (en cours)`
}

/** « 4 coupures aujourd’hui, 3 min. » */
const cutsToday = (device: string, { outages }: Bodies['outages'], ledger: Ledger, facts: Facts): string => {
  const { from, to } = stretchOf(dayPeriod(facts.today), facts)
  const cuts = outages.flatMap((one, index) =>
    one.device === device && one.from < to && (one.to ?? to) > from
      ? [{ at: `cut1:${index}:${from}:${to}`, ms: Math.min(one.to ?? to, to) - Math.max(one.from, from) }]
      : [],
  )
  if (cuts.length === 0) return 'Aucune coupure aujourd’hui.'
  const places = cuts.map(({ at }) => at)
  const count = ledger.say({ value: cuts.length, from: places, how: 'count' }, '', 0)
  const hours = cuts.reduce((sum, { ms }) => sum + ms, 0) / HOUR_MS
  const lasted = ledger.say({ value: hours, from: places, how: 'sum', scale: 1 / HOUR_MS }, 'h', (value) =>
    formatSpan(value * HOUR_MS),
  )
  return `${count}\u00a0${noun(cuts.length, 'coupure', 'coupures')} aujourd’hui, ${lasted}.`
}
