import type { FigureSpec } from './spec.ts'

/** Figures about water. */
export const WATER_FIGURES = {
  producedM3: {
    unit: 'm³',
    name: 'Eau produite',
    shortName: 'Produite',
  },
  consumedM3: {
    unit: 'm³',
    name: 'Eau consommée',
    shortName: 'Consommée',
  },
  volumeM3: { unit: 'm³', name: 'Volume compté', shortName: 'Volume' },
  storedDeltaM3: {
    unit: 'm³',
    name: 'Variation du stock',
    shortName: 'Variation',
  },
  unaccountedM3: {
    unit: 'm³',
    better: 'less',
    name: 'Eau non comptée',
    shortName: 'Non comptée',
  },
  unaccountedPct: {
    unit: '%',
    decimals: 1,
    better: 'less',
    name: 'Part non comptée',
    shortName: 'Part non comptée',
  },
  storedM3: {
    unit: 'm³',
    name: 'Volume stocké',
    shortName: 'Stocké',
  },
  autonomyHours: {
    unit: 'h',
    better: 'more',
    name: 'Autonomie',
    shortName: 'Autonomie',
  },
  emptyInHours: {
    unit: 'h',
    better: 'more',
    name: 'Vide dans',
    shortName: 'Vide dans',
  },
  overflowInHours: {
    unit: 'h',
    better: 'more',
    name: 'Débordement dans',
    shortName: 'Débordement dans',
  },
  levelPct: {
    unit: '%',
    decimals: 1,
    name: 'Remplissage',
    shortName: 'Remplissage',
  },
  levelM: {
    unit: 'm',
    decimals: 2,
    name: 'Niveau',
    shortName: 'Niveau',
  },
  capacityM3: { unit: 'm³', name: 'Capacité', shortName: 'Capacité' },
  inM3: { unit: 'm³', name: 'Volume entré', shortName: 'Entrées' },
  outM3: { unit: 'm³', name: 'Volume sorti', shortName: 'Sorties' },
  tankBalanceM3: {
    unit: 'm³',
    name: 'Eau non comptée du bassin',
    shortName: 'Non comptée',
  },
  budgetM3: {
    unit: 'm³',
    name: 'Budget de la période',
    shortName: 'Budget',
  },
  budgetLeftM3: {
    unit: 'm³',
    better: 'more',
    name: 'Reste du budget',
    shortName: 'Reste',
  },
  nightFlowM3h: {
    unit: 'm³/h',
    better: 'less',
    name: 'Débit minimum nocturne',
    shortName: 'Débit min. nocturne',
  },
} as const satisfies Record<string, FigureSpec>
