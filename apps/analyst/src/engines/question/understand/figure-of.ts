// In: the slots of a question. Out: which figure or metric is meant, by what it is asked of.
import type { Device, FigureId, MetricId } from '@vigie/contracts/entities'
import type { Group } from '../call.ts'
import type { Quantity, Slots } from './read.ts'

/** What is meant: a figure of the catalogue, a metric that devices measure, or what the words leave open. */
export type Meant =
  | { readonly figure: FigureId }
  | { readonly metric: MetricId }
  | { readonly open: readonly FigureId[] }
  | null

/** What a question is asked of, as far as a quantity depends on it. */
export type Of = { readonly device: Device | null; readonly group: Group | null }

/** Which quantity a question means, most telling words first. */
export const meantBy = (slots: Slots, of: Of): Meant => {
  const { quantities } = slots
  const has = (...names: Quantity[]) => names.some((name) => quantities.has(name))
  const role = of.device?.role ?? roleOf(of.group)
  const figure = (id: FigureId): Meant => ({ figure: id })
  const metric = (id: MetricId): Meant => ({ metric: id })
  if (quantities.size === 0 && slots.events.size === 0 && of.device !== null && CURVE.test(slots.line)) {
    const shown = CURVES[of.device.role]
    if (shown !== undefined) return metric(shown)
  }
  if (has('pricePerKwh')) return figure('pricePerKwh')
  if (has('kwhPerM3')) return figure('kwhPerM3')
  if (has('solarShare') || (has('solarKwh') && SHARE.test(slots.line))) return figure('solarSharePct')
  if ((has('cost') || PAID.test(slots.line)) && WITHOUT_SUN.test(slots.line)) return figure('solarSaved')
  if (has('solarSaved') && (has('solarKwh') || OF_THE_SUN.test(slots.line))) return figure('solarSaved')
  if (has('co2')) return figure('co2Kg')
  if (has('unaccountedPct') || (has('unaccounted') && SHARE.test(slots.line))) return figure('unaccountedPct')
  if (has('nightFlow')) return figure('nightFlowM3h')
  if (has('budgetLeft') || (has('budget') && (LEFT_OF.test(slots.line) || BEYOND.test(slots.line))))
    return figure('budgetLeftM3')
  if (has('powerPct')) return figure('powerPct')
  if (has('powerFactor'))
    return isOfNow(slots) || slots.operations.has('min') || slots.operations.has('max')
      ? metric('power_factor')
      : figure('powerFactor')
  if (has('voltageImbalance')) return figure('voltageImbalancePct')
  // of a pump the power at its highest is one of its measures
  if (has('peakKw') && !has('flow', 'pressure', 'level') && !slots.operations.has('peak'))
    return of.device !== null && role === 'source' ? metric('power_kw') : figure('peakKw')
  if (has('voltage1', 'voltage2', 'voltage3', 'voltage')) return metric(phaseOf(slots, 'voltage'))
  if (has('current')) return metric(phaseOf(slots, 'current'))
  if (has('frequency')) return metric('frequency_hz')
  if (has('irradiance')) return metric('irradiance_wm2')
  if (has('pressure')) return metric('pressure_bar')
  if (role === 'storage' && MOVED_BY.test(slots.line)) return figure('storedDeltaM3')
  // a sector holds no water: what came there is told
  if (has('autonomy'))
    return figure(role === 'consumption' && !/\bautonom/.test(slots.line) ? 'volumeM3' : 'autonomyHours')
  if (has('overflowIn') && !has('energy', 'gridKwh', 'cost')) return figure('overflowInHours')
  if (has('emptyIn')) return figure('emptyInHours')
  // a sector holds no water: what is left of its budget is meant
  if (has('stored') && role === 'consumption') return figure('budgetLeftM3')
  if (has('capacity')) return figure('capacityM3')
  if (has('standing') && !has('level') && role === 'storage') return figure('levelPct')
  // « quel pourcentage de l’eau va à ce secteur »: what has no level has a share
  const isFilled = role !== 'source' && role !== 'consumption'
  if (has('fill') && isFilled && !slots.operations.has('standard')) return figure('levelPct')
  if (has('starts')) return figure('starts')
  // panels work while they give something
  if (has('runningHours') && has('solarKwh') && slots.mentions.group === null) return figure('solarKwh')
  if (has('runningHours') && !has('energy', 'cost', 'consumed')) return figure('runningHours')
  if (has('storedDelta')) return figure('storedDeltaM3')
  if (has('budget') && !has('cost')) return figure('budgetM3')
  if (has('unaccounted', 'leak') && (/^ou |\bou$/.test(slots.line) || role === 'consumption'))
    return figure('nightFlowM3h')
  if (has('unaccounted')) return figure('unaccountedM3')
  if (has('cost') && !BILLED_WATER.test(slots.line)) return figure('cost')
  if (has('solarKwh') && (has('power') || (slots.operations.has('now') && slots.periods.length === 0)))
    return metric('power_kw')
  if (has('solarKwh')) return figure('solarKwh')
  if (has('power')) return metric('power_kw')
  if (/\bdebite\b/.test(slots.line) && slots.operations.has('now') && of.device !== null) return metric('flow_m3h')
  if (has('flow') && !(has('volume') && slots.operations.has('howMany') && !has('flow'))) return metric('flow_m3h')
  if (has('pumpKwh')) return figure('pumpKwh')
  if (has('level') && role !== 'source' && /\bpourcentage\b/.test(slots.line)) return figure('levelPct')
  if (role === 'storage') {
    if (has('outM3') || (has('produced') && !has('inM3'))) return figure('outM3')
    if (has('inM3')) return figure('inM3')
    if (has('level')) return figure('levelM')
    if (has('stored', 'water', 'volume')) return figure('storedM3')
  }
  if (has('level') && has('produced') && OUT_OF_GROUND.test(slots.line) && of.device === null)
    return figure('producedM3')
  if (has('level')) return role === 'source' ? metric('level_m') : figure('levelM')
  if (
    of.group === 'sources' &&
    !has('water', 'volume', 'cost') &&
    (has('produced') || quantities.size === 0) &&
    isJudged(slots)
  )
    return figure('kwhPerM3')
  if (of.device !== null || of.group !== null) {
    if (has('gridKwh', 'energy')) return figure('energyKwh')
    // a source without a motor takes no energy: what is taken there is water
    const hasMotor = of.device === null || of.device.metrics.some(({ id }) => id === 'energy_kwh')
    if (has('consumed') && role === 'source' && hasMotor && !has('water')) return figure('energyKwh')
    if (role === 'energy') return has('produced', 'consumed') ? figure('energyKwh') : null
    if (has('produced', 'consumed', 'water', 'volume')) return figure('volumeM3')
  }
  if (of.device !== null && slots.operations.has('howMany') && quantities.size === 0 && slots.events.size === 0)
    return role === 'source' || role === 'consumption' ? figure('volumeM3') : null
  if (has('gridKwh', 'energy')) return figure('gridKwh')
  if (has('stored') && !has('consumed', 'produced')) return figure('storedM3')
  if (has('produced')) return figure('producedM3')
  // only energy has slots
  if (has('consumed') && !has('water', 'volume') && SLOTS.some((one) => slots.operations.has(one)))
    return figure('gridKwh')
  if (has('consumed')) return has('water', 'volume') ? figure('consumedM3') : { open: ['consumedM3', 'gridKwh'] }
  if (has('outM3', 'inM3')) return figure(has('inM3') ? 'inM3' : 'outM3')
  if (has('water') && WATER_HELD.test(slots.line)) return figure('storedM3')
  if (quantities.size === 0 && of.device === null && slots.events.size === 0 && OF_SLOT.test(slots.line))
    return figure('gridKwh')
  // « combien d'eau hier ? »: what was used of it
  const asksMuch =
    MUCH.some((one) => slots.operations.has(one)) || slots.periods.length > 0 || /^(?:l )?eau$/.test(slots.line)
  return has('water') && asksMuch && slots.events.size === 0 ? figure('consumedM3') : null
}

