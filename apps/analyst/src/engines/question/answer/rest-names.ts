/** What is asked of the level of a borehole, in words. */
export const REST_NAMES = {
  rest: 'niveau au repos',
  static: 'niveau au repos',
  dynamic: 'niveau en pompage',
  drawdown: 'rabattement',
  capacity: 'débit spécifique',
} as const
