import { CURRENCY, type FigureSpec } from './spec.ts'

/** Figures about energy, its cost and the pumps that use it. */
export const ENERGY_FIGURES = {
  gridKwh: {
    unit: 'kWh',
    better: 'less',
    name: 'Énergie du réseau',
    shortName: 'Réseau électrique',
  },
  solarKwh: {
    unit: 'kWh',
    better: 'more',
    name: 'Énergie solaire',
    shortName: 'Solaire',
  },
  solarSharePct: {
    unit: '%',
    decimals: 1,
    better: 'more',
    name: 'Part du solaire',
    shortName: 'Part du solaire',
  },
  cost: {
    unit: CURRENCY,
    better: 'less',
    name: 'Coût de l’énergie',
    shortName: 'Coût',
  },
  solarSaved: {
    unit: CURRENCY,
    better: 'more',
    name: 'Achat évité',
    shortName: 'Achat évité',
  },
  pricePerKwh: {
    unit: `${CURRENCY}/kWh`,
    decimals: 2,
    better: 'less',
    name: 'Prix moyen du kWh',
    shortName: 'Prix moyen',
  },
  pumpKwh: {
    unit: 'kWh',
    name: 'Énergie de pompage',
    shortName: 'Pompage',
  },
  energyKwh: { unit: 'kWh', name: 'Énergie', shortName: 'Énergie' },
  kwhPerM3: {
    unit: 'kWh/m³',
    decimals: 2,
    better: 'less',
    name: 'Énergie par m³ pompé',
    shortName: 'Énergie par m³',
  },
  co2Kg: {
    unit: 'kg',
    better: 'less',
    name: 'CO₂ émis',
    shortName: 'CO₂',
  },
  peakKw: {
    unit: 'kW',
    name: 'Puissance de pointe',
    shortName: 'Pointe sur 5 min',
  },
  powerFactor: {
    unit: '',
    decimals: 2,
    better: 'more',
    name: 'Facteur de puissance moyen',
    shortName: 'Facteur moyen',
  },
  voltageImbalancePct: {
    unit: '%',
    decimals: 1,
    better: 'less',
    name: 'Déséquilibre de tension',
    shortName: 'Tension',
  },
  currentImbalancePct: {
    unit: '%',
    decimals: 1,
    better: 'less',
    name: 'Déséquilibre de courant',
    shortName: 'Courant',
  },
  runningHours: {
    unit: 'h',
    name: 'Heures de marche',
    shortName: 'Heures de marche',
  },
  starts: { unit: '', decimals: 0, name: 'Démarrages', shortName: 'Démarrages' },
  startsPerHour: {
    unit: '',
    name: 'Démarrages par heure de marche',
    shortName: 'Démarrages par heure de marche',
  },
} as const satisfies Record<string, FigureSpec>
