/** What a figure aims at, and how it stands to that. */
export const target = {
  atMost: (value: string) => `objectif ≤ ${value}`,
  atLeast: (value: string) => `objectif ≥ ${value}`,
  atEnd: 'en fin de période',
  met: 'atteint',
  missed: 'non atteint',
  holds: 'tenu jusqu’ici',
  fails: 'pas tenu jusqu’ici',
  sunless: (minute: string) => `pas de soleil avant ${minute} environ`,
  /** why nothing is said of it now */
  unjudged: {
    cut: 'pas jugé pendant une coupure',
    old: 'pas jugé sur un niveau ancien',
    uncounted: 'pas jugé, une coupure n’est pas encore comptée',
  },
  lost: 'non atteint, même sans autre coupure',
  margin: (duration: string) => `marge\u00a0: ${duration} de coupure`,
  /** of a site: its share is the mean of its devices */
  marginEach: (duration: string) => `marge\u00a0: ${duration} par appareil`,
  /** `given`: what it rests on */
  leads: (value: string, given: string) => `≈\u00a0${value} en fin de journée${given}`,
  leadsShort: (value: string, given: string) =>
    `≈\u00a0${value} en fin de journée${given}, ne sera pas atteint à ce rythme`,
} as const
