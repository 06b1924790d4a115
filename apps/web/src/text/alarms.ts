import type { AlarmCondition, AlarmTransition } from '@vigie/contracts/entities'
import { plural } from '@vigie/contracts/words'

export { ALARM_STATE_NAMES } from '@vigie/contracts/alarm-words'
export { ALARM_PRIORITY_NAMES as PRIORITY_NAMES } from '@vigie/contracts/words'

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
/** Of a condition that has no figures: what it says of its device. */
const PLAIN: Readonly<Record<AlarmCondition, string>> = {
  'power-off': 'plus de courant',
  offline: 'l’appareil ne répond plus',
  stale: 'plus aucune mesure reçue',
  'threshold-high': 'au-dessus de son seuil',
  'threshold-low': 'au-dessous de son seuil',
  'tank-high': 'au-dessus de son niveau haut',
  'tank-low': 'au-dessous de son niveau bas',
  'tank-overflow': 'se remplit plus vite qu’il ne se vide',
  'tank-empty': 'se vide plus vite qu’il ne se remplit',
  'efficiency-drift': 'consomme plus que d’habitude pour la même eau',
  anomaly: 'hors de ses valeurs habituelles',
  'night-flow': 'plus de débit la nuit que d’habitude',
}
/** Of a condition that is over: since when, and how long it was. */
const over = (condition: AlarmCondition, moment: string, length: string): string => {
  switch (condition) {
    case 'power-off':
      return `courant rétabli à ${moment} · coupure de ${length}`
    case 'offline':
      return `en ligne depuis ${moment} · absence de ${length}`
    case 'stale':
      return `mesures reçues depuis ${moment} · silence de ${length}`
    default:
      return `retour à la normale à ${moment} · a duré ${length}`
  }
}
const alarms = (count: number) => plural(count, 'alarme', 'alarmes')

