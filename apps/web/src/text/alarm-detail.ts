import { ALARM_OVER_TO_DO, CUT_TOGETHER_TO_DO } from '@vigie/contracts/alarm-to-do'
import type { AlarmTransition } from '@vigie/contracts/entities'
import { plural } from '@vigie/contracts/words'

const EVENTS: Readonly<Record<AlarmTransition, string>> = {
  'alarm.raised': 'Apparue',
  'alarm.cleared': 'Revenue à la normale',
  'alarm.acknowledged': 'Acquittée',
  'alarm.shelved': 'Reportée',
  'alarm.unshelved': 'Fin du report',
  'alarm.suppressed': 'Supprimée par conception',
  'alarm.unsuppressed': 'Reprise',
  'alarm.retired': 'Mise hors service',
  'alarm.returned': 'Remise en service',
  'alarm.commented': 'Commentée',
  'alarm.assigned': 'Assignée',
}

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
  /** a drift is measured in energy, whatever its finding tells beside it */
  drift: { value: 'Énergie par m³', habituel: 'Énergie par m³ habituelle' },
  threshold: { seuil: 'Seuil', habituel: 'Habituel' },
  assignee: 'Assignée à',
  shelved: 'Reportée jusqu’à',
  reason: 'Motif',
  occurrences: 'Sans acquittement',
  times: (count: number) => `${count}\u00a0fois`,
  toDo: 'À faire',
  /** of a cut that took several devices together */
  toDoTogether: CUT_TOGETHER_TO_DO,
  toDoOver: ALARM_OVER_TO_DO,
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
  lost: (perDay: string) => `${perDay} de plus que d’ordinaire par jour à ce débit`,
  /** of a leak: of its energy alone, the water has no price */
  cost: (perDay: string | null, total: string) =>
    `${perDay === null ? '' : `≈\u00a0${perDay} par jour, `}${total} depuis le début (coût d’énergie)`,
  byNights: 'd’après le débit minimum de la dernière nuit',
  estimated: (moment: string) => `estimé, niveau lu à ${moment}`,
} as const