/** « A baissé de combien hier ? »: what a tank gained or lost. */
export const MOVED_BY = /\b(?:baiss|mont|remont|descend|vari|boug|perd)\w* de combien\b/

/** « Combien j’aurais payé sans le solaire ? »: what was not bought is known. */
export const WITHOUT_SUN =
  /\b(?:sans|si (?:\w+ ){1,3}?av(?:ai|ait|ion|on)s? pas?) (?:de |d |le |les |mon |mes |nos |notre )?(?:solaire|soleil|pv|photovoltaique|panneau|panneaux)\b/
const PAID = /\b(?:cout|pa[iy]|depens)(?:er|e|ee)?(?:ai|ait|ion|aient|r)\w*\b/
/** What asks for an amount. */
const MUCH = ['howMany', 'compare', 'mean', 'perDay'] as const
/** « Combien en heures pleines ce mois », « part heures creuses ». */
const OF_SLOT =
  /^(?:combien|(?:la |quelle )?(?:part|proportion)|(?:le )?pourcentage|(?:la )?repartition|montant|total) (?:\w+ ){0,3}?heures? (?:creuse|pleine|de pointe)/
const SLOTS = ['peak', 'offPeak', 'standard', 'bySlot'] as const
/** What the sun saved, said in one phrase: « économies du solaire ». */
const OF_THE_SUN = /\b(?:solaire|soleil|pv|photovoltaique|panneau|panneaux)\b/

/** « Combien d’eau reste-t-il ? », « combien d’eau avons-nous aujourd’hui ? »: what the tanks hold, where no more is said. */
const WATER_HELD =
  /\bcombien d eau (?:est ce qu )?(?:(?:il|on|nous?|j) )*(?:reste|y a|a|ai|avons?|dispose|disposons?)(?: (?:t|il|on|nous?|je|encore|actuellement|maintenant|la|en ce moment|aujourd ?hui))*$|^(?:et )?(?:(?:il |on )?(?:y )?a )?combien d eau (?:(?:on a|il y a|avons nous|ai je|j ai) )?(?:en (?:tout|reserve|stock)|au total|de cote)$/

