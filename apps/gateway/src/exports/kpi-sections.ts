import type { Device, Figure, KpiBody, Site } from '@vigie/contracts/entities'
import { FIGURE_COLUMNS, figureRows, notesOf } from './kpi-figures.ts'
import type { Cell, Section } from './table.ts'
import { COLUMNS, SHEETS } from './text.ts'

/** A period's figures as six tables: the site's, then one row per device of each kind. */
export const kpiSections = (site: Site, devices: readonly Device[], kpi: KpiBody): Section[] => {
  const names = new Map(devices.map(({ id, name }) => [id, name]))
  const byDevice = <T extends { readonly device: string }>(
    title: string,
    rows: readonly T[],
    columns: readonly Column<T>[],
  ): Section => ({
    title,
    columns: [COLUMNS.device, COLUMNS.id, ...columns.flatMap(({ titles }) => titles)],
    rows: rows.map((row) => [
      names.get(row.device) ?? row.device,
      row.device,
      ...columns.flatMap(({ cells }) => cells(row)),
    ]),
  })
  return [
    {
      title: SHEETS.figures,
      notes: notesOf(site, kpi),
      columns: FIGURE_COLUMNS,
      rows: figureRows(site, kpi),
    },
    byDevice(SHEETS.sources, kpi.sources, [
      figure('Volume produit (m³)', (source) => source.volumeM3),
      figure('Heures de marche (h)', (source) => source.runningHours),
      figure('Démarrages', (source) => source.starts),
      figure('Énergie (kWh)', (source) => source.energyKwh),
      figure('Énergie par m³ (kWh/m³)', (source) => source.kwhPerM3),
    ]),
    byDevice(SHEETS.storages, kpi.storages, [
      single('Volume (m³)', (tank) => tank.volumeM3),
      single('Remplissage (%)', (tank) => tank.levelPct),
      single('Niveau (m)', (tank) => tank.levelM),
      single('Capacité (m³)', (tank) => tank.capacityM3),
      figure('Volume entré (m³)', (tank) => tank.inM3),
      figure('Volume sorti (m³)', (tank) => tank.outM3),
      figure('Variation (m³)', (tank) => tank.deltaM3),
      single('Autonomie (h)', (tank) => tank.autonomyHours),
      single('Débordement dans (h)', (tank) => tank.overflowInHours),
    ]),
    byDevice(SHEETS.consumptions, kpi.consumptions, [
      figure('Volume consommé (m³)', (consumer) => consumer.volumeM3),
      single('Budget (m³)', (consumer) => consumer.budgetM3),
      figure('Débit minimum nocturne (m³/h)', (consumer) => consumer.nightFlowM3h),
    ]),
    byDevice(SHEETS.meters, kpi.meters, [
      figure('Énergie (kWh)', (meter) => meter.energyKwh),
      single('Puissance de pointe (kW)', (meter) => meter.peakKw),
      single('Heure de la pointe', ({ peakAt }) => (peakAt === null ? null : { local: peakAt })),
      figure('Facteur de puissance', (meter) => meter.powerFactor),
    ]),
    byDevice(SHEETS.availability, kpi.availability, [
      figure('Disponibilité (%)', (device) => device.powerPct),
      single('Coupures', (device) => device.outages),
      single('Durée sans alimentation (h)', ({ offMs }) => offMs / HOUR_MS),
    ]),
  ]
}

const HOUR_MS = 3_600_000

type Column<T> = { readonly titles: readonly string[]; readonly cells: (row: T) => readonly Cell[] }

const single = <T>(title: string, cell: (row: T) => Cell): Column<T> => ({
  titles: [title],
  cells: (row) => [cell(row)],
})

/** A figure with what it is compared with and how complete it is. */
const figure = <T>(title: string, read: (row: T) => Figure): Column<T> => ({
  titles: [title, COLUMNS.before(title), COLUMNS.completenessOf(title)],
  cells: (row) => {
    const { value, previous, completenessPct } = read(row)
    return [value, previous, completenessPct]
  },
})
