import type { Alarm, AlarmCondition, AlarmTransition } from '@vigie/contracts/entities'
import { FINDING_ACTS } from '@vigie/contracts/finding-words'
import { plural } from '@vigie/contracts/words'

const EVENTS: Readonly<Record<AlarmTransition, string>> = {
  'alarm.raised': 'Apparue',
  'alarm.cleared': 'Revenue à la normale',
  'alarm.acknowledged': 'Acquittée',
  'alarm.shelved': 'Reportée',
  'alarm.unshelved': 'Fin du report',
  'alarm.suppressed': 'Supprimée par conception',
  'alarm.unsuppressed': 'Rendue',
  'alarm.retired': 'Mise hors service',
  'alarm.returned': 'Remise en service',
  'alarm.commented': 'Commentée',
  'alarm.assigned': 'Assignée',
}

/** What the operator can do about a condition that holds, the surest thing first. */
const TO_DO: Readonly<Record<AlarmCondition, string>> = {
  'power-off': 'Vérifier l’arrivée du courant et le disjoncteur de l’appareil. Coupé exprès\u00a0: reporter l’alarme.',
  offline: 'Vérifier la liaison de l’appareil (antenne, modem, réseau), puis son alimentation.',
  stale: 'Vérifier le capteur et son câble ; d’ici là, ne pas se fier à sa dernière mesure.',
  'threshold-high': 'Chercher sur la courbe ce qui l’a fait monter, et l’arrêter.',
  'threshold-low': 'Chercher sur la courbe ce qui l’a fait descendre, et le remettre.',
  'tank-high': 'Réduire le pompage vers ce bassin, et vérifier sa vanne de remplissage.',
  'tank-low': 'Remettre du pompage vers ce bassin, ou réduire ce qu’il alimente.',
  'tank-overflow': 'Arrêter le pompage vers ce bassin, et vérifier sa vanne de remplissage.',
  'tank-empty': 'Remettre du pompage vers ce bassin, ou réduire ce qu’il alimente.',
  'efficiency-drift': 'Faire contrôler la pompe\u00a0: roue usée, crépine bouchée ou vanne à demi fermée.',
  anomaly: 'Aller voir l’appareil et comparer à la courbe ; d’ici là, ne pas se fier à sa mesure.',
  'night-flow':
    'Fermer les vannes du secteur une nuit\u00a0: si le débit reste, chercher la fuite entre le compteur et les vannes.',
}

/** What somebody can do about an alarm: about what was found, where that is known, else about its condition. */
export const alarmToDo = ({ condition, finding }: Pick<Alarm, 'condition' | 'finding'>): string =>
  finding === undefined ? TO_DO[condition] : FINDING_ACTS[finding]

/** One alarm in the panel: what happened, what comes of it, what to do, its life. */
export const alarmDetailText = {
  label: 'Détail de l’alarme',
  previousRow: 'Alarme précédente',
  nextRow: 'Alarme suivante',
  impact: 'Si personne n’agit',
  cause: 'Cause',
  chart: 'Autour de l’événement',
  noChart: 'Cet appareil ne donne pas de mesure à dessiner.',
  life: 'Chronologie',
  previous: 'Occurrences précédentes',
  previousNone: 'Aucune autre n’est enregistrée.',
  acknowledgedBy: (name: string) => `acquittée par ${name}`,
  device: 'Page de l’appareil',
  events: EVENTS,
  followed: 'Suivie d’une nouvelle occurrence',
  failed: 'Le détail n’a pas pu être lu.',
  unknown: {
    title: 'Cette alarme n’existe pas sur ce site',
    help: 'L’adresse est incomplète, ou l’alarme est d’un autre site.',
    back: 'Revenir à la liste',
  },
  offline: 'Le détail se lira au retour de la liaison.',
  facts: 'Faits',
  raised: 'Apparue',
  lasting: 'Dure depuis',
  lasted: 'A duré',
  value: 'Valeur',
  threshold: { seuil: 'Seuil', habituel: 'Habituel' },
  assignee: 'Assignée à',
  shelved: 'Reportée jusqu’à',
  reason: 'Motif',
  occurrences: 'Sans acquittement',
  times: (count: number) => `${count}\u00a0fois`,
  toDo: 'À faire',
  /** of a cut that took several devices together */
  toDoTogether: 'Chercher la coupure là où ces appareils sont alimentés ensemble\u00a0: ils reviendront d’eux-mêmes.',
  toDoOver: 'La condition est passée\u00a0: acquitter suffit.',
  followsFrom: 'Suite de\u00a0: ',
  isSource: 'Les autres sont alimentés par cet appareil.',
  /** the server tells of so many at most */
  previousSum: (count: number, last: string) =>
    `${count < 20 ? '' : 'au moins '}${count}\u00a0avant celle-ci, la dernière\u00a0: ${last}`,
  ongoing: 'en cours',
} as const

/** What comes of an alarm for a tank. */
export const alarmImpactText = {
  emptyIn: (tank: string, duration: string) => `${tank} vide dans ${duration}`,
  fullIn: (tank: string, duration: string) => `${tank} déborde dans ${duration}`,
  spent: (tank: string) => `${tank} sous sa réserve`,
  byFlow: 'd’après le débit net de la dernière heure',
  reserveIn: (tank: string, duration: string) => `${tank} à sa réserve dans ${duration}`,
  /** of a tank that another pump fills, or may fill; its autonomy is what it holds, at the rate that it is drawn from */
  fedStill: (tank: string, pumps: string) => `${tank}\u00a0: ${pumps}`,
  unfed: (duration: string) => `sans aucun pompage, sa réserve serait atteinte dans ${duration}`,
  allOff: (count: number) => (count === 1 ? 'sa seule pompe est coupée' : `ses ${count}\u00a0pompes sont coupées`),
  stillPump: (count: number) =>
    `${plural(count, 'autre pompe l’alimente encore', 'autres pompes l’alimentent encore')}`,
  mayPump: (count: number, isStanding: boolean) =>
    `${plural(count, 'autre pompe peut l’alimenter', 'autres pompes peuvent l’alimenter')}${isStanding ? ' (à l’arrêt)' : ''}`,
  ofLevel: 'd’après son niveau',
  lost: (perDay: string) => `${perDay} de plus que d’ordinaire chaque jour`,
  byNights: 'd’après le débit minimum de la dernière nuit',
  estimated: (moment: string) => `estimé, niveau lu à ${moment}`,
} as const
