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
import { accueil } from '@/text/accueil'
import { kpi } from '@/text/kpi'
import { autonomyWords } from '@/widgets/kpi/autonomy-words'
import { atLeast, atMost, formatFigure, formatSigned, plainFigure } from '@/widgets/kpi/figure'
import { KpiTile, type KpiTileProps } from '@/widgets/kpi/kpi-tile'
import { AlarmState } from './alarm-state.tsx'

const { tiles: words } = accueil

export type TileContext = {
  readonly body: KpiBody
  readonly site: Pick<Site, 'targets' | 'currency' | 'tariff'> | undefined
  /** a path that keeps the period shown */
  readonly keep: (path: string) => string
  readonly compared: string
  readonly asOf: string | undefined
  /** epoch ms, by the minute */
  readonly now: number
  /** who is without power now, in words */
  readonly cutNow: string | undefined
  /** alarms that stand now */
  readonly activeAlarms: number
}

/** The site in its main figures; each leads to the screen that tells why. */
export const ExecutiveTiles = (context: TileContext) =>
  [...waterTiles(context), ...serviceTiles(context), ...energyTiles(context)].map((tile) => (
    <KpiTile key={tile.id} compared={context.compared} asOf={context.asOf} {...tile} />
  ))

const waterTiles = ({
  body: { water, storages, buckets, until },
  site,
  keep,
  now,
}: TileContext): readonly KpiTileProps[] => [
  {
    id: 'producedM3',
    icon: Droplets,
    to: keep(PATHS.sources),
    figure: water.producedM3,
    spark: buckets.map(({ producedM3 }) => producedM3),
  },
  {
    id: 'consumedM3',
    icon: Sprout,
    to: keep(PATHS.consumption),
    figure: water.consumedM3,
    spark: buckets.map(({ consumedM3 }) => consumedM3),
  },
  {
    id: 'unaccountedPct',
    icon: Waypoints,
    to: keep(PATHS.water),
    figure: water.unaccountedPct,
    reason: water.producedM3.value === 0 ? kpi.noWater : undefined,
    detail:
      water.unaccountedM3.value === null
        ? undefined
        : words.unaccountedDetail(formatFigure(water.unaccountedM3.value, 'unaccountedM3')),
    target: atMost(site?.targets.unaccountedPct),
  },
  {
    id: 'storedM3',
    icon: Waves,
    to: keep(PATHS.storage),
    figure: plainFigure(water.storedM3),
    reason: words.noTank,
    detail:
      water.storedDeltaM3.value === null
        ? undefined
        : words.storedDetail(formatSigned(water.storedDeltaM3.value, 'storedDeltaM3')),
  },
  {
    id: 'autonomyHours',
    icon: Hourglass,
    to: keep(PATHS.storage),
    figure: plainFigure(water.autonomyHours),
    reason: storages.length === 0 ? words.noTank : kpi.autonomy.unknown,
    detail: autonomyWords(water, storages, until, now),
    target: atLeast(site?.targets.autonomyHours),
  },
]

const serviceTiles = ({ body, site, keep, activeAlarms, cutNow }: TileContext): readonly KpiTileProps[] => [
  {
    id: 'powerPct',
    icon: PlugZap,
    tone: 'energy',
    to: keep(`${PATHS.dashboard}#disponibilite`),
    figure: body.powerPct,
    target: atLeast(site?.targets.powerAvailabilityPct),
    alert: cutNow,
  },
  {
    id: 'activeAlarms',
    icon: BellRing,
    tone: 'energy',
    to: keep(`${PATHS.home}#a-surveiller`),
    figure: plainFigure(activeAlarms),
    detail: <AlarmState active={activeAlarms} raised={body.alarmsRaised.value} />,
  },
]

const energyTiles = ({ body: { energy, water, buckets }, site, keep }: TileContext): readonly KpiTileProps[] => {
  const peak = energy.bySlot.find(({ slot }) => slot === 'peak')
  const tile = { tone: 'energy', to: keep(PATHS.energy) } as const
  return [
    {
      ...tile,
      id: 'kwhPerM3',
      icon: Gauge,
      to: keep(PATHS.sources),
      figure: energy.kwhPerM3,
      reason: energy.pumpKwh.value !== null && water.producedM3.value === 0 ? kpi.noWaterPumped : undefined,
      detail:
        energy.pumpKwh.value === null ? undefined : words.specificDetail(formatFigure(energy.pumpKwh.value, 'pumpKwh')),
      target: atMost(site?.targets.kwhPerM3),
    },
    {
      ...tile,
      id: 'gridKwh',
      icon: Zap,
      figure: energy.gridKwh,
      spark: buckets.map(({ gridKwh }) => gridKwh),
      detail:
        energy.solarKwh.value === null
          ? undefined
          : words.energyDetail(formatFigure(energy.solarKwh.value, 'solarKwh')),
    },
    {
      ...tile,
      id: 'cost',
      icon: Receipt,
      figure: energy.cost,
      reason: site?.tariff === null ? words.costMissing : undefined,
      detail: peak === undefined ? undefined : words.costDetail(formatFigure(peak.cost, 'cost', site?.currency)),
    },
    { ...tile, id: 'co2Kg', icon: CloudCog, figure: energy.co2Kg },
    {
      ...tile,
      id: 'solarSharePct',
      icon: Sun,
      figure: energy.solarSharePct,
      spark: buckets.map(({ solarKwh }) => solarKwh),
      target: atLeast(site?.targets.solarSharePct),
    },
  ]
}
