import type { Figure, KpiBody, Site } from '@vigie/contracts/entities'
import type { Row } from './table.ts'
import { COLUMNS, NOTES, SLOT_NAMES } from './text.ts'

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
export const figureRows = ({ currency }: Site, kpi: KpiBody): Row[] => [
  rowOf('Eau produite', 'm³', kpi.water.producedM3),
  rowOf('Eau consommée', 'm³', kpi.water.consumedM3),
  rowOf('Variation du stock', 'm³', kpi.water.storedDeltaM3),
  rowOf('Eau non comptabilisée', 'm³', kpi.water.unaccountedM3),
  rowOf('Part d’eau non comptabilisée', '%', kpi.water.unaccountedPct),
  ['Volume stocké', 'm³', kpi.water.storedM3],
  ['Autonomie', 'h', kpi.water.autonomyHours],
  rowOf('Énergie du réseau', 'kWh', kpi.energy.gridKwh),
  rowOf('Énergie solaire', 'kWh', kpi.energy.solarKwh),
  rowOf('Part du solaire', '%', kpi.energy.solarSharePct),
  rowOf('Coût de l’énergie', currency, kpi.energy.cost),
  ...kpi.energy.bySlot.flatMap(({ slot, energyKwh, cost }): Row[] => [
    [`Énergie du réseau, ${SLOT_NAMES[slot]}`, 'kWh', energyKwh],
    [`Coût de l’énergie, ${SLOT_NAMES[slot]}`, currency, cost],
  ]),
  rowOf('Énergie de pompage', 'kWh', kpi.energy.pumpKwh),
  rowOf('Énergie par m³ pompé', 'kWh/m³', kpi.energy.kwhPerM3),
  rowOf('CO₂', 'kg', kpi.energy.co2Kg),
  rowOf('Disponibilité de l’alimentation', '%', kpi.powerPct),
  ['Alertes actives', '', kpi.activeAlarms],
  rowOf('Alertes levées', '', kpi.alarmsRaised),
]

const rowOf = (name: string, unit: string, { value, previous, completenessPct }: Figure): Row => [
  name,
  unit,
  value,
  previous,
  value === null || previous === null || previous === 0 ? null : ((value - previous) / Math.abs(previous)) * 100,
  completenessPct,
]
