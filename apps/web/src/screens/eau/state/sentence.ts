// In: what needs watching of the water, what its pumps and tanks do. Out: the state of the water in one sentence.
import type { Device, DeviceId, KpiBody } from '@vigie/contracts/entities'
import { formatMomentMinute } from '@/text'
import { eau } from '@/text/eau'
import { tankWayOf } from '@/widgets/device-tile/tank-way'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { formatFigure } from '@/widgets/kpi/figure'
import { momentAhead } from '@/widgets/site-state/cause-words'
import type { Cause } from '@/widgets/site-state/causes'
import type { Sentence } from '@/widgets/site-state/site-state'

const { state: words } = eau

export type KnownOfWater = {
  readonly causes: readonly Cause[]
  /** pumps that run, and those that say whether they do */
  readonly pumps: { readonly on: number; readonly told: number }
  /** figures of today; undefined: not known (yet), or not offered */
  readonly today: Pick<KpiBody, 'water' | 'storages'> | undefined
  /** the name of a device; undefined: not known */
  readonly nameOf?: ((id: DeviceId) => string | undefined) | undefined
  readonly lacksFigures: boolean
  /** whether the level of a tank does not tell of now: what follows from it is estimated */
  readonly isOld: boolean
  readonly feed: { readonly trusted: boolean; readonly since: number | null }
  /** epoch ms */
  readonly now: number
}

/**
 * What the water does, and how much needs watching; each cause tells in its own row what it is. One that stops the site
 * leads: « Coupure de courant · aucune pompe en marche, le stock a baissé de 5,9 m³ en une heure · 101 h d’autonomie »
 */
export const waterSentence = ({
  causes,
  pumps,
  today,
  nameOf,
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
    ...(pumps.told === 0 ? [] : [words.pumps(pumps.on, pumps.told)]),
    ...(end === null ? stockWords(today).map(said) : []),
  ].join(', ')
  const parts = [
    ...(worst?.severity === 'critical' ? [leadOf(worst)] : []),
    ...(moves === '' ? [] : [moves]),
    ...(end !== null
      ? [said(end)]
      : hours === null
        ? []
        : [
            said(
              words.autonomy(
                autonomyLength({ autonomyHours: hours, autonomyEndsAt: today?.water.autonomyEndsAt }, now),
              ),
            ),
          ]),
    ...(lacksFigures ? [words.lacksFigures] : []),
    ...(worst?.severity === 'check' ? [words.some(causes.length)] : lacksFigures || worst ? [] : [words.nothing]),
  ]
  const text = parts.join('\u00a0· ')
  return {
    tone: worst === undefined ? (lacksFigures ? 'check' : 'calm') : worst.severity,
    text: text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1),
  }
}

/** What stops the site, or the few devices that alone are cut: a sensor without power is no cut of the site. */
const leadOf = (cause: Cause): string =>
  cause.kind === 'power' && !cause.general && !cause.whole
    ? words.unpowered(cause.devices.length)
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
    : words.first(name, momentAhead(autonomyEndsAt, now), autonomyLength({ autonomyHours, autonomyEndsAt }, now))
}

/**
 * Which way all tanks together go, by the net flow of the last hour, a steady one by nothing as its own place says; nothing
 * while one of them is not known.
 */
const stockWords = (today: KnownOfWater['today']): readonly string[] => {
  const flows = (today?.storages ?? []).map((tank) => (tankWayOf(tank) === 'steady' ? 0 : (tank.netFlowM3h ?? null)))
  const known = flows.flatMap((flow) => flow ?? [])
  if (known.length === 0 || known.length < flows.length) return []
  const net = known.reduce((sum, flow) => sum + flow, 0)
  const volume = formatFigure(Math.abs(net), 'storedDeltaM3')
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
