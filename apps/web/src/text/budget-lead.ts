/** Budgets that need watching, apart from the first screen. */
export const budgetLead = {
  over: (name: string) => `${name} : budget du mois dépassé`,
  ahead: (name: string) => `${name} : budget du mois dépassé à ce rythme`,
  used: (percent: string, budget: string, day: string) => `${percent} de ${budget} utilisés au ${day}`,
  /** one that leaks: the lines of the leak and of its budget are of one thing */
  leaks: 'fuite comprise',
  held: 'pas de projection, compteur coupé',
  heldMany: 'pas de projection, un compteur est coupé',
} as const
