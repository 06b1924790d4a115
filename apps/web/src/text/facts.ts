/** What is known of a device that does not change by itself. */
export const facts = {
  title: 'Fiche',
  kind: 'Type d’appareil',
  asset: 'Actif',
  poweredBy: 'Alimenté par',
  powers: 'Alimente',
  fedBy: 'Eau reçue de',
  feeds: 'Eau envoyée vers',
  capacity: 'Capacité',
  height: 'Hauteur',
  budget: 'Budget',
  perMonth: (volume: string) => `${volume} par mois`,
  cadence: 'Mesure',
  every: (length: string) => `toutes les ${length}`,
  position: 'Position',
  id: 'Identifiant',
} as const
