// In: what needs watching of the water, what its pumps and tanks do. Out: the state of the water in one sentence.
import { type Device, type DeviceId, isRestUsual, type KpiBody } from '@vigie/contracts/entities'
import { formatMomentMinute } from '@/text'
import { eau } from '@/text/eau'
import { tankWayOf } from '@/widgets/device-tile/tank-way'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { formatFigure } from '@/widgets/kpi/figure'
import type { Pumps } from '@/widgets/kpi/use-pumps'
import { momentAhead } from '@/widgets/site-state/cause-words'
import type { Cause } from '@/widgets/site-state/causes'
import { isPumpRest } from '@/widgets/site-state/is-pump-rest'
import { sentenceOf } from '@/widgets/site-state/sentence-parts'
import type { Sentence } from '@/widgets/site-state/site-state'

const { state: words } = eau

export type KnownOfWater = {
  readonly causes: readonly Cause[]
  /** pumps that run, and those that say whether they do */
  readonly pumps: Omit<Pumps, 'cut'>
  /** figures of today; undefined: not known (yet), or not offered */
  readonly today: Pick<KpiBody, 'water' | 'storages' | 'plan'> | undefined
  /** the name of a device; undefined: not known */
  readonly nameOf?: ((id: DeviceId) => string | undefined) | undefined
  /** what needs watching, in words of the page; absent: counted */
  readonly lead?: string | null
  readonly lacksFigures: boolean
  /** whether the level of a tank does not tell of now: what follows from it is estimated */
  readonly isOld: boolean
  readonly feed: { readonly trusted: boolean; readonly since: number | null }
  /** epoch ms */
  readonly now: number
}

/**
 * How much needs watching, and what the water does; each cause tells in its own row what it is. What needs watching leads:
 * « Coupure de courant · aucune pompe en marche, le stock a baissé de 5,9 m³ en une heure · 101 h d’autonomie »
 */
export const waterSentence = ({
  causes,
  pumps,
  today,
  nameOf,
  lead = null,
  lacksFigures,
  isOld,
  feed,
  now,
}: KnownOfWater): Sentence => {
  if (!feed.trusted)
    return {
      tone: 'frozen',
      text: feed.since === null ? words.loading : words.frozen(formatMomentMinute(feed.since, now)),
    }
  const worst = causes[0]
  const said = (part: string): string => (isOld ? words.estimated(part) : part)
  const hours = today?.water.autonomyHours ?? null
  const end = isStopped(worst) ? endWords(today, nameOf, now) : null
  const moves = [
    ...pumpWords({ causes, pumps, today, now }),
    ...(end === null ? stockWords(today).map(said) : []),
  ].join(', ')
  const parts = [
    ...(worst === undefined ? [] : [lead ?? (worst.severity === 'critical' ? leadOf(worst) : watchWords(causes))]),
    ...(moves === '' ? [] : [moves]),
    ...(end !== null
      ? [said(end)]
      : hours === null
        ? []
        : [
            said(
              words.autonomy(
                unbroken(autonomyLength({ autonomyHours: hours, autonomyEndsAt: today?.water.autonomyEndsAt }, now)),
              ),
            ),
          ]),
    ...(lacksFigures ? [words.lacksFigures] : []),
    ...(lacksFigures || worst ? [] : [words.nothing]),
  ]
  return {
    tone: worst === undefined ? (lacksFigures ? 'check' : 'calm') : worst.severity,
    text: sentenceOf(parts),
  }
}

/** How many pumps run; of none, whether that is usual at this hour. */
export const pumpWords = ({ causes, pumps, today, now }: Doing): readonly string[] => {
  if (pumps.told === 0) return []
  const said = words.pumps(pumps.on, pumps.told)
  const isUsual = pumps.on === 0 && today !== undefined && !causes.some(saysOfPumps) && isRestUsual(today, now)
  return [isUsual ? words.restIsUsual(said) : said]
}
/** Beside a cut, or a rest that itself needs watching, nothing is called usual. */
const saysOfPumps = (cause: Cause): boolean => cause.kind === 'power' || isPumpRest(cause)

type Doing = Pick<KnownOfWater, 'causes' | 'pumps' | 'now'> & { readonly today: Pick<KpiBody, 'plan'> | undefined }

/** A leak by its name: it loses water for as long as nobody looks. */
const watchWords = (causes: readonly Cause[]): string =>
  causes.some(({ kind }) => kind === 'leak') ? words.leak(causes.length - 1) : words.some(causes.length)

/** What stops the site, or the few devices that alone are cut: a sensor without power is no cut of the site. */
const leadOf = (cause: Cause): string =>
  cause.kind === 'power' && !cause.general && !cause.whole
    ? words.unpowered(cause.devices.map(({ name }) => name))
    : words.critical[cause.kind]

/** Without power nothing is pumped: what the last hour brought comforts nobody. */
const isStopped = (cause: Cause | undefined): boolean => cause?.kind === 'power' && cause.general

/** Which tank ends first, and when; null: not known. */
const endWords = (today: KnownOfWater['today'], nameOf: KnownOfWater['nameOf'], now: number): string | null => {
  const { autonomyHours = null, autonomyEndsAt, autonomyDevice } = today?.water ?? {}
  const name = autonomyDevice == null ? undefined : nameOf?.(autonomyDevice)
  if (autonomyHours === null || autonomyEndsAt == null || name === undefined) return null
  return autonomyHours === 0
    ? words.spent(name)
    : words.first(
        name,
        momentAhead(autonomyEndsAt, now),
        unbroken(autonomyLength({ autonomyHours, autonomyEndsAt }, now)),
      )
}

/** A length that no line breaks, « 2 j 7 h ». */
const unbroken = (length: string): string => length.replaceAll(' ', '\u00a0')

/**
 * Which way all tanks together go, by the net flow of the last hour, a steady one by nothing as its own place says; nothing
 * while one of them is not known.
 */
const stockWords = (today: KnownOfWater['today']): readonly string[] => {
  const flows = (today?.storages ?? []).map((tank) => (tankWayOf(tank) === 'steady' ? 0 : (tank.netFlowM3h ?? null)))
  const known = flows.flatMap((flow) => flow ?? [])
  if (known.length === 0 || known.length < flows.length) return []
  const net = known.reduce((sum, flow) => sum + flow, 0)
  const volume = formatFigure(Math.abs(net), 'storedM3')
  const isSteady = today?.storages.every((tank) => tankWayOf(tank) === 'steady') === true
  return [isSteady ? words.steady : net > 0 ? words.filling(volume) : words.emptying(volume)]
}

/** What needs watching of the water: everything but meters of energy that fell silent alone. */
export const waterCauses = (causes: readonly Cause[], isWater: (id: DeviceId) => boolean): readonly Cause[] =>
  causes.filter((cause) => {
    if (cause.kind === 'target') return cause.missed.isOfWater
    const concerned: readonly Device[] = 'devices' in cause ? cause.devices : [cause.device]
    return concerned.some(({ id }) => isWater(id))
  })
