// In: a call about cuts of the power supply, and what was read. Out: what is said, with the count of home and Management.
import { HOUR_MS, type Outage, outagesTogether } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { capital } from './capital.ts'
import { alikeWords, devicesOf, isAlike } from './cuts-alike.ts'
import { cutTable, hoursOf, momentTable } from './cuts-table.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { hourOf, moment } from './measured.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { stretchOf } from './stretch.ts'
import { deviceName, noun, runsUntil } from './words.ts'

/** What of a cut falls into the period, ms. */
const lengthIn = ({ from, to }: Outage, stretch: { from: number; to: number }): number =>
  Math.max(0, Math.min(to ?? stretch.to, stretch.to) - Math.max(from, stretch.from))

/** What is said of cuts. `beside`: their read is that one of several, and its period was said before; `isTabled`: their table is shown. */
export const tellOutages = (
  call: CallOf<'outages'>,
  body: Bodies['outages'],
  facts: Facts,
  beside?: { readonly read: number; readonly isTabled: boolean },
): Told => {
  const ledger = createLedger()
  const stretch = stretchOf(call.period, facts, call.clock)
  const cuts = body.outages
    .map((outage, index) => ({
      outage,
      ms: lengthIn(outage, stretch),
      at: `cut${beside?.read ?? ''}:${index}:${stretch.from}:${stretch.to}`,
    }))
    .filter(({ outage }) => call.of === 'site' || call.of.includes(outage.device))
    .filter(({ outage }) => outage.from < stretch.to && (outage.to ?? stretch.to) > stretch.from)
  const when = beside === undefined ? ` (${periodWords(call.period, facts.today, call.clock)})` : ''
  const upTo = beside === undefined ? runsUntil(call.period, facts, call.clock) : []
  const where = call.of === 'site' || call.of.length > 1 ? '' : ` – ${deviceName(call.of[0] ?? '', facts)}`
  if (cuts.length === 0)
    return { ...unknown(), sentences: [`Aucune coupure${where}${when}.`, ...upTo], known: true, main: 0 }
  // beside other things only when is told, of itself each device
  const order = call.operation === 'longest' ? 'longest' : 'newest'
  const { table, shown } =
    beside === undefined ? cutTable(cuts, order, facts, ledger) : momentTable(cuts, facts, ledger)
  const rest =
    shown.length === cuts.length || beside?.isTabled === false
      ? []
      : [
          `Le tableau montre les ${countOf(shown, ledger, DEVICE)} les plus ${beside === undefined && order === 'longest' ? 'longues' : 'récentes'}, sur ${numberOf(cuts, ledger)}.`,
        ]
  const tell = (sentences: string[], main: number | null): Told => ({
    sentences: [...sentences, ...clippedWords(call, cuts, stretch), ...rest, ...upTo],
    table,
    chart: null,
    noted: ledger.noted(),
    main,
    known: true,
  })
  if (call.operation === 'last' || call.operation === 'longest') {
    const [one, ...others] = cuts.toSorted((a, b) =>
      call.operation === 'last' ? b.outage.from - a.outage.from : b.ms - a.ms,
    )
    if (one === undefined) return unknown()
    const alike = [one, ...others.filter((other) => isAlike(call.operation, one, other))]
    if (alike.length > 1)
      return tell(
        [
          `${alikeWords(call, alike, facts, ledger)}${call.operation === 'last' && call.clock === undefined ? '' : when}.`,
        ],
        one.ms / HOUR_MS,
      )
    const { device, from, to } = one.outage
    const lasted = hoursOf(one.ms, [one.at], ledger)
    if (call.clock !== undefined)
      return tell(
        [
          `${call.operation === 'last' ? 'La dernière' : 'La plus longue'} : ${deviceName(device, facts)}, le ${moment(from, facts)}${to === null ? ', toujours en cours' : ''} : ${lasted}${when}.`,
        ],
        one.ms / HOUR_MS,
      )
    if (call.operation === 'last' && to === null)
      return tell(
        [`${deviceName(device, facts)} : coupé depuis ${hourOf(from, facts)} (en cours), soit ${lasted}.`],
        one.ms / HOUR_MS,
      )
    return tell(
      [
        `${call.operation === 'last' ? 'La dernière' : 'La plus longue'} : ${deviceName(device, facts)}, le ${moment(from, facts)}, ${to === null ? 'toujours en cours après' : 'pendant'} ${lasted}${call.operation === 'last' ? ' ; elle est terminée' : when}.`,
      ],
      one.ms / HOUR_MS,
    )
  }
  if (call.operation === 'most') {
    const byDevice = Map.groupBy(cuts, ({ outage }) => outage.device)
    const [most, ...others] = [...byDevice].toSorted((a, b) => b[1].length - a[1].length)
    if (most === undefined) return unknown()
    const text = ledger.say({ value: most[1].length, from: most[1].map(({ at }) => at), how: 'count' }, '', 0)
    const alike = [most, ...others.filter(([, some]) => some.length === most[1].length)]
    if (alike.length > 1) {
      const firsts = alike.flatMap(([, [first]]) => (first === undefined ? [] : [first]))
      const each = `${text} ${noun(most[1].length, 'coupure', 'coupures')} chacun`
      return tell([`${devicesOf(firsts, facts, ledger)}, à égalité : ${each}${when}.`], most[1].length)
    }
    return tell(
      [`${deviceName(most[0], facts)} : ${text} ${noun(most[1].length, 'coupure', 'coupures')}${when}. C’est le plus.`],
      most[1].length,
    )
  }
  const ms = cuts.reduce((sum, one) => sum + one.ms, 0)
  const lasted = hoursOf(
    ms,
    cuts.map(({ at }) => at),
    ledger,
  )
  const summed = devicesIn(cuts).length > 1 ? ', durées des appareils additionnées' : ''
  const counted = call.of === 'site' ? countedOfSite(cuts, facts, ledger) : countOf(cuts, ledger, DEVICE)
  if (call.operation === 'devices')
    return tell(
      [`${cutDevices(cuts, facts, ledger)}${when} : ${counted}, ${lasted}${summed}.`, ...namedIn(cuts, facts)],
      devicesIn(cuts).length,
    )
  return call.operation === 'duration'
    ? tell([`${lasted} sans alimentation${where}${when}${summed} : ${counted}.`], ms / HOUR_MS)
    : tell([`${capital(counted)}${where}${when} : ${lasted}${summed}.`], cuts.length)
}

