/** What is known of a device that does not change by itself. */
export const facts = {
  title: 'Fiche',
  asset: 'Actif',
  poweredBy: 'Alimenté par',
  powers: 'Alimente',
  /** of what makes electricity: the meter that it is behind */
  connectedTo: 'Raccordement',
  makers: 'Production raccordée',
  capacity: 'Capacité',
  height: 'Hauteur',
  budget: 'Budget',
  perMonth: (volume: string) => `${volume} par mois`,
  cadence: 'Mesure',
  every: (length: string) => `toutes les ${length}`,
  position: 'Position',
  id: 'Identifiant',
} as const
