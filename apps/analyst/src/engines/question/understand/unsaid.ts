// In: slots without a quantity. Out: what is meant all the same, or what to ask back.
import { type Device, FIGURES, type FigureId, type MetricId } from '@vigie/contracts/entities'
import type { Call, Subject } from '../call.ts'
import { type Facts, isMain } from './facts.ts'
import { figureCall, movedMost } from './figure-call.ts'
import type { Understood } from './outcome.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Plus grosse journée de novembre », « forage 1 contre forage 2 en octobre »: all is said but of what. */
export const unsaid = (slots: Slots, facts: Facts): Understood | null => {
  const { operations: asks, periods, events, unknown, quantities, mentions, line } = slots
  const moved = movedMost(line)
  const happened = [...events].some((event) => moved === null || event !== 'bySensor')
  if (happened || quantities.size + unknown.length > 0) return null
  const one = (figure: FigureId, of: Subject): Understood => ({
    kind: 'call',
    call: figureCall(slots, facts, figure, of),
    assumed: periods.length === 0,
  })
  const named = mentions.named.flatMap((several) => (several.length === 1 ? several : []))
  // what water runs through is compared by its water
  if (named.length > 1 && named.every(({ role }) => role === 'source' || role === 'consumption'))
    return one(
      'volumeM3',
      named.slice(0, 6).map(({ id }) => id),
    )
  const [only] = named
  if (only !== undefined && mentions.named.length === 1) return ofOne(only, slots, one)
  if (mentions.named.length > 0) return null
  const isEnd = (asks.has('min') || asks.has('max')) && (asks.has('which') || /\ble plus\b/.test(line))
  if (mentions.group === 'storages' && (isEnd || (LIMITED.test(line) && /\bpourcentage\b/.test(line))))
    return one('levelPct', 'storages')
  if (mentions.group === 'storages') return TOGETHER.test(line) ? one('storedM3', 'site') : null
  if (
    mentions.group === null &&
    named.length === 0 &&
    movedMost(line) !== null &&
    /\b(?:qui|lequel|laquelle|secteur)\b/.test(line)
  )
    return one('volumeM3', 'consumptions')
  if (periods.length === 0 && moved === null && !(asks.has('each') && TOP.test(line))) return null
  if (mentions.group === 'sources' || mentions.group === 'consumptions') {
    const isEach = asks.has('each') || asks.has('most') || asks.has('least') || asks.has('which')
    return isEach
      ? one('volumeM3', mentions.group)
      : one(mentions.group === 'sources' ? 'producedM3' : 'consumedM3', 'site')
  }
  if (mentions.group !== null || !UNSAID.some((ask) => asks.has(ask))) return null
  const choices = UNSAID_FIGURES.map((figure) => ({
    label: FIGURES[figure].name,
    call: figureCall(slots, facts, figure, 'site'),
  }))
  return { kind: 'ask', about: 'quantity', choices }
}
/** « Top 3 des secteurs »: by the water, where no more is said. */
const TOP = /\b(?:top|palmares|class\w*)\b/
const UNSAID = ['whichDay', 'perDay', 'mean', 'compare', 'howMany'] as const
const TOGETHER = /\b(?:ensemble|total|tous|en tout|cumul)\b/
const UNSAID_FIGURES = ['consumedM3', 'gridKwh', 'cost'] as const

/** « Avocatiers sur novembre », « pépinière hier contre avant-hier », « bassin bas »: what such a thing is known by. */
const ofOne = (device: Device, slots: Slots, one: (figure: FigureId, of: Subject) => Understood): Understood | null => {
  const { id, role, metrics } = device
  const [period] = pastPeriods(slots)
  const call = (made: Call): Understood => ({ kind: 'call', call: made, assumed: false })
  if (period === undefined) {
    if (!STANDS.test(slots.line) && !LIMITED.test(slots.line) && slots.tokens.length > NAME_ALONE) return null
    if (role === 'storage') return one('levelPct', [id])
    if (role === 'source' && metrics.some((metric) => metric.id === 'running'))
      return call({ tool: 'status', state: 'running', of: [id], asks: 'how' })
    const shown = SHOWN[role]
    return shown !== undefined && metrics.some((metric) => metric.id === shown)
      ? call({ tool: 'latest', metric: shown, of: [id] })
      : null
  }
  if (!isMain(device)) return null
  const operation = (['min', 'max'] as const).find((end) => slots.operations.has(end)) ?? 'mean'
  if (role === 'storage') return call({ tool: 'series', metric: 'level_pct', of: [id], period, operation })
  return one(role === 'energy' ? 'energyKwh' : 'volumeM3', [id])
}
const NAME_ALONE = 4
/** A limit is asked about, and nothing else. */
const LIMITED = /\b(?:sous|moins|plus|dessus|dessous)\b.*\d/
const STANDS = /\b(?:etat|situation|quoi|va|nouvelles?|mesure|valeur|info|tout sur)\b/
const SHOWN: Readonly<Partial<Record<Device['role'], MetricId>>> = {
  consumption: 'flow_m3h',
  source: 'flow_m3h',
  energy: 'power_kw',
}
