import type { FindingKind } from '@vigie/contracts/rest/analyst'
import { plural } from '@vigie/contracts/words'

const KINDS: Readonly<Record<FindingKind, string>> = {
  leak: 'Fuite probable',
  'clogged-filter': 'Filtre qui se colmate',
  'efficiency-drift': 'Rendement qui baisse',
  'stuck-sensor': 'Capteur figé',
  'unusual-behaviour': 'Comportement inhabituel',
}

/** What a finding rests on, in words a person can check on the curve. */
const WHY: Readonly<Record<FindingKind, (usual: string, present: string) => string>> = {
  leak: (usual, present) =>
    `Le plus faible débit de la journée est passé de ${usual} à ${present} : de l’eau coule à toute heure.`,
  'clogged-filter': (usual, present) =>
    `La perte de pression dans le filtre est passée de ${usual} à ${present}, à débit égal.`,
  'efficiency-drift': (usual, present) => `Un mètre cube demande ${present} au lieu de ${usual}.`,
  'stuck-sensor': (_usual, present) =>
    `La mesure reste à ${present} au dernier chiffre près, ce qu’elle n’avait jamais fait aussi longtemps.`,
  'unusual-behaviour': (usual, present) =>
    `Ce qui a le plus bougé est passé de ${usual} à ${present}, hors de ce que l’appareil a montré pendant son apprentissage.`,
}

export const iaEfficiency = {
  title: 'Efficacité énergétique',
  reading: 'Lecture des constats…',
  failed: 'Les constats n’ont pas pu être lus',
  failedHelp: 'Rien n’est perdu : ils sont relus dès que le module d’analyse répond.',
  retry: 'Réessayer',
  stale: 'Le module d’analyse ne répond plus : voici ce qu’il avait trouvé.',
  learning: 'L’historique est encore trop court',
  learningHelp:
    'Il faut trois semaines de mesures pour savoir ce qui est habituel. Le premier constat paraît ici de lui-même.',
  seen: (from: string, to: string) => `Historique examiné : du ${from} au ${to}.`,
  live: (watched: number, learning: number, until: string) =>
    `En direct : ${plural(watched, 'appareil suivi', 'appareils suivis')}, ${learning} en apprentissage, mesures jugées jusqu’au ${until}.`,
  moved: 'Ce qui a bougé',
  movedTo: (usual: string, present: string) => `${usual} → ${present}`,
  findings: 'Constats',
  none: 'Rien d’anormal sur la période examinée.',
  past: (count: number) => plural(count, 'constat terminé ou rejeté', 'constats terminés ou rejetés'),
  kinds: KINDS,
  why: WHY,
  since: (date: string) => `depuis le ${date}`,
  proved: (date: string) => `Établi le ${date}`,
  ended: (date: string) => `terminé le ${date}`,
  water: 'Eau perdue',
  energy: 'Énergie perdue',
  cost: 'Coût',
  notStated: 'non chiffré',
  notStatedHelp: 'L’intervalle contient zéro, ou un prix manque : aucun chiffre n’est avancé.',
  interval: (low: string, high: string) => `entre ${low} et ${high} (95 %)`,
  chartOf: (kind: string, device: string) => `${kind}, ${device} : valeur par jour`,
  hourChartOf: (kind: string, device: string) => `${kind}, ${device} : valeur par heure`,
  liveChartOf: (kind: string, device: string) => `${kind}, ${device} : mesure autour du constat`,
  value: 'Mesuré',
  usual: 'Habituel',
  sum: 'Écart cumulé',
  sumOf: (value: string) => `${value} écarts habituels`,
  accept: 'Confirmer',
  reject: 'Rejeter',
  takeBack: 'Annuler',
  acceptOf: (what: string) => `Confirmer : ${what}`,
  rejectOf: (what: string) => `Rejeter : ${what}`,
  takeBackOf: (what: string) => `Annuler l’avis : ${what}`,
  accepted: (by: string, when: string) => `Confirmé par ${by}, ${when}`,
  rejected: (by: string, when: string) => `Rejeté par ${by}, ${when}`,
  notSaid: 'L’avis n’a pas pu être gardé. Réessayez.',
  losses: 'Pertes en cours',
  lossesHelp: 'Somme des constats en cours, depuis le début de chacun.',
  baselines: 'Consommation de référence des pompes',
  baselinesHelp:
    'Apprise sur le premier mois, vérifiée sur des heures non vues : CV(RMSE) est l’erreur type et NMBE le biais, en part de la moyenne. L’écart compte tout depuis la fin de l’apprentissage ; un constat, depuis son propre début.',
  pump: 'Pompe',
  usualSpecific: 'Habituel',
  presentSpecific: 'Actuel',
  cvRmse: 'CV(RMSE)',
  nmbe: 'NMBE',
  hours: 'Heures apprises',
  excess: 'Écart depuis l’apprentissage',
  noExcess: 'aucun',
  more: (amount: string) => `+ ${amount}`,
  less: (amount: string) => `− ${amount}`,
  cusum: 'Écart cumulé à la référence (CUSUM)',
  cusumHelp: 'Plat : la pompe consomme ce qui est attendu. Une pente qui commence date une dérive.',
  cusumOf: (device: string) => `Écart cumulé à la référence, ${device}`,
  noBaseline: 'Trop peu d’heures de marche pour une référence.',
  choosePump: 'Pompe montrée',
  shift: 'Pomper aux heures les moins chères',
  shiftHelp:
    'Simulation : mêmes volumes, réserves gardées entre leurs limites, le soleil que le reste du site ne prend pas compté gratuit. Chaque jour est planifié sur les sept précédents, puis confronté à ce qui a été réellement tiré.',
  shiftSaving: (amount: string) => `Économie simulée : ${amount} par jour`,
  shiftOn: (days: number) => `sur ${plural(days, 'jour comparé', 'jours comparés')}`,
  shiftNone: 'Aucune économie n’est avancée : son intervalle contient zéro.',
  shiftMissing: 'Il faut un tarif, une réserve remplie par une pompe et une semaine de journées complètes.',
  shiftToday: 'Dernier jour complet',
  shiftPlan: 'Proposé',
  shiftPrice: 'Prix du kWh',
  shiftHours: (name: string, kind: string) => `${name}, ${kind} : part de chaque heure en marche`,
  hour: (hour: number) => `${hour} h`,
  running: (hour: number, share: string) => `${hour} h : ${share}`,
  tankBetween: (low: string, high: string) => `entre ${low} et ${high}`,
} as const
