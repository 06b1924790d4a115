/** Energy: meters, costs by time of use, and one meter in full. */
export const energie = {
  title: 'Gestion de l’énergie',
  strip: 'Énergie de la période',
  noTariff: 'ce site n’a pas de contrat d’électricité enregistré',
  meters: 'Compteurs et moteurs',
  sensors: 'Capteurs',
  peakAt: (moment: string) => `le ${moment}`,
  loadCurve: 'Courbe de charge',
  slots: {
    title: 'Énergie par tranche horaire',
    short: 'Énergie',
    help: 'énergie achetée au réseau, et son coût',
    slot: 'Tranche',
    share: 'Part',
    total: 'Total réseau',
    free: 'sans achat',
    empty: 'Aucune énergie n’a été comptée sur cette période.',
    noTariff: 'Aucun tarif horaire n’est enregistré pour ce site.',
  },
  buckets: {
    title: 'Réseau et solaire',
    label: 'Énergie du réseau et du solaire au fil de la période',
    none: 'Aucune énergie comptée sur cette période.',
  },
  back: 'Gestion de l’énergie',
  phases: {
    title: 'Phases',
    phase: 'Phase',
    names: { l1: 'L1', l2: 'L2', l3: 'L3' },
    voltage: 'Tension',
    current: 'Courant',
  },
} as const
