/** The water that nobody counted, wherever it is told. */
export const unaccounted = {
  /** where more was counted downstream than upstream it is below nothing: drawn as what comes in */
  negative: 'Écart de comptage',
  withinMeters: 'dans la marge des compteurs',
  noWater: 'aucune eau produite',
  tooLittle: 'trop peu de données pour un bilan',
  /** why no share of what was produced is told yet */
  young: 'trop peu d’eau produite pour en juger',
} as const
