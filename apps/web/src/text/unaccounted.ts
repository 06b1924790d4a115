/** The water that nobody counted, wherever it is told. */
export const unaccounted = {
  withinMeters: 'dans la marge des compteurs',
  noWater: 'aucune eau produite',
  tooLittle: 'trop peu de données pour un bilan',
  /** why its target is not judged yet */
  young: 'pas jugé, encore trop peu d’eau produite',
} as const
