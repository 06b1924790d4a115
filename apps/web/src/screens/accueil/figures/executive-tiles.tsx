import type { KpiBody, Site } from '@vigie/contracts/entities'
import {
  BellRing,
  CloudCog,
  Droplets,
  Gauge,
  Hourglass,
  PlugZap,
  Receipt,
  Sprout,
  Sun,
  Waves,
  Waypoints,
  Zap,
} from 'lucide-react'
import { PATHS } from '@/paths'
import { formatDuration } from '@/text'
import { accueil } from '@/text/accueil'
import { AVAILABILITY, atLeast, atMost, formatFigure, formatSigned, plainFigure } from '@/widgets/kpi/figure'
import { KpiTile, type KpiTileProps } from '@/widgets/kpi/kpi-tile'
import { AlarmState } from './alarm-state.tsx'

const { tiles: words } = accueil
const M3 = { unit: 'm³' } as const
const KWH = { unit: 'kWh' } as const
const HOUR_MS = 3_600_000
const PERCENT = { unit: '%', decimals: 1 } as const

export type TileContext = {
  readonly body: KpiBody
  readonly site: Pick<Site, 'targets' | 'currency' | 'tariff'> | undefined
  /** a path that keeps the period shown */
  readonly keep: (path: string) => string
  readonly compared: string
  readonly asOf: string | undefined
  /** alarms that stand now */
  readonly activeAlarms: number
}
type Bucket = KpiBody['buckets'][number]

/** The site in twelve figures; each leads to the screen that tells why. */
export const ExecutiveTiles = (context: TileContext) =>
  [...waterTiles(context), ...serviceTiles(context), ...energyTiles(context)].map((tile) => (
    <KpiTile key={tile.label} compared={context.compared} asOf={context.asOf} {...tile} />
  ))

const waterTiles = ({ body: { water, buckets }, site, keep }: TileContext): readonly KpiTileProps[] => [
  {
    label: words.produced,
    icon: Droplets,
    to: keep(PATHS.sources),
    figure: water.producedM3,
    style: M3,
    spark: buckets.map(({ producedM3 }) => producedM3),
  },
  {
    label: words.consumed,
    icon: Sprout,
    to: keep(PATHS.consumption),
    figure: water.consumedM3,
    style: M3,
    spark: buckets.map(({ consumedM3 }) => consumedM3),
  },
  {
    label: words.unaccounted,
    icon: Waypoints,
    to: keep(PATHS.water),
    figure: water.unaccountedPct,
    style: { ...PERCENT, better: 'less' },
    detail:
      water.unaccountedM3.value === null
        ? undefined
        : words.unaccountedDetail(formatFigure(water.unaccountedM3.value, M3)),
    target: atMost(site?.targets.unaccountedPct),
  },
  {
    label: words.stored,
    icon: Waves,
    to: keep(PATHS.storage),
    figure: plainFigure(water.storedM3),
    style: M3,
    reason: words.noStore,
    detail: delta(water.storedDeltaM3.value),
  },
  {
    label: words.autonomy,
    icon: Hourglass,
    to: keep(PATHS.storage),
    figure: plainFigure(water.autonomyHours),
    style: { unit: 'h', better: 'more' },
    reason: words.autonomyFills,
    detail:
      water.autonomyHours === null ? undefined : words.autonomyDetail(formatDuration(water.autonomyHours * HOUR_MS)),
    target: atLeast(site?.targets.autonomyHours),
  },
]

const serviceTiles = ({ body, site, keep, activeAlarms }: TileContext): readonly KpiTileProps[] => [
  {
    label: words.availability,
    icon: PlugZap,
    tone: 'energy',
    to: keep(`${PATHS.dashboard}#disponibilite`),
    figure: body.powerPct,
    style: AVAILABILITY,
    target: atLeast(site?.targets.powerAvailabilityPct),
  },
  {
    label: words.alarms,
    icon: BellRing,
    tone: 'energy',
    to: keep(`${PATHS.home}#a-surveiller`),
    figure: plainFigure(activeAlarms),
    style: { unit: '', decimals: 0 },
    detail: <AlarmState active={activeAlarms} raised={body.alarmsRaised.value} />,
  },
]

const energyTiles = ({ body: { energy, buckets }, site, keep }: TileContext): readonly KpiTileProps[] => {
  const currency = { unit: site?.currency ?? '' }
  const peak = energy.bySlot.find(({ slot }) => slot === 'pointe')
  const tile = { tone: 'energy', to: keep(PATHS.energy) } as const
  const gridSpark = (bucket: Bucket) => bucket.gridKwh
  return [
    {
      ...tile,
      label: words.specific,
      icon: Gauge,
      to: keep(PATHS.sources),
      figure: energy.kwhPerM3,
      style: { unit: 'kWh/m³', decimals: 2, better: 'less' },
      detail: energy.pumpKwh.value === null ? undefined : words.specificDetail(formatFigure(energy.pumpKwh.value, KWH)),
      target: atMost(site?.targets.kwhPerM3),
    },
    {
      ...tile,
      label: words.energy,
      icon: Zap,
      figure: energy.gridKwh,
      style: { ...KWH, better: 'less' },
      spark: buckets.map(gridSpark),
      detail: energy.solarKwh.value === null ? undefined : words.energyDetail(formatFigure(energy.solarKwh.value, KWH)),
    },
    {
      ...tile,
      label: words.cost,
      icon: Receipt,
      figure: energy.cost,
      style: { ...currency, better: 'less' },
      reason: site?.tariff === null ? words.costMissing : undefined,
      detail: peak === undefined ? undefined : words.costDetail(formatFigure(peak.cost, currency)),
    },
    {
      ...tile,
      label: words.co2,
      icon: CloudCog,
      figure: energy.co2Kg,
      style: { unit: 'kg', better: 'less' },
      detail: words.co2Detail,
    },
    {
      ...tile,
      label: words.solar,
      icon: Sun,
      figure: energy.solarSharePct,
      style: { ...PERCENT, better: 'more' },
      spark: buckets.map(({ solarKwh }) => solarKwh),
      target: atLeast(site?.targets.solarSharePct),
    },
  ]
}

const delta = (m3: number | null): string | undefined =>
  m3 === null ? undefined : words.storedDetail(formatSigned(m3, M3))
