import type { AlarmCondition } from '@vigie/contracts/entities'

/** Of a condition that has no figures: what it says of its device. */
export const CONDITION_MEANINGS: Readonly<Record<AlarmCondition, string>> = {
  'power-off': 'sans courant',
  offline: 'l’appareil ne répond plus',
  stale: 'plus aucune mesure reçue',
  'threshold-high': 'au-dessus de son seuil',
  'threshold-low': 'au-dessous de son seuil',
  'tank-high': 'au-dessus de son niveau haut',
  'tank-low': 'au-dessous de son niveau bas',
  'tank-overflow': 'se remplit plus vite qu’il ne se vide',
  'tank-empty': 'se vide plus vite qu’il ne se remplit',
  'efficiency-drift': 'consomme plus que d’habitude pour la même eau',
  anomaly: 'hors de ses valeurs habituelles',
  'night-flow': 'plus de débit la nuit que d’habitude',
}

/** What a value is held against: a limit that was set, or of a drift what is usual of its device. */
export const thresholdName = (condition: AlarmCondition): 'seuil' | 'habituel' =>
  condition === 'efficiency-drift' ? 'habituel' : 'seuil'

/** Of a condition that is over: since when, and how long it was. */
export const overWords = (condition: AlarmCondition, moment: string, length: string): string => {
  switch (condition) {
    case 'power-off':
      return `courant rétabli à ${moment} · coupure de ${length}`
    case 'offline':
      return `en ligne depuis ${moment} · absence de ${length}`
    case 'stale':
      return `mesures reçues depuis ${moment} · silence de ${length}`
    default:
      return `retour à la normale à ${moment} · a duré ${length}`
  }
}
