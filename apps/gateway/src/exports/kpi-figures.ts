import {
  type Figure,
  type FigureId,
  figureSpec,
  isComparable,
  type KpiBody,
  type Site,
  unitOf,
} from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import type { Row } from './table.ts'
import { COLUMNS, NOTES } from './text.ts'

/** What the file is about: site, period, watermark, what it is compared with. */
export const notesOf = (site: Site, { period, until, previous }: KpiBody): Row[] => [
  [NOTES.site, site.name],
  [NOTES.from, { local: period.from }],
  [NOTES.to, { local: period.to }],
  [NOTES.until, { local: until }],
  [NOTES.previousFrom, { local: previous.from }],
  [NOTES.previousTo, { local: previous.to }],
  [NOTES.timeZone, site.timeZone],
]

export const FIGURE_COLUMNS = [
  COLUMNS.figure,
  COLUMNS.unit,
  COLUMNS.value,
  COLUMNS.previous,
  COLUMNS.changePct,
  COLUMNS.completenessPct,
]

/** Every figure of the site, one per row. */
export const figureRows = ({ currency }: Site, { water, energy, ...kpi }: KpiBody): Row[] => {
  const row = (id: FigureId, value: Figure | number | null): Row => [
    figureSpec(id).name,
    unitOf(id, currency),
    ...(typeof value === 'object' && value !== null ? cellsOf(value) : [value]),
  ]
  const slotRow = (id: FigureId, slot: string, value: number): Row => [
    `${figureSpec(id).name}, ${slot.toLowerCase()}`,
    unitOf(id, currency),
    value,
  ]
  return [
    row('producedM3', water.producedM3),
    row('consumedM3', water.consumedM3),
    row('storedDeltaM3', water.storedDeltaM3),
    row('unaccountedM3', water.unaccountedM3),
    row('unaccountedPct', water.unaccountedPct),
    row('storedM3', water.storedM3),
    row('autonomyHours', water.autonomyHours),
    row('gridKwh', energy.gridKwh),
    row('solarKwh', energy.solarKwh),
    row('solarSharePct', energy.solarSharePct),
    row('cost', energy.cost),
    ...energy.bySlot.flatMap(({ slot, energyKwh, cost }) => [
      slotRow('gridKwh', SLOT_NAMES[slot], energyKwh),
      slotRow('cost', SLOT_NAMES[slot], cost),
    ]),
    row('pumpKwh', energy.pumpKwh),
    row('kwhPerM3', energy.kwhPerM3),
    row('co2Kg', energy.co2Kg),
    row('powerPct', kpi.powerPct),
    row('activeAlarms', kpi.activeAlarms),
    row('alarmsRaised', kpi.alarmsRaised),
  ]
}

/** Value, value before, change in % where both sides have enough data, completeness in %. */
const cellsOf = (figure: Figure): Row => {
  const { value, previous, completenessPct } = figure
  // of nothing, or across a change of sign, a percentage says nothing
  const isChange = isComparable(figure) && value !== null && value >= 0 && previous !== null && previous > 0
  return [value, previous, isChange ? ((value - previous) / previous) * 100 : null, completenessPct]
}