/** « La courbe du bassin haut »: of what such a thing is known by. */
export const CURVE = /\b(?:courbe|graphique|graphe|historique|evolution)\b/
const CURVES: Readonly<Partial<Record<Device['role'], MetricId>>> = {
  storage: 'level_pct',
  source: 'flow_m3h',
  consumption: 'flow_m3h',
  energy: 'power_kw',
}

/** « Le plus au-dessus de son budget »: by what is left of it, which is less than nothing. */
const BEYOND = /\b(?:au dessus?|au dela|depass\w*|en exces|hors) (?:\w+ ){0,2}?(?:budget|quota|dotation)/
/** « Où en suis-je de mon quota » asks for what is left of it. */
const LEFT_OF =
  /\b(?:rest\w*|disponible|solde)\b|\b(?:est|suis|sont|es|sommes) a combien (?:du|de|des|sur)\b|\ben (?:suis?|est|somme|sont)\b.*\bou\b|\bou\b.*\ben (?:suis?|est|somme|sont)\b/

/** « Volume d’eau facturé »: water, not what it costs. */
const BILLED_WATER = /\b(?:volume|m3|quantite|litre)\b.* factur(?:e|ee)\b/

/** Neither a period nor anything that takes one is asked of it. */
const isOfNow = ({ periods, operations: asks }: Slots): boolean =>
  periods.length === 0 && !asks.has('mean') && !asks.has('max') && !asks.has('min') && !asks.has('compare')

/** « Tiré de la nappe »: where the water came from, not how high it stands. */
const OUT_OF_GROUND =
  /\b(?:tire|pompe|prel[ae]ve|puise|extrai\w*|soutire|pris|prise)\w* (?:\w+ ){0,2}?(?:de|dans|a|sur) (?:la |l )?(?:nappe|sous sol)\b/

const SHARE = /\b(?:pourcentage|pourcent|pour 100|part|taux|proportion|ratio)\b/

/** « La meilleure pompe » is asked of what it makes of its energy. */
const isJudged = ({ operations }: Slots): boolean => operations.has('best') || operations.has('worst')

const phaseOf = ({ quantities: has }: Slots, of: 'voltage' | 'current'): MetricId => {
  const phase = has.has('voltage2') || has.has('phase2') ? 2 : has.has('voltage3') || has.has('phase3') ? 3 : 1
  return of === 'voltage' ? `voltage_l${phase}_v` : `current_l${phase}_a`
}

const roleOf = (group: Group | null): Device['role'] | null =>
  group === null || group === 'devices'
    ? null
    : ({ sources: 'source', storages: 'storage', consumptions: 'consumption', meters: 'energy' } as const)[group]

/** Figures that hold as of now, whatever the period. */
export const NOW_FIGURES: ReadonlySet<FigureId> = new Set<FigureId>([
  'storedM3',
  'autonomyHours',
  'emptyInHours',
  'overflowInHours',
  'levelPct',
  'levelM',
  'capacityM3',
])

/** Where each figure of a device is given: which groups have it. Figures that are not here are of the site alone. */
export const GROUPS_WITH: Readonly<Partial<Record<FigureId, readonly Group[]>>> = {
  volumeM3: ['sources', 'consumptions'],
  energyKwh: ['sources', 'meters'],
  cost: ['sources'],
  kwhPerM3: ['sources'],
  runningHours: ['sources'],
  starts: ['sources'],
  levelPct: ['storages'],
  levelM: ['storages'],
  storedM3: ['storages'],
  capacityM3: ['storages'],
  autonomyHours: ['storages'],
  emptyInHours: ['storages'],
  overflowInHours: ['storages'],
  inM3: ['storages'],
  outM3: ['storages'],
  storedDeltaM3: ['storages'],
  nightFlowM3h: ['consumptions'],
  budgetM3: ['consumptions'],
  budgetLeftM3: ['consumptions'],
  peakKw: ['meters'],
  powerFactor: ['meters'],
  powerPct: ['devices', 'sources', 'storages', 'consumptions', 'meters'],
}
/** Figures that a site has as a whole. */
export const SITE_FIGURES: ReadonlySet<FigureId> = new Set<FigureId>([
  'producedM3',
  'consumedM3',
  'storedDeltaM3',
  'unaccountedM3',
  'unaccountedPct',
  'storedM3',
  'autonomyHours',
  'gridKwh',
  'solarKwh',
  'solarSharePct',
  'solarSaved',
  'cost',
  'pumpKwh',
  'kwhPerM3',
  'co2Kg',
  'pricePerKwh',
  'powerPct',
])
/** What a figure of the site is of a device. */
export const SITE_TWIN: Readonly<Partial<Record<FigureId, FigureId>>> = {
  producedM3: 'volumeM3',
  consumedM3: 'volumeM3',
  gridKwh: 'energyKwh',
  pumpKwh: 'energyKwh',
}
/** Figures of the site as a whole that are kept hour by hour. */
export const BUCKET_FIGURES = ['producedM3', 'consumedM3', 'gridKwh', 'solarKwh', 'cost'] as const satisfies FigureId[]
