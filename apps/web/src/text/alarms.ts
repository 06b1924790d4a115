import type { AlarmCondition } from '@vigie/contracts/entities'
import { plural } from '@vigie/contracts/words'
import { CONDITION_MEANINGS, overWords, thresholdName } from './alarm-lines.ts'
import { commonCut } from './common-cut.ts'

export { ALARM_STATE_NAMES } from '@vigie/contracts/alarm-words'
export { ALARM_PRIORITY_NAMES as PRIORITY_NAMES } from '@vigie/contracts/words'

const alarms = (count: number) => plural(count, 'alarme', 'alarmes')

/** The screen of alarms. */
export const alarmText = {
  title: 'Alarmes',
  list: 'Liste des alarmes',
  summary: {
    critical: (count: number) => `${plural(count, 'critique', 'critiques')} à acquitter`,
    waiting: (count: number) => `${count}\u00a0à acquitter`,
    over: (count: number) => `dont ${plural(count, 'revenue', 'revenues')}`,
    toNormal: ' à la normale',
    acknowledged: (count: number) => plural(count, 'acquittée', 'acquittées'),
    none: 'Rien à acquitter',
    cut: (count: number) => plural(count, 'appareil coupé', 'appareils coupés'),
    overdue: (count: number) => `${count}\u00a0en retard d’acquittement (plus d’un jour)`,
    overdueSuspended: (count: number) => `, dont ${plural(count, 'suspendue', 'suspendues')} par une coupure`,
    oldest: (count: number, age: string) => (count === 1 ? `, de ${age}` : `, la plus ancienne de ${age}`),
  },
  aside: {
    shelved: (count: number) => plural(count, 'reportée', 'reportées'),
    next: (moment: string) => `prochain retour ${moment}`,
    suppressed: (count: number) => plural(count, 'supprimée', 'supprimées'),
    byDesign: ' par conception',
    untilGivenBack: (count: number) =>
      `${count < 2 ? 'masquée' : 'masquées'} jusqu’à ce qu’un administrateur ${count < 2 ? 'la' : 'les'} rende`,
    outOfService: (count: number) => `${count}\u00a0hors service`,
    offline: 'Hors ligne : la liste est celle d’avant la coupure, vos actes partiront à son retour.',
    asOf: (moment: string) => `Ce n’est pas du direct : dernier état connu à ${moment}.`,
    unsent: (count: number) => plural(count, 'acte en attente d’envoi', 'actes en attente d’envoi'),
  },
  filters: {
    label: 'Filtres',
    open: (count: number) => (count === 0 ? 'Filtres' : `Filtres · ${count}`),
    show: 'Voir la liste',
    save: 'Enregistrer la liste',
    search: 'Filtrer par appareil',
    searchShort: 'Appareil…',
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
      suppressed: 'Supprimées ou suspendues',
      'out-of-service': 'Hors service',
      all: 'Toutes, terminées comprises',
    },
    periods: { now: 'Maintenant', day: '24 h', week: '7 jours', month: '30 jours' },
    /** in the place of « Maintenant », of alarms that are over as well */
    wholeHistory: 'Tout l’historique',
    period: 'Apparues depuis',
    reset: 'Effacer les filtres',
  },
  sections: {
    waiting: 'Actives, à acquitter',
    /** what is over keeps its place among what lasts while the order is held */
    both: 'À acquitter, actives et revenues',
    returned: 'Revenues à la normale, à acquitter',
    others: 'Les autres',
    all: 'De la plus récente à la plus ancienne',
    /** what the last column says of each row */
    times: 'apparue, durée',
    held: 'ordre figé tant que vous êtes sur la liste',
  },
  ended: {
    title: 'Terminées dernièrement',
    all: 'Toutes les alarmes des 7 derniers jours',
    ended: (moment: string) => `finie ${moment}`,
    raised: (moment: string) => `apparue ${moment}`,
    lasted: (length: string) => `a duré ${length}`,
    byNobody: 'close sans acquittement',
    by: (name: string) => `acquittée par ${name}`,
    /** of a cut of which not all was read */
    overAtLeast: (count: number) => `Coupure terminée\u00a0: au moins ${plural(count, 'appareil', 'appareils')}`,
    names: (names: readonly string[], others: number) =>
      `${names.join(', ')}${others < 1 ? '' : ` et ${plural(others, 'autre', 'autres')}`}`,
  },
  reach: {
    none: 'Aucune règle d’envoi\u00a0: hors de l’écran, personne n’est prévenu d’une alarme.',
    set: 'Régler l’astreinte',
  },
  unseen: (count: number) => plural(count, 'nouvelle alarme', 'nouvelles alarmes'),
  empty: {
    title: 'Aucune alarme ouverte',
    help: 'Celles qui viendront paraîtront ici d’elles-mêmes.',
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
    /** sentences, then « seuil 0,74 m³/h » */
    leak: (proof: string, limit: string) => `${proof} Alarme au-delà du ${limit}.`,
    threshold: (limit: string, condition: AlarmCondition) => `${thresholdName(condition)} ${limit}`,
    occurrences: (count: number) => `${count}\u00a0fois sans acquittement`,
    chatter: (count: number) => `${count}\u00a0basculements en 60\u00a0s`,
    unpowered: (moment: string) => `sans courant depuis ${moment}`,
    over: overWords,
    toAcknowledge: 'à acquitter',
    shelved: (moment: string, reason: string | null) => `jusqu’à ${moment}${reason === null ? '' : ` · « ${reason} »`}`,
    reason: (reason: string) => `« ${reason} »`,
    assignee: (name: string) => `assignée à ${name}`,
    comments: (count: number) => plural(count, 'commentaire', 'commentaires'),
    plain: CONDITION_MEANINGS,
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
    /** how the names of these states begin */
    brief: { unacknowledged: 'Active', returned: 'Revenue' },
    by: (name: string) => `Acquittée · ${name}`,
    suspended: 'Suspendue par une coupure',
    /** its condition went, or the next one of its kind took its place, before anybody acknowledged it */
    endedUnseen: 'Terminée sans acquittement',
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
    help: {
      linked: 'L’acquittement part aussitôt, et rien ne le défait.',
      unlinked: 'L’acquittement partira au retour de la liaison ; une fois parti, rien ne le défait.',
    },
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
  cause: {
    general: (count: number) => `Coupure générale\u00a0: ${plural(count, 'appareil', 'appareils')}`,
    named: commonCut.title,
    /** the alarms of a cut that are still to acknowledge once it is over */
    over: (count: number) => `Coupure terminée\u00a0: ${alarms(count)}`,
    overOf: commonCut.over,
    /** of a cut of which some alarms are not told beside it: they were acknowledged, or stand at a later cut */
    allInCut: (devices: number) => `${devices}\u00a0appareils coupés, les autres acquittés ou recoupés depuis`,
    waiting: (count: number) => `${count}\u00a0à acquitter`,
    known: 'toutes acquittées',
    /** how many are cut, the source that the title names among them */
    withSource: (devices: string) => `${devices}, source comprise`,
    first: (name: string) => `première\u00a0: ${name}`,
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