/** Of hours of a day only what falls into them is counted: said, where a cut began before. */
const clippedWords = (
  { clock, operation }: CallOf<'outages'>,
  cuts: readonly Cut[],
  { from }: { readonly from: number },
): readonly string[] =>
  clock === undefined || operation === 'most' || cuts.every(({ outage }) => outage.from >= from)
    ? []
    : [`Ce qui était déjà coupé à ${clock.from} compte à partir de là.`]

/** The first cut of each device. */
const devicesIn = (cuts: readonly Cut[]): readonly Cut[] =>
  cuts.filter(({ outage }, index) => cuts.findIndex((one) => one.outage.device === outage.device) === index)

/** « 44 appareils coupés », « 2 appareils coupés, Forage 1 et Forage 2 »: each once, however often it was cut. */
const cutDevices = (cuts: readonly Cut[], facts: Facts, ledger: Ledger): string => {
  const firsts = devicesIn(cuts)
  const names = firsts.length > NAMED ? [] : firsts.map(({ outage }) => deviceName(outage.device, facts))
  const named = names.length === 0 ? '' : `, ${names.join(' et ')}`
  return `${countOf(firsts, ledger, ['appareil coupé', 'appareils coupés'])}${named}`
}
/** So many are named in a sentence, and so many in one of their own. */
const NAMED = 2
const LISTED = 10

/** « Ce sont : Forage 1, Forage 2, Pépinière. »; the table alone has more of them. */
const namedIn = (cuts: readonly Cut[], facts: Facts): readonly string[] => {
  const names = devicesIn(cuts).map(({ outage }) => deviceName(outage.device, facts))
  return names.length > NAMED && names.length <= LISTED ? [`Ce sont : ${names.join(', ')}.`] : []
}

type Cut = { readonly outage: Outage; readonly at: string }

/** Cuts of devices, and, of the site, what they are called beside those of the site as a whole. */
const DEVICE = ['coupure', 'coupures'] as const
const OF_SITE = ['coupure d’appareil', 'coupures d’appareils'] as const

const numberOf = (cuts: readonly Cut[], ledger: Ledger): string =>
  ledger.say({ value: cuts.length, from: cuts.map(({ at }) => at), how: 'count' }, '', 0)

const countOf = (cuts: readonly Cut[], ledger: Ledger, [one, many]: readonly [string, string]): string =>
  `${numberOf(cuts, ledger)} ${noun(cuts.length, one, many)}`

/** « site coupé 1 fois (38 coupures d’appareils), 4 coupures d’appareils à part »: what most devices began together is the site's. */
const countedOfSite = (cuts: readonly Cut[], { devices }: Facts, ledger: Ledger): string => {
  const together = outagesTogether(
    cuts.map((cut) => ({ ...cut.outage, cut })),
    devices.length,
  ).map(({ outages, general }) => ({ cuts: outages.map(({ cut }) => cut), general }))
  const general = together.flatMap((one) => (one.general ? [one.cuts] : []))
  const apart = together.flatMap((one) => (one.general ? [] : one.cuts))
  if (general.length === 0) return countOf(cuts, ledger, OF_SITE)
  const firsts = general.flatMap(([first]) => (first === undefined ? [] : [first.at]))
  const times = ledger.say({ value: general.length, from: firsts, how: 'count' }, '', 0)
  const site = `site coupé ${times} fois (${countOf(general.flat(), ledger, OF_SITE)})`
  return apart.length === 0 ? site : `${site}, ${countOf(apart, ledger, OF_SITE)} à part`
}
