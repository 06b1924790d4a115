// In: a call when devices were last heard of, and what was read. Out: what is said: the latest measure of each, its age, and whether it is within reach.
import { HOUR_MS } from '@vigie/contracts/entities'
import { formatSpan } from '@vigie/contracts/format'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { whyNotNow } from './present.ts'
import type { Bodies } from './reads.ts'
import { deviceName } from './words.ts'

type Latest = Bodies['latest']
type Heard = { readonly device: string; readonly at: number; readonly place: string }

/** « Forage 1 : dernière mesure reçue le 18/11/2026 13:50, il y a 12 min ; en ligne. » */
export const tellHeard = (call: CallOf<'status'>, latest: Latest, facts: Facts): Told => {
  const ledger = createLedger()
  const heard = lastOf(latest).filter(({ device }) => call.of === 'site' || call.of.includes(device))
  const [oldest] = heard.toSorted((a, b) => a.at - b.at)
  const newest = heard.toSorted((a, b) => b.at - a.at)[0]
  if (oldest === undefined || newest === undefined) return ofSilent(call, latest, facts)
  const said =
    call.of === 'site'
      ? [
          `Dernière mesure reçue du site : ${whenOf(newest, facts, ledger)} (${deviceName(newest.device, facts)}).`,
          `La plus ancienne : ${deviceName(oldest.device, facts)}, ${whenOf(oldest, facts, ledger)}.`,
        ]
      : heard.map(
          (one) =>
            `${deviceName(one.device, facts)} : dernière mesure reçue ${whenOf(one, facts, ledger)}${standing(one.device, latest, facts)}.`,
        )
  return {
    sentences: said,
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: (facts.now - oldest.at) / HOUR_MS,
    known: true,
  }
}

/** The latest reading of each device that ever measured. */
const lastOf = ({ readings }: Latest): readonly Heard[] => {
  const last = new Map<string, Heard>()
  readings.forEach(([device, , at], index) => {
    const place = `0/readings/${index}/2`
    if (at > (last.get(device)?.at ?? Number.NEGATIVE_INFINITY)) last.set(device, { device, at, place })
  })
  return [...last.values()]
}

/** « le 18/11/2026 13:50, il y a 12 min »; a clock that runs ahead is not the future. */
const whenOf = ({ at, place }: Heard, facts: Facts, ledger: Ledger): string => {
  const ageMs = facts.now - at
  const age =
    ageMs < NOW_MS
      ? 'à l’instant'
      : `il y a ${ledger.say({ value: ageMs / HOUR_MS, from: [place], how: 'age' }, 'h', (hours) => formatSpan(hours * HOUR_MS))}`
  return `le ${moment(at, facts)}, ${age}`
}
const NOW_MS = 1_500

const standing = (device: string, latest: Latest, facts: Facts): string => {
  const why = whyNotNow(device, latest, facts)
  if (why !== null) return ` ; ${why}`
  return latest.statuses.find((one) => one.device === device)?.online === true ? ' ; en ligne' : ''
}

/** What measures nothing, as a camera, is told by whether it is within reach. */
const ofSilent = ({ of }: CallOf<'status'>, latest: Latest, facts: Facts): Told => {
  const [device] = of === 'site' ? [] : of
  if (device === undefined) return unknown('Je ne sais pas : rien n’a encore été mesuré.')
  return unknown(
    `Je ne sais pas : ${deviceName(device, facts)} n’a encore envoyé aucune mesure${standing(device, latest, facts)}.`,
  )
}
