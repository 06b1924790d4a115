import {
  type Device,
  type Figure,
  type FigureId,
  figureSpec,
  HOUR_MS,
  type KpiBody,
  type Site,
} from '@vigie/contracts/entities'
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
      compared('volumeM3', (source) => source.volumeM3),
      compared('runningHours', (source) => source.runningHours),
      compared('starts', (source) => source.starts),
      compared('energyKwh', (source) => source.energyKwh),
      compared('kwhPerM3', (source) => source.kwhPerM3),
    ]),
    byDevice(SHEETS.tanks, kpi.storages, [
      single('storedM3', (tank) => tank.volumeM3),
      single('levelPct', (tank) => tank.levelPct),
      single('levelM', (tank) => tank.levelM),
      single('capacityM3', (tank) => tank.capacityM3),
      compared('inM3', (tank) => tank.inM3),
      compared('outM3', (tank) => tank.outM3),
      compared('storedDeltaM3', (tank) => tank.deltaM3),
      single('autonomyHours', (tank) => tank.autonomyHours),
      {
        titles: [COLUMNS.autonomyEndsAt],
        cells: ({ autonomyEndsAt }) => [autonomyEndsAt == null ? null : { local: autonomyEndsAt }],
      },
      single('emptyInHours', (tank) => tank.emptyInHours ?? null),
      single('overflowInHours', (tank) => tank.overflowInHours),
    ]),
    byDevice(SHEETS.consumptions, kpi.consumptions, [
      compared('volumeM3', (consumer) => consumer.volumeM3),
      single('budgetM3', (consumer) => consumer.budgetM3),
      compared('nightFlowM3h', (consumer) => consumer.nightFlowM3h),
    ]),
    byDevice(SHEETS.meters, kpi.meters, [
      compared('energyKwh', (meter) => meter.energyKwh),
      single('peakKw', (meter) => meter.peakKw),
      {
        titles: [COLUMNS.peakAt],
        cells: ({ peakAt }) => [peakAt === null ? null : { local: peakAt }],
      },
      compared('powerFactor', (meter) => meter.powerFactor),
    ]),
    byDevice(SHEETS.availability, kpi.availability, [
      compared('powerPct', (device) => device.powerPct),
      single('outages', (device) => device.outages),
      single('offHours', ({ offMs }) => offMs / HOUR_MS),
    ]),
  ]
}

type Column<T> = { readonly titles: readonly string[]; readonly cells: (row: T) => readonly Cell[] }

const single = <T>(id: FigureId, read: (row: T) => number | null): Column<T> => ({
  titles: [titleOf(id)],
  cells: (row) => [read(row)],
})

/** A figure with what it is compared with and how complete it is. */
const compared = <T>(id: FigureId, read: (row: T) => Figure): Column<T> => ({
  titles: [titleOf(id), COLUMNS.before(titleOf(id)), COLUMNS.completenessOf(figureSpec(id).name)],
  cells: (row) => {
    const { value, previous, completenessPct } = read(row)
    return [value, previous, completenessPct]
  },
})

/** « Eau produite (m³) »; devices have no figure in money. */
const titleOf = (id: FigureId): string => {
  const { name, unit } = figureSpec(id)
  return unit === '' ? name : `${name} (${unit})`
}
