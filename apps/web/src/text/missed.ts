/** A target of the site that is missed. */
export const missed = {
  missed: (figure: string) => `${figure} : objectif non atteint`,
  outOfReach: (figure: string) => `${figure} : objectif hors d’atteinte à ce rythme`,
  /** what is to come brings it no nearer */
  lost: (figure: string) => `${figure} : objectif hors d’atteinte`,
  /** only a day is planned */
  leads: (value: string, given: string) => `≈\u00a0${value} en fin de journée${given}`,
  atMost: (target: string) => `objectif ≤\u00a0${target}`,
  atLeast: (target: string) => `objectif ≥\u00a0${target}`,
} as const
