// In: a metric and the slots of a question. Out: the call that reads it, of the devices that measure it.
import { type Device, METRICS, type MetricId } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import type { Call, CallOf } from '../call.ts'
import { tokensOf } from '../language/tokens.ts'
import { askDevice } from './ask-device.ts'
import { dayPeriod } from './calendar.ts'
import { devicesOf, type Facts } from './facts.ts'
import { ofKind } from './of-kind.ts'
import type { Understood } from './outcome.ts'
import { pastPeriods, type Slots } from './read.ts'

/** Devices that measure a metric: the named one, else a part of its thing. */
export const measuring = (facts: Facts, metric: MetricId, named: readonly Device[]): Device[] => {
  const has = ({ metrics }: Device) => metrics.some(({ id }) => id === metric)
  const [device] = named
  if (device === undefined) {
    const all = facts.devices.filter(has)
    const main = all.filter(
      ({ kind, asset, id }) => kind === 'energy' && (asset === null || asset.id === id) && id.includes('compteur'),
    )
    if (metric === 'irradiance_wm2') return all.filter(({ kind }) => kind === 'sensor').slice(0, 1)
    return main.length > 0 && METRICS[metric].unit !== 'm' ? main : all
  }
  if (has(device)) return [device]
  return facts.devices.filter(
    (one) => one.asset !== null && one.asset.id === (device.asset?.id ?? device.id) && has(one),
  )
}

/** What of a thing measures the metric of a call: the level of a borehole is that of its probe. The device itself where nothing does. */
export const measuredBy = (call: Call, device: Device, facts: Facts): Device =>
  call.tool === 'latest' || call.tool === 'series' ? (measuring(facts, call.metric, [device])[0] ?? device) : device

/** « De toutes les pompes », « total », « chaque secteur ». */
const isOfAll = ({ line, operations: asks, mentions }: Slots): boolean =>
  asks.has('each') ||
  (mentions.group !== null && asks.has('which') && ENDS.some((one) => asks.has(one))) ||
  (mentions.group === null && mentions.named.length === 0 && LIMITED.test(line)) ||
  /\b(?:quelque part|partout|tous|toutes|tou|toute|total|totale|chaque|ensemble)\b/.test(line)
/** A limit that no device is named with. */
const LIMITED = /\b(?:sous|(?:plus|moins) de|superieure? a|inferieure? a|dessus de|dessous de) \d/
/** « La pression la plus faible » is an end among them, too. */
const ENDS = ['most', 'least', 'min', 'max'] as const
/** « La perte de charge du filtre »: from one measure of a thing to the other. */
const DROP =
  /\b(?:difference|ecart|perte|delta) (?:de |d )?(?:pression|charge)\b|\bdelta p\b|\bpression differentielle\b|\bavant et apres\b/
/** The two of one thing that measure it, where it has no more. */
const bothEnds = (facts: Facts, metric: MetricId, devices: readonly Device[]): readonly Device[] => {
  const [thing, ...others] = new Set(devices.map(({ asset }) => asset?.id))
  if (thing === undefined || others.length > 0) return []
  return facts.devices.filter((one) => one.asset?.id === thing && one.metrics.some(({ id }) => id === metric))
}
const DIP = /\b(?:baisse|chute|creux)s? de tension\b/
/** « Le total », « la plus faible »: what of all of them is meant. */
const endAsked = ({ line, operations: asks }: Slots): Pick<CallOf<'latest'>, 'asks'> =>
  TOTAL.test(line)
    ? { asks: 'total' }
    : !asks.has('which')
      ? {}
      : asks.has('most') || asks.has('max')
        ? { asks: 'most' }
        : asks.has('least') || asks.has('min')
          ? { asks: 'least' }
          : {}
const TOTAL = /\b(?:total|totale|ensemble|cumul|somme)\b/
/** A call names no more devices. */
const ALL_MAX = 24

