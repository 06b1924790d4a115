/** What people call a thing; the kind of a device that is none of these has its own name. */
export const assetLabels = {
  tank: 'Bassin',
  sector: 'Secteur',
  inlet: 'Arrivée d’eau',
  solar: 'Production solaire',
  grid: 'Compteur électrique',
} as const
