// In: a call about what does not work, how devices stand, and what was found. Out: what is out of reach, without power, or stands still, by device.
import type { DeviceStatus } from '@vigie/contracts/entities'
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import { devicesAmong } from '../understand/among.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { isAsked } from './findings.ts'
import { createLedger } from './ledger.ts'
import { hourOf } from './measured.ts'
import { namedWords } from './named.ts'
import type { Bodies } from './reads.ts'
import { deviceName, noun, thingOf } from './words.ts'
import { yesNo } from './yes-no.ts'

type Read = { readonly latest: Bodies['latest']; readonly findings: Bodies['findings'] }
/** One thing that does not work; `since`: epoch ms, null: not known. */
type Fault = { readonly device: string; readonly what: What; readonly since: number | null; readonly at: string }
type What = 'offline' | 'off' | 'stuck'

const WORDS = {
  offline: ['appareil hors ligne', 'appareils hors ligne', 'Hors ligne'],
  off: ['appareil hors tension', 'appareils hors tension', 'Hors tension'],
  stuck: ['capteur bloqué', 'capteurs bloqués', FINDING_NAMES['stuck-sensor']],
} as const
const ROWS = 40
/** So few are named in sentences, too. */
const NAMED = 3

export const tellFaulty = (call: CallOf<'status'>, { latest, findings }: Read, facts: Facts): Told => {
  const ledger = createLedger()
  const things = call.of === 'site' ? null : call.of.map((id) => thingOf(id, facts))
  const kind = call.among && new Set(devicesAmong(call.among, facts).map(({ id }) => id))
  const isOfIt = (id: string) => (things === null || things.includes(thingOf(id, facts))) && (kind?.has(id) ?? true)
  const known = latest.statuses.flatMap((status, index) =>
    isOfIt(status.device) && (status.online !== null || status.powered !== null) ? [{ status, index }] : [],
  )
  const faults: readonly Fault[] = [
    ...known.flatMap(({ status, index }) => standsAgainst(status, `0/statuses/${index}`)),
    ...findings.findings.flatMap((finding, index): Fault[] =>
      finding.kind === 'stuck-sensor' && isOfIt(finding.device) && isAsked(finding, {}, facts)
        ? [{ device: finding.device, what: 'stuck', since: finding.since, at: `1/findings/${index}` }]
        : [],
    ),
  ]
  if (known.length === 0 && faults.length === 0)
    return unknown('Je ne sais pas : aucun appareil ne dit s’il est en ligne.')
  const count = (of: readonly string[], [one, many]: readonly string[]) =>
    `${ledger.say({ value: of.length, from: of, how: 'count' }, '', 0)}\u00a0${noun(of.length, one ?? '', many ?? '')}`
  const parts = (['offline', 'off', 'stuck'] as const).flatMap((what) => {
    const of = faults.filter((one) => one.what === what).map(({ at }) => at)
    return of.length === 0 ? [] : [count(of, WORDS[what])]
  })
  const none = `Aucun appareil hors ligne ni hors tension, ${findings.seen ? 'aucun capteur bloqué' : 'capteurs bloqués pas encore cherchés'}, sur ${count(
    known.map(({ index }) => `0/statuses/${index}`),
    ['appareil', 'appareils'],
  )}.`
  const sentence = parts.length === 0 ? none : `${parts.join(', ')}.`
  // whether all of them work is denied by what some of them do not
  const yes = call.asks === 'all' ? (parts.length === 0 ? 'Oui' : 'Non') : null
  return {
    sentences: [
      yes === null ? sentence : yesNo(yes === 'Oui', sentence),
      ...(faults.length > NAMED
        ? (['offline', 'off', 'stuck'] as const).flatMap((what) => {
            const of = faults.filter((one) => one.what === what)
            return of.length === 0 ? [] : [`${WORDS[what][2]}${namedWords(of, facts, ledger)}.`]
          })
        : faults.map((one) => `${deviceName(one.device, facts)} : ${faultWords(one, facts)}.`)),
    ],
    table:
      faults.length === 0
        ? null
        : {
            columns: ['Appareil', 'Ce qui ne va pas', 'Depuis'],
            rows: faults
              .slice(0, ROWS)
              .map(({ device, what, since }) => [
                deviceName(device, facts),
                WORDS[what][2],
                since === null ? '–' : hourOf(since, facts),
              ]),
          },
    chart: null,
    noted: ledger.noted(),
    main: faults.length,
    known: true,
  }
}

/** « hors ligne depuis 14:02 », « capteur bloqué depuis le 15/11/2026 14:02 ». */
const faultWords = ({ what, since }: Fault, facts: Facts): string =>
  `${WORDS[what][2].toLocaleLowerCase('fr')}${since === null ? '' : ` depuis ${hourOf(since, facts)}`}`

/** What is out of reach is told once, though its power is gone too. */
const standsAgainst = ({ device, online, onlineAt, powered, poweredAt }: DeviceStatus, at: string): Fault[] => {
  const since = (moment: string | null) => (moment === null ? null : Date.parse(moment))
  if (online === false) return [{ device, what: 'offline', since: since(onlineAt), at: `${at}/online` }]
  return powered === false ? [{ device, what: 'off', since: since(poweredAt), at: `${at}/powered` }] : []
}