/** « En bout de ligne », wherever it stands: which part of a thing is meant. */
const saidParts = ({ line }: Slots): string[] =>
  ['bout', 'tete', 'filtre', 'sortie', 'reseau'].filter((part) =>
    new RegExp(part === 'tete' ? '\\b(?:tete|entree)\\b' : `\\b${part}\\b`).test(line),
  )
const plainName = (name: string): string[] => tokensOf(name).map(({ word }) => word)

/** What a question asks of a metric. */
export const metricFrame = (
  slots: Slots,
  facts: Facts,
  metric: MetricId,
  named: readonly Device[],
): Understood | null => {
  const { operations: asks, mentions, quantities } = slots
  const [period] = pastPeriods(slots)
  const solar = quantities.has('solarKwh') ? facts.devices.filter(({ id }) => id === 'pv') : []
  let devices = measuring(facts, metric, named.length > 0 ? named : solar)
  if (named.length === 0 && solar.length === 0 && mentions.group !== null && mentions.group !== 'devices') {
    const kind = ofKind(slots, mentions.group, facts)
    const ids = new Set(kind.length > 0 ? kind : devicesOf(mentions.group, facts).map(({ id }) => id))
    const narrowed = facts.devices.filter(
      (one) => (ids.has(one.id) || ids.has(one.asset?.id ?? '')) && one.metrics.some(({ id }) => id === metric),
    )
    devices = narrowed
  }
  const parts = devices.filter(({ name }) => saidParts(slots).some((part) => plainName(name).includes(part)))
  if (parts.length > 0) devices = parts
  // « une baisse de tension » is the lowest there was
  const isPeak = metric === 'power_kw' && quantities.has('peakKw')
  const isDip = metric.startsWith('voltage') && DIP.test(slots.line)
  const call = (device: Device): Call => {
    const operation =
      (['max', 'min', 'mean'] as const).find((one) => asks.has(one)) ??
      (asks.has('most') || isPeak ? 'max' : asks.has('least') || isDip ? 'min' : 'mean')
    const plain = period === undefined && !isDip && !isPeak && !asks.has('max') && !asks.has('min') && !asks.has('mean')
    if (plain) return { tool: 'latest', metric, of: [device.id] }
    return {
      tool: 'series',
      metric,
      of: [device.id],
      period: period ?? (isDip ? dayPeriod(facts.today) : { unit: 'last-7d' }),
      operation,
    }
  }
  const ends = DROP.test(slots.line) && period === undefined ? bothEnds(facts, metric, devices) : []
  if (ends.length === 2)
    return {
      kind: 'call',
      call: { tool: 'latest', metric, of: ends.map(({ id }) => id), asks: 'drop' },
      assumed: false,
    }
  const [only] = devices
  if (only === undefined) return { kind: 'refuse', why: 'unsupported', word: METRIC_NAMES[metric] }
  const several = named.length > 1 && named.every((one) => one.metrics.some(({ id }) => id === metric))
  if (several && period === undefined)
    return { kind: 'call', call: { tool: 'latest', metric, of: named.slice(0, 6).map(({ id }) => id) }, assumed: false }
  // of several that were named none is left out
  if (named.length > 1)
    return askDevice(
      named.filter((one) => one.metrics.some(({ id }) => id === metric)),
      call,
    )
  // what is asked of all of them is told of all; a total of water is that of where it comes from
  if (period === undefined && isOfAll(slots)) {
    const those =
      named.length === 0 && mentions.group === null
        ? devices.filter(({ role }) => role === 'source' || metric !== 'flow_m3h')
        : devices
    if (those.length > 1 && those.length <= ALL_MAX)
      return {
        kind: 'call',
        call: {
          tool: 'latest',
          metric,
          of: those.map(({ id }) => id),
          ...endAsked(slots),
        },
        assumed: false,
      }
  }
  if (devices.length === 1) return { kind: 'call', call: call(only), assumed: slots.periods.length === 0 }
  return askDevice(devices, call)
}
