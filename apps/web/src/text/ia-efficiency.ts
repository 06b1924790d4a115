import type { FindingKind } from '@vigie/contracts/rest/analyst'
import { FINDING_NAMES, plural } from '@vigie/contracts/words'

/** What a finding rests on, in words a person can check on the curve. */
const WHY: Readonly<Record<FindingKind, (usual: string, present: string) => string>> = {
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
const ACTS: Readonly<Record<FindingKind, string>> = {
  leak: 'Fermer les vannes du secteur une nuit : si le débit reste, chercher la fuite entre le compteur et les vannes.',
  'clogged-filter': 'Nettoyer ou contre-laver le filtre, puis vérifier que sa perte de pression redescend.',
  'efficiency-drift': 'Faire contrôler la pompe : roue usée, crépine bouchée ou vanne à demi fermée.',
  'stuck-sensor': 'Vérifier le capteur et son câble ; d’ici là, ne pas se fier à sa mesure.',
  'unusual-behaviour': 'Aller voir l’appareil, comparer à la courbe, puis confirmer ou rejeter.',
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
  watched: (watched: number, learning: number) =>
    `En direct : ${plural(watched, 'appareil suivi', 'appareils suivis')}, ${learning} en apprentissage.`,
  judgedUntil: (moment: string) => `Mesures jugées jusqu’au ${moment}.`,
  moved: 'Ce qui a bougé',
  movedTo: (usual: string, present: string) => `${usual} → ${present}`,
  findings: 'Constats',
  none: 'Rien d’anormal sur la période examinée.',
  current: (count: number) => plural(count, 'constat en cours', 'constats en cours'),
  past: (count: number) => plural(count, 'constat terminé ou rejeté', 'constats terminés ou rejetés'),
  kinds: FINDING_NAMES,
  toAlarm: 'Voir l’alarme',
  toAlarmOf: (what: string) => `Voir l’alarme : ${what}`,
  evidence: 'Constat de l’analyse',
  toFinding: 'Voir le constat',
  why: WHY,
  act: 'À faire',
  acts: ACTS,
  since: (date: string) => `depuis le ${date}`,
  proved: (date: string) => `Établi le ${date}`,
  ended: (date: string) => `terminé le ${date}`,
  water: 'Eau perdue',
  energy: 'Énergie perdue',
  cost: 'Coût',
  notStated: 'non chiffré',
  notStatedHelp: 'L’intervalle contient zéro, ou un prix manque : aucun chiffre n’est avancé.',
  interval: (low: string, high: string) => `entre ${low} et ${high} (95\u00a0%)`,
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
    'Ce que chaque pompe devrait consommer, appris sur son premier mois. L’écart compte tout depuis ; un constat, depuis son propre début.',
  /** what the table below comes to */
  takesMore: (pump: string, energy: string) =>
    `${pump} a consommé ${energy} de plus que son habitude depuis l’apprentissage.`,
  othersUsual: (count: number) =>
    count === 1
      ? 'L’autre pompe consomme ce qui est attendu.'
      : `Les ${count} autres pompes consomment ce qui est attendu.`,
  allUsual: 'Chaque pompe consomme ce qui est attendu.',
  pump: 'Pompe',
  usualSpecific: 'Habituel',
  presentSpecific: 'Actuel',
  cvRmse: 'Erreur de la référence',
  cvRmseHelp: 'CV(RMSE) : erreur type sur des heures que l’apprentissage n’a pas vues, en part de la moyenne',
  nmbe: 'Biais de la référence',
  nmbeHelp: 'NMBE : erreur moyenne sur ces mêmes heures, en part de la moyenne',
  hours: 'Heures apprises',
  excess: 'Écart depuis l’apprentissage',
  noExcess: 'aucun',
  more: (amount: string) => `+ ${amount}`,
  less: (amount: string) => `− ${amount}`,
  cusum: 'Énergie en plus, cumulée',
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
  shiftLegend: 'Hauteur des barres : part de chaque heure en marche',
  /** the plan against the site's target of solar energy, in one reasoning */
  shiftAgainstSun: (target: string, hours: string, cost: string) =>
    `Ce programme vise le coût, pas la part du solaire (objectif ≥ ${target}) : il déplace ${hours} de marche du jour vers les heures creuses. Pour tenir l’objectif solaire, gardez ces heures de jour : cela coûte ces ${cost} par jour.`,
  shiftToday: 'Dernier jour complet',
  shiftPlan: 'Proposé',
  /** why a pump works or rests in a stretch of the plan */
  shiftReasons: {
    cheapest: 'heures les moins chères',
    low: 'bassin à son minimum',
    sun: 'soleil que le site ne prend pas',
    dearer: 'kWh plus cher',
    full: 'bassin plein',
    enough: 'volume du jour déjà assuré',
  },
  shiftWork: 'marche',
  shiftRest: 'repos',
  shiftStretch: (from: number, to: number) => (to - from >= 24 ? 'toute la journée' : `${from}\u00a0h – ${to}\u00a0h`),
  shiftWhy: (name: string) => `${name} : pourquoi`,
  shiftPrice: 'Prix du kWh',
  shiftPriceBetween: (low: string, high: string) => `${low.trim()} à ${high}`,
  shiftHours: (name: string, kind: string) => `${name}, ${kind} : part de chaque heure en marche`,
  hour: (hour: number) => `${hour} h`,
  running: (hour: number, share: string) => `${hour} h : ${share}`,
  tankBetween: (low: string, high: string) => `entre ${low} et ${high}`,
} as const
