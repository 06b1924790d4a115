/** What people call a thing; the kind of a device that is none of these has its own name. */
export const assetLabels = {
  tank: 'Bassin',
  sector: 'Secteur',
  /** of a device of the kind « Quantité » (R8.1) that measures what a tank holds */
  quantity: 'Quantité d’eau',
  inlet: 'Arrivée d’eau',
  solar: 'Production solaire',
  grid: 'Compteur électrique',
  level: 'Sonde de niveau',
  sun: 'Mesure de l’ensoleillement',
} as const