/** The screen of alarms. */
export const alarmText = {
  title: 'Alarmes',
  list: 'Liste des alarmes',
  summary: {
    critical: (count: number) => `${plural(count, 'critique', 'critiques')} à acquitter`,
    waiting: (count: number) => `${count}\u00a0à acquitter`,
    over: (count: number) => `dont ${plural(count, 'revenue', 'revenues')} à la normale`,
    acknowledged: (count: number) => plural(count, 'acquittée', 'acquittées'),
    none: 'Rien à acquitter',
    unread: 'Les comptes n’ont pas pu être lus.',
  },
  aside: {
    shelved: (count: number) => plural(count, 'reportée', 'reportées'),
    next: (moment: string) => `prochain retour ${moment}`,
    suppressed: (count: number) => plural(count, 'supprimée', 'supprimées'),
    byDesign: ' par conception',
    outOfService: (count: number) => `${count}\u00a0hors service`,
    offline: 'Hors ligne : la liste est celle d’avant la coupure, vos actes partiront à son retour.',
    unsent: (count: number) => plural(count, 'acte en attente d’envoi', 'actes en attente d’envoi'),
  },
  filters: {
    label: 'Filtres',
    open: (count: number) => (count === 0 ? 'Filtres' : `Filtres · ${count}`),
    show: 'Voir la liste',
    save: 'Enregistrer la liste',
    search: 'Filtrer par appareil',
    state: 'État',
    priority: 'Priorité',
    condition: 'Condition',
    device: (name: string) => `Appareil : ${name}`,
    removeDevice: (name: string) => `Ne plus filtrer sur ${name}`,
    stretch: (from: string | null, to: string | null) =>
      `Apparues${from === null ? '' : ` du ${from}`}${to === null ? '' : ` au ${to}`}`,
    removeStretch: 'Ne plus filtrer sur cette durée',
    anyPriority: 'Toutes priorités',
    anyCondition: 'Toutes conditions',
    states: {
      open: 'Ouvertes',
      waiting: 'À acquitter',
      shelved: 'Reportées',
      suppressed: 'Supprimées',
      'out-of-service': 'Hors service',
      all: 'Toutes, terminées comprises',
    },
    periods: { now: 'Maintenant', day: '24 h', week: '7 jours', month: '30 jours' },
    period: 'Apparues depuis',
    reset: 'Effacer les filtres',
  },
  sections: {
    waiting: 'À acquitter',
    others: 'Les autres',
    apart: 'Hors de cette cause',
    held: 'ordre tenu tant que la main est sur la liste',
  },
  unseen: (count: number) => plural(count, 'nouvelle alarme', 'nouvelles alarmes'),
  empty: {
    title: 'Rien à acquitter',
    help: 'Aucune alarme n’est ouverte. Celles qui viendront paraîtront ici d’elles-mêmes.',
    filtered: 'Aucune alarme ne correspond',
    filteredHelp: 'Élargissez les filtres, ou effacez-les.',
  },
  error: 'Les alarmes n’ont pas pu être lues.',
  more: 'Lire la suite',
  unavailable: 'Cette plateforme ne tient pas d’alarmes : le panneau des notifications reste à jour.',
  select: (what: string) => `Choisir ${what}`,
  selected: (count: number) => `${alarms(count)} ${count < 2 ? 'choisie' : 'choisies'}`,
  row: {
    value: (value: string) => `valeur ${value}`,
    threshold: (limit: string) => `seuil ${limit}`,
    occurrences: (count: number) => `${count}\u00a0fois sans acquittement`,
    chatter: (count: number) => `${count}\u00a0basculements en 60\u00a0s`,
    unpowered: (moment: string) => `sans mesure depuis ${moment}`,
    over,
    shelved: (moment: string, reason: string | null) => `jusqu’à ${moment}${reason === null ? '' : ` · « ${reason} »`}`,
    reason: (reason: string) => `« ${reason} »`,
    assignee: (name: string) => `assignée à ${name}`,
    comments: (count: number) => plural(count, 'commentaire', 'commentaires'),
    plain: PLAIN,
  },
  badge: {
    sent: {
      acknowledge: 'Acquittement envoyé…',
      shelve: 'Report envoyé…',
      unshelve: 'Reprise envoyée…',
      comments: 'Commentaire envoyé…',
      assign: 'Assignation envoyée…',
      suppress: 'Suppression envoyée…',
      unsuppress: 'Reprise envoyée…',
      retire: 'Mise hors service envoyée…',
      return: 'Remise en service envoyée…',
    },
    unsent: 'En attente d’envoi',
    offline: 'En attente d’envoi (hors ligne)',
    refused: (why: string) => `refusé : ${why}`,
    lost: (name: string, moment: string) => `Acquittée par ${name} à ${moment}`,
    lostToSomebody: 'Acquittée par quelqu’un d’autre',
    by: (name: string) => `Acquittée · ${name}`,
  },
  acts: {
    acknowledge: 'Acquitter',
    acknowledgeOne: (what: string) => `Acquitter ${what}`,
    acknowledgeMany: (count: number) => `Acquitter les ${count}`,
    comment: 'Commenter',
    shelve: 'Reporter',
    unshelve: 'Reprendre',
    assign: 'Assigner',
    clear: 'Annuler le choix',
    cancel: 'Annuler',
  },
  confirm: {
    title: (count: number) => `Acquitter ${alarms(count)}\u00a0?`,
    help: 'L’acquittement part aussitôt, et rien ne le défait.',
    which: 'Alarmes concernées',
    send: (count: number) => `Acquitter ${alarms(count)}`,
  },
  shelving: {
    title: (count: number) => `Reporter ${alarms(count)}`,
    help: 'Reportée, une alarme reste comptée sur cette page ; à la fin du report elle est à nouveau à acquitter.',
    reason: 'Motif',
    reasonMissing: 'Dites pourquoi.',
    until: 'Jusqu’à',
    ends: { hour: '1 h', fourHours: '4 h', shift: 'Fin de poste', day: '24 h' },
    endsAt: (moment: string) => `fin : ${moment}`,
    send: 'Reporter',
  },
  commenting: {
    title: (count: number) => `Commenter ${alarms(count)}`,
    text: 'Commentaire',
    missing: 'Écrivez quelque chose.',
    send: 'Enregistrer le commentaire',
  },
  managed: {
    suppressing: {
      act: 'Supprimer par conception',
      title: (count: number) => `Supprimer ${alarms(count)} par conception`,
      help: 'Supprimée, une alarme reste comptée sur cette page et n’appelle plus personne tant qu’un administrateur ne la rend pas.',
    },
    unsuppressing: {
      act: 'Rendre',
      title: (count: number) => `Rendre ${alarms(count)}`,
      help: 'Si sa condition tient encore, elle est à nouveau à acquitter.',
    },
    retiring: {
      act: 'Mettre hors service',
      title: (count: number) => `Mettre ${alarms(count)} hors service`,
      help: 'Hors service, une alarme reste comptée sur cette page et n’appelle plus personne tant qu’un administrateur ne la remet pas en service.',
    },
    returning: {
      act: 'Remettre en service',
      title: (count: number) => `Remettre ${alarms(count)} en service`,
      help: 'Si sa condition tient encore, elle est à nouveau à acquitter.',
    },
  },
  assigning: {
    title: (count: number) => `Assigner ${alarms(count)}`,
    help: 'Encore « i » : à moi.',
    toMe: 'À moi',
    toNobody: 'À personne',
  },
  detail: {
    label: 'Détail de l’alarme',
    previousRow: 'Alarme précédente',
    nextRow: 'Alarme suivante',
    impact: 'Si personne n’agit',
    impactUnknown: 'Aucune autonomie n’est calculée pour cet appareil.',
    cause: 'Cause',
    causeUnknown: 'Aucune cause commune n’est connue.',
    causeOf: (name: string) => `Suit de : ${name}`,
    chart: 'Autour de l’événement',
    noChart: 'Cet appareil ne donne pas de mesure à dessiner.',
    life: 'Chronologie',
    previous: 'Occurrences précédentes',
    previousNone: 'Aucune autre n’est enregistrée.',
    previousOne: (moment: string, length: string) => `${moment}, ${length}`,
    previousOpen: (moment: string) => `${moment}, en cours`,
    acknowledgedBy: (name: string) => `acquittée par ${name}`,
    device: 'Page de l’appareil',
    events: EVENTS,
    failed: 'Le détail n’a pas pu être lu.',
    offline: 'Le détail se lira au retour de la liaison.',
  },
  impact: {
    emptyIn: (tank: string, duration: string) => `${tank} vide dans ${duration}`,
    fullIn: (tank: string, duration: string) => `${tank} déborde dans ${duration}`,
    spent: (tank: string) => `${tank} sous sa réserve`,
    byFlow: 'd’après le débit net de la dernière heure',
    ifStopped: 'si les pompes restent arrêtées',
    estimated: (moment: string) => `estimé, niveau lu à ${moment}`,
  },
  cause: {
    general: (count: number) => `Coupure générale\u00a0: ${plural(count, 'appareil', 'appareils')}`,
    some: (count: number) => `Coupure\u00a0: ${plural(count, 'appareil', 'appareils')}`,
    waiting: (count: number) => `${count}\u00a0à acquitter`,
    first: (name: string) => `première\u00a0: ${name}`,
    flood: (count: number) => `Avalanche\u00a0: ${alarms(count)} en 10\u00a0min, regroupées par cause.`,
    kept: 'Chacune reste au journal.',
    oneByOne: 'Voir une à une',
    grouped: 'Regrouper par cause',
  },
  keys: {
    /** which keys, what they do, whether that is an act */
    bar: [
      [['j', 'k'], 'parcourir', false],
      [['Entrée'], 'ouvrir', false],
      [['a'], 'acquitter', true],
      [['x'], 'choisir', true],
      [['s'], 'reporter', true],
      [['/'], 'filtrer', false],
      [['?'], 'tous les raccourcis', false],
    ],
  },
  announce: (position: number, total: number, what: string) => `${position} sur ${total}\u00a0: ${what}`,
} as const
