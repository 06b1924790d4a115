import type { FindingKind } from './entities/index.ts'

// French words of findings that screens and the assistant share; apart from those that every page loads.

/** What a finding rests on, in words a person can check on the curve. */
export const FINDING_GROUNDS: Readonly<Record<FindingKind, (usual: string, present: string) => string>> = {
  leak: (usual, present) =>
    `Le débit minimum nocturne est passé de ${usual} à ${present} : de l’eau coule à toute heure.`,
  'clogged-filter': (usual, present) =>
    `La perte de pression dans le filtre est passée de ${usual} à ${present}, à débit égal.`,
  'efficiency-drift': (usual, present) => `Un mètre cube demande ${present} au lieu de ${usual}.`,
  'stuck-sensor': (_usual, present) =>
    `La mesure reste à ${present} au dernier chiffre près, ce qu’elle n’avait jamais fait aussi longtemps.`,
  'unusual-behaviour': (usual, present) =>
    `Ce qui a le plus bougé est passé de ${usual} à ${present}, hors de ce que l’appareil a montré pendant son apprentissage.`,
}

/** What somebody can do about a finding. */
export const FINDING_ACTS: Readonly<Record<FindingKind, string>> = {
  leak: 'Fermer les vannes du secteur une nuit : si le débit reste, chercher la fuite entre le compteur et les vannes.',
  'clogged-filter': 'Nettoyer ou contre-laver le filtre, puis vérifier que sa perte de pression redescend.',
  'efficiency-drift': 'Faire contrôler la pompe : roue usée, crépine bouchée ou vanne à demi fermée.',
  'stuck-sensor': 'Vérifier le capteur et son câble ; d’ici là, ne pas se fier à sa mesure.',
  'unusual-behaviour': 'Aller voir l’appareil, comparer à la courbe, puis confirmer ou rejeter.',
}
