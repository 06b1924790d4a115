import type { FigureSpec } from './spec.ts'

/** Figures about power supply and alarms. */
export const SERVICE_FIGURES = {
  powerPct: {
    unit: '%',
    decimals: 2,
    better: 'more',
    name: 'Disponibilité de l’alimentation',
    shortName: 'Alimentation',
  },
  outages: {
    unit: '',
    decimals: 0,
    better: 'less',
    name: 'Coupures',
    shortName: 'Coupures',
  },
  offHours: {
    unit: 'h',
    better: 'less',
    name: 'Durée sans alimentation',
    shortName: 'Durée coupée',
  },
  activeAlarms: {
    unit: '',
    decimals: 0,
    better: 'less',
    name: 'Alarmes actives',
    shortName: 'Actives',
  },
  alarmsRaised: {
    unit: '',
    decimals: 0,
    better: 'less',
    name: 'Nouvelles alarmes',
    shortName: 'Nouvelles',
  },
  alarmsPerDay: {
    unit: '',
    better: 'less',
    name: 'Alarmes par jour',
    shortName: 'Par jour',
  },
  alarmsPerHour: {
    unit: '',
    better: 'less',
    name: 'Alarmes par heure',
    shortName: 'Par heure',
  },
  alarmsPerTenMinutes: {
    unit: '',
    better: 'less',
    name: 'Alarmes par 10 min',
    shortName: 'Par 10 min',
  },
  alarmsPeakTenMinutes: {
    unit: '',
    decimals: 0,
    better: 'less',
    name: 'Pointe d’alarmes sur 10 min',
    shortName: 'Pointe sur 10 min',
  },
  floodPct: {
    unit: '%',
    better: 'less',
    name: 'Temps en avalanche',
    shortName: 'En avalanche',
  },
  topTenPct: {
    unit: '%',
    better: 'less',
    name: 'Part des 10 plus fréquentes',
    shortName: 'Dix plus fréquentes',
  },
  staleAlarms: {
    unit: '',
    decimals: 0,
    better: 'less',
    name: 'Actives depuis plus de 24\u00a0h',
    shortName: 'Depuis plus de 24\u00a0h',
  },
  chatteringAlarms: {
    unit: '',
    decimals: 0,
    better: 'less',
    name: 'Alarmes battantes',
    shortName: 'Battantes',
  },
} as const satisfies Record<string, FigureSpec>
