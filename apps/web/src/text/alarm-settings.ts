import { CONDITION_HELP } from '@vigie/contracts/condition-words'
import type { AlarmCondition } from '@vigie/contracts/entities'
import { plural } from '@vigie/contracts/words'

const settings = (count: number) => plural(count, 'réglage', 'réglages')

/** The settings of the site: goals, alarms, maintenance, who changed what. */
export const siteSettings = {
  anchors: { goals: 'Objectifs et budgets', alarms: 'Alarmes', maintenance: 'Maintenance', history: 'Historique' },
  onThisPage: 'Sur cette page\u00a0:',
  readOnly: 'Vous lisez ces réglages ; ce sont les administrateurs du site qui les changent.',
  unavailable: 'Cette plateforme ne tient pas d’alarmes : il n’y a rien à régler.',
  failed: 'Les réglages n’ont pas pu être lus.',
  title: 'Réglages des alarmes',
  help: 'Ce qui déclenche chaque alarme. Ouvrez une ligne pour la voir appareil par appareil.',
  monthHelp: 'Sous « Dernier mois » : les jours où chaque réglage, tel qu’il est saisi, aurait donné l’alarme.',
  filters: {
    label: 'Filtrer les réglages',
    search: 'Appareil ou mesure',
    onlyChanged: 'Modifiés seulement',
  },
  families: {
    supply: 'Alimentation et liaison',
    limits: 'Seuils de mesure',
    tanks: 'Réserves d’eau',
    analysis: 'Fuites, rendement et anomalies',
  },
  conditionHelp: CONDITION_HELP,
  /** @param isOfMetrics a device has one for each of its measurements */
  counts: (all: number, on: number, isOfMetrics: boolean) => {
    const [one, many] = isOfMetrics ? (['mesure', 'mesures'] as const) : (['appareil', 'appareils'] as const)
    if (all === 0) return 'aucun appareil concerné'
    if (on === 0) return isOfMetrics ? `réglée pour aucune des ${all} mesures` : `coupée sur ${plural(all, one, many)}`
    const of = on === all ? '' : ` sur ${all}`
    return isOfMetrics ? `réglée pour ${plural(on, one, many)}${of}` : `en service sur ${plural(on, one, many)}${of}`
  },
  filtered: (count: number, all: number) => `${count} sur ${settings(all)}`,
  changed: (count: number) => plural(count, 'modifié', 'modifiés'),
  unsaved: (count: number) => `${count}\u00a0non enregistré${count < 2 ? '' : 's'}`,
  unsavedOne: 'non enregistré',
  nothing: 'Aucun appareil de ce site n’est concerné.',
  noMatch: 'Aucun réglage ne correspond au filtre.',
  more: (count: number) => `Afficher ${plural(count, 'autre', 'autres')}`,
  whole: 'L’appareil entier',
  fields: {
    enabled: 'Active',
    priority: 'Priorité',
    limit: 'Seuil',
    deadband: 'Marge de retour',
    onDelay: 'Délai d’apparition',
    offDelay: 'Délai de retour',
    month: 'Dernier mois',
  },
  limits: {
    'tank-overflow': 'Temps restant',
    'tank-empty': 'Temps restant',
    'night-flow': 'Multiple de l’ordinaire',
  } as Readonly<Partial<Record<AlarmCondition, string>>>,
  silence: 'Sans mesure depuis',
  minutes: 'min',
  onOf: (what: string) => `${what} : active`,
  fieldOf: (field: string, what: string) => `${field}, ${what}`,
  off: 'coupée',
  noLimit: 'sans seuil',
  limitWords: (name: string, limit: string, back: string | null) =>
    `${name} ${limit}${back === null ? '' : ` (marge de retour ${back})`}`,
  between: (least: string, most: string) => `${least} à ${most}`,
  limitsDiffer: 'seuils selon la mesure',
  /** @param priorities those in use, the lowest first */
  priorityWords: (priorities: readonly string[]) =>
    priorities.length > 1 ? `priorités ${priorities.join(', ')}` : `priorité ${priorities.join()}`,
  delayWords: (on: string) => `après ${on}`,
  backWords: (off: string) => `retour après ${off}`,
  byDefault: 'comme d’origine',
  changedBy: (name: string, moment: string) => `réglé par ${name} le ${moment}`,
  reset: 'Remettre d’origine',
  resetOf: (what: string) => `Remettre d’origine : ${what}`,
  flaws: {
    number: 'Tapez un nombre.',
    negative: 'Pas de valeur négative.',
    most: (max: string) => `Au plus ${max}.`,
    'always-on': 'Cette alarme reste toujours active.',
    missing: 'Il faut un seuil, ou couper l’alarme.',
    'no-limit': 'Cette alarme n’a pas de seuil.',
    'no-delay': 'Cette alarme n’attend pas.',
    'no-metric': 'Cette alarme n’a pas de mesure.',
    between: (min: string, max: string) => `Entre ${min} et ${max}.`,
    above: (min: string) => `Plus de ${min}.`,
    below: (max: string) => `Moins de ${max}.`,
  },
  month: {
    off: 'coupée : aucune alarme',
    unknown: 'non calculable : rien n’est enregistré pour cela',
    invalid: 'saisie à corriger',
    failed: 'n’a pas pu être calculé',
    none: 'aucune alarme',
    some: (days: number, alarms: number) => `${plural(days, 'jour', 'jours')}, ${plural(alarms, 'alarme', 'alarmes')}`,
    day: (day: string, alarms: number, length: string) => `${day} : ${plural(alarms, 'alarme', 'alarmes')}, ${length}`,
    calendar: (what: string) => `Dernier mois, ${what}`,
  },
  wide: {
    title: 'Tout le site',
    open: (count: number) => `Régler les ${count} d’un coup`,
    titleFiltered: (count: number) => `Les ${count} réglages filtrés`,
    help: 'Ce que vous remplissez ici est saisi dans chaque réglage ci-dessous ; rien n’est enregistré avant votre accord.',
    keep: 'inchangé',
    on: 'active',
    off: 'coupée',
    apply: (count: number) => `Saisir dans ${settings(count)}`,
    mixed: 'Filtrez une seule mesure pour régler son seuil.',
  },
  save: {
    pending: (count: number) =>
      `${settings(count)} ${count < 2 ? 'saisi' : 'saisis'}, pas encore ${count < 2 ? 'enregistré' : 'enregistrés'}`,
    flawed: (count: number) => `${plural(count, 'saisie', 'saisies')} à corriger`,
    show: 'Montrer',
    conflicts: (count: number) =>
      `${settings(count)} ${count < 2 ? 'changé' : 'changés'} entre-temps par quelqu’un d’autre : choisissez`,
    tooMany: (most: number) => `Au plus ${settings(most)} à la fois.`,
    discard: 'Abandonner',
    save: 'Enregistrer',
    done: 'Réglages enregistrés',
    undo: 'Annuler',
    undone: 'Réglages remis comme avant',
    doneCount: (count: number) => `${settings(count)} en vigueur dès maintenant`,
    rebased: (name: string) =>
      `${name} a enregistré d’autres réglages entre-temps. Ils viennent d’être relus et vos saisies sont gardées : vérifiez, puis enregistrez.`,
    somebody: 'Quelqu’un',
    refused: 'Le serveur a refusé ces réglages, peut-être parce qu’un appareil a changé : ils viennent d’être relus.',
    conflict: (name: string, values: string) => `Entre-temps, ${name} a réglé : ${values}.`,
    conflictDefault: (values: string) => `Entre-temps, ce réglage a été remis d’origine : ${values}.`,
    keepMine: 'Garder ma saisie',
    takeTheirs: 'Prendre la sienne',
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    help: 'Ce que vous avez saisi n’est pas enregistré et sera perdu.',
    stay: 'Rester',
    leave: 'Quitter sans enregistrer',
  },
  history: {
    title: 'Qui a changé quoi',
    help: 'Les changements, du plus récent au plus ancien.',
    empty: 'Personne n’a encore changé de réglage.',
    unknown: 'quelqu’un',
    failed: 'L’historique n’a pas pu être lu.',
    more: 'Lire la suite',
    changes: settings,
    fromTo: (before: string, after: string) => `${before} → ${after}`,
  },
} as const
