import { plural } from '@vigie/contracts/words'

const alarms = (count: string, one: boolean) => `${count}\u00a0${one ? 'alarme' : 'alarmes'}`

/** Alarm-system health: how heavily alarms weigh on the operating position, and what to do about it. */
export const santeText = {
  title: 'Santé des alarmes',
  counted: (stretch: string) => `Compté du ${stretch}, pour un poste de conduite`,
  headline: {
    acceptable: 'La charge est acceptable',
    manageable: 'La charge est maîtrisable, sans plus',
    excessive: 'La charge est excessive',
    /** @param hasEnded whether any ended: of these, all did so by themselves */
    unanswered: (count: number, days: number, hasEnded: boolean) =>
      count === 1
        ? `La seule alarme n’a pas été acquittée en ${days}\u00a0jours${hasEnded ? ' : elle a pris fin seule' : ''}`
        : `Aucune des ${count} alarmes n’a été acquittée en ${days}\u00a0jours${hasEnded ? ' : celles qui ont pris fin l’ont fait seules' : ''}`,
    none: 'Aucune nouvelle alarme sur la période',
    /** of less than a day, of which no rate is told */
    counted: (count: number, length: string) => `${plural(count, 'nouvelle alarme', 'nouvelles alarmes')} en ${length}`,
    /** the rates are well, another goal is not: the worst figure leads */
    toMend: { manageable: 'À améliorer', excessive: 'À corriger' },
    but: ', mais ',
    namely: ' : ',
    /** each goal that is missed, by its value */
    missed: {
      perDay: (value: string) => `${value} alarmes par jour`,
      perHour: (value: string) => `${value} par heure`,
      perTenMinutes: (value: string) => `${value} par 10\u00a0min`,
      peakTenMinutes: (value: string) => `pointe de ${value} en 10\u00a0min`,
      floodPct: (value: string) => `${value}\u00a0% du temps en avalanche`,
      topTenPct: (value: string) => `dix conditions font ${value}\u00a0% des alarmes`,
      stale: (_: string, count: number) => `${plural(count, 'active', 'actives')} depuis plus de 24\u00a0h`,
      chattering: (_: string, count: number) => plural(count, 'alarme battante', 'alarmes battantes'),
    },
    urgent: (share: string) => `les priorités haute et critique font ${share} des alarmes`,
    medium: (share: string) => `la priorité moyenne fait ${share} des alarmes`,
    goal: (what: string, limit: string) => `${what} (objectif ${limit})`,
    others: (count: number) => ` et ${plural(count, 'autre objectif manqué', 'autres objectifs manqués')}`,
    toDo: (count: number) =>
      count === 0
        ? 'Aucune des plus fréquentes n’appelle de réglage ni de réparation.'
        : `${plural(count, 'condition est', 'conditions sont')} à régler ou à réparer.`,
    /** @param withTen whether more than ten conditions came, so that the ten most frequent have a share */
    notYet: (count: number, fewest: number, withTen: boolean) =>
      `La répartition par priorité${withTen ? ' et la part des dix premières se jugent' : ' se juge'} à partir de ${fewest} alarmes : il y en a ${count}.`,
    ratesAlone: 'Le nombre d’alarmes est acceptable',
    indicative: (days: string) =>
      `Chiffres indicatifs : ces repères portent sur 30 jours au moins, la période en a ${days}.`,
    month: 'Voir 30 jours',
  },
  measures: 'Face aux repères',
  measuresHelp: 'ce qu’un opérateur peut suivre seul (repères EEMUA 191 et ISA-18.2)',
  /** what each figure means for whoever answers alarms */
  meanings: {
    perDay: 'combien un opérateur en reçoit par jour',
    perHour: 'combien un opérateur en reçoit par heure',
    perTenMinutes: 'combien un opérateur en reçoit en dix minutes',
    peakTenMinutes: 'le plus grand nombre reçu d’un coup',
    floodPct: 'plus de 10 alarmes en 10\u00a0min : personne ne les lit toutes',
    topTenPct: 'ce que pèsent les dix plus fréquentes : les régler allège d’autant',
    stale: 'une alarme qui dure n’alerte plus personne',
    chattering: 'qui basculent trois fois ou plus en une minute',
    mttaMs: 'entre l’apparition et l’acquittement',
    mttrMs: 'entre l’apparition et la fin',
  },
  limits: {
    acceptable: (limit: string) => `acceptable, ${limit} au plus`,
    manageable: (limit: string) => `maîtrisable, ${limit} au plus`,
    excessive: (limit: string) => `excessif, ${limit} au plus`,
    within: (limit: string) => `objectif ${limit}`,
  },
  notJudged: { share: 'dix conditions ou moins', rate: 'se calcule sur un jour au moins' },
  mtta: 'Délai moyen d’acquittement',
  mttr: 'Délai moyen de retour à la normale',
  median: (value: string) => `une sur deux en moins de ${value}`,
  noMedian: { mtta: 'aucune acquittée', mttr: 'aucune revenue' },
  peakAt: (moment: string, isToday: boolean) => `pointe ${isToday ? 'de' : 'du'} ${moment}`,
  days: {
    title: { day: 'Alarmes par jour', week: 'Alarmes par jour, moyenne de la semaine' },
    label: 'Nouvelles alarmes par jour',
    said: (when: string, count: string) => `${when} : ${count}`,
    acceptable: 'acceptable',
    manageable: 'maîtrisable',
    over: (count: number, of: number) =>
      count === 0 ? 'aucun jour au-dessus de 150' : `${plural(count, 'jour', 'jours')} sur ${of} au-dessus de 150`,
  },
  priorities: {
    title: 'Répartition par priorité',
    help: 'trait : part visée, 5\u00a0% pour haute et critique ensemble ; plus une priorité est haute, plus elle doit être rare',
    count: (count: number) => plural(count, 'alarme', 'alarmes'),
    together: 'Haute et critique',
    target: (percent: string) => `, visé ${percent}`,
    urgent: (share: string) => `Haute et critique : ${share}, objectif 5\u00a0%`,
    none: 'Aucune alarme à répartir sur cette période.',
  },
  toDo: {
    title: 'À faire',
    help: 'd’abord ce qui dure depuis plus de 24\u00a0h, puis ce qui bat ou revient le plus',
    since: (moment: string) => `active depuis ${moment}`,
    often: (count: number, share: string) => `${plural(count, 'alarme', 'alarmes')}, ${share} du total`,
    others: (count: number) => `et ${plural(count, 'autre', 'autres')}`,
  },
  offenders: {
    title: 'Les plus fréquentes',
    of: (count: string, total: string) => `${count} sur ${total} alarmes`,
    name: 'Appareil et condition',
    count: 'Alarmes',
    share: 'Part',
    acknowledged: 'Acquittées',
    atNight: 'La nuit',
    lasted: 'Une sur deux dure moins de',
    empty: 'Aucune alarme n’est apparue sur cette période : rien à régler.',
  },
  advice: {
    stale: 'Active depuis plus de 24\u00a0h : réparer, ou mettre hors service jusque-là',
    together: (together: number, of: number) =>
      `Coupé avec d’autres appareils${together === of ? '' : ` ${together}\u00a0fois sur ${of}`} : chercher la cause au départ commun`,
    power: (alone: number, of: number) =>
      `${alone === of ? 'Coupé seul' : `Coupé seul ${alone}\u00a0fois sur ${of}`} : vérifier son alimentation`,
    chatter: 'Bat : élargir la marge de retour, ou allonger le délai à l’apparition',
    'chatter-delay': 'Bat : allonger le délai à l’apparition',
    brief: (length: string) => `Passe en ${length} : délai à l’apparition plus long`,
    night: (count: number, of: number) => `${count} sur ${of} la nuit : revoir le seuil pour ces heures`,
    ignored: (count: number, of: number) => `${count} sur ${of} acquittées : revoir la priorité, ou l’utilité`,
    rare: (count: number) => `Trop rare pour en juger : ${count}\u00a0fois sur la période`,
    none: (count: number, of: number) => `Rien à régler : ${count} sur ${of} acquittées`,
  },
  export: {
    label: 'CSV',
    title: 'Exporter la santé des alarmes en CSV',
    name: (first: string, last: string) => `sante-alarmes-${first === last ? first : `${first}-${last}`}.csv`,
    measure: ['Mesure', 'Valeur', 'Unité', 'Repère', 'État'],
    offender: ['Appareil', 'Identifiant', 'Condition', 'Alarmes', 'Part (%)', 'Acquittées', 'La nuit', 'Que faire'],
    priority: [
      'Priorité',
      'Alarmes',
      'Part (%)',
      'Délai moyen d’acquittement, MTTA (s)',
      'Délai moyen de retour à la normale, MTTR (s)',
    ],
    raised: 'Nouvelles alarmes',
    alarms,
  },
} as const
