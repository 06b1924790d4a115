import { plural } from '@vigie/contracts/words'
import { pumpsCut } from './pumps-cut.ts'
import { unaccounted } from './unaccounted.ts'

/** Water: the network, its sources, its storage, its consumption. */
export const eau = {
  title: 'Gestion de l’eau',
  state: {
    label: 'État de l’eau',
    frozen: (moment: string) => `Direct interrompu depuis ${moment} : ce qui suit est le dernier état connu.`,
    loading: 'Lecture de l’état de l’eau…',
    critical: {
      power: 'Coupure de courant',
      empty: 'Un bassin sera bientôt vide',
      leak: 'Fuite possible',
      offline: 'Appareils hors ligne',
      silent: 'Appareils silencieux',
      never: 'Appareils sans mesure',
      alarm: 'Alarme à traiter',
      target: 'Objectif non atteint',
    },
    unpowered: (names: readonly string[]) =>
      names.length === 1
        ? `${names.join('')} sans alimentation`
        : plural(names.length, 'appareil coupé', 'appareils coupés'),
    pumps: (on: number, of: number) =>
      on === 0
        ? 'aucune pompe en marche'
        : on === of
          ? plural(on, 'pompe en marche', 'pompes en marche')
          : `${plural(on, 'pompe', 'pompes')} sur ${of} en marche`,
    /** of no pump that runs at an hour when none does as a rule */
    restIsUsual: (words: string) => `${words}, comme d’ordinaire à cette heure`,
    stock: (volume: string) => `${volume} en stock`,
    filling: (volume: string) => `le stock a monté de ${volume} en une heure`,
    emptying: (volume: string) => `le stock a baissé de ${volume} en une heure`,
    steady: 'le stock est stable',
    autonomy: (hours: string) => `${hours} d’autonomie`,
    first: (name: string, moment: string, hours: string) =>
      `${name} à sa réserve en premier, vers ${moment} (${hours})`,
    spent: (name: string) => `${name} est sur sa réserve`,
    estimated: (part: string) => `${part} (estimé)`,
    nothing: 'rien à surveiller',
    lacksFigures: 'chiffres pas encore lus',
    some: (count: number) => `${plural(count, 'point', 'points')} à surveiller pour l’eau`,
    /** a leak, and so many other points */
    leak: (others: number) =>
      others === 0
        ? 'fuite possible'
        : `fuite possible et ${plural(others, 'autre point', 'autres points')} à surveiller pour l’eau`,
  },
  strip: 'Bilan d’eau',
  storedDelta: (words: string) => `${words} sur la période`,
  unaccounted: (volume: string) => `${volume} non comptés`,
  countedTwice: (volume: string) => `${volume} de plus comptés en aval qu’en amont`,
  back: 'Gestion de l’eau',
  others: 'Autres appareils',
  /** below a list whose columns are of two times */
  ofNow: (minute: string) => `État et mesures : aujourd’hui, à ${minute} ; totaux : période affichée`,
  /** the same where it tells when a pump last ran */
  ofNowRan: (minute: string) =>
    `État, mesures et dernière marche : aujourd’hui, à ${minute} ; totaux : période affichée`,
  sources: {
    title: 'Sources',
    list: 'Points d’eau',
    back: 'Sources',
    give: (flow: string) => `${flow} en tout`,
    giveNothing: 'les sources ne donnent rien',
    /** its pumps that have no power, by name */
    cut: (names: readonly string[]) =>
      `${plural(names.length, 'pompe coupée', 'pompes coupées')}\u00a0: ${names.slice(0, 3).join(', ')}${names.length > 3 ? '…' : ''}`,
    watch: (count: number) => plural(count, 'point à surveiller', 'points à surveiller'),
    meanFlow: (flow: string, change: string | null) => `débit moyen ${flow}${change === null ? '' : ` (${change})`}`,
    pressure: 'Pression, amont\u00a0→\u00a0aval',
    filterLoss: (loss: string) => `filtre : −${loss} en marche`,
    pressureHelp: 'D’un capteur au suivant, le long du chemin de l’eau.',
    /** what no pump made, against such days */
    usual: (at: string, byNow: string, whole: string) => `d’ordinaire ${byNow}${at}, ${whole} sur la journée`,
    notPumped: 'cette source n’a pas de pompe',
    lastRan: 'Dernière marche',
    running: 'en cours',
    neverRan: 'aucune marche n’est connue',
    strip: 'Sources, en chiffres',
    /** one pump, in a sentence */
    pump: {
      running: (flow: string | null) => `en marche${flow === null ? '' : `, ${flow}`}`,
      standing: 'à l’arrêt',
      missedDay: 'à l’arrêt, sans marche aujourd’hui',
      cut: 'pompe coupée',
      /** what it still gives or draws contradicts what was told of its power */
      contradicted: (measured: string) =>
        `pompe dite coupée, mais ${measured}\u00a0: vérifier le contact d’alimentation`,
      today: 'aujourd’hui',
      yesterday: 'hier',
      onDay: (day: string) => `le ${day}`,
      made: (when: string, volume: string, length: string, ratio: string | null) =>
        `${when}, ${volume} en ${length}${ratio === null ? '' : ` à ${ratio}`}`,
      ratioDays: '7 derniers jours, les jours où elle a pompé',
      noRatio: { nothing: 'rien pompé', little: 'presque rien pompé', unknown: 'pas connu' },
    },
    /** of a pump that did not run */
    rest: {
      title: 'Marche',
      today: 'Pas de marche aujourd’hui',
      period: 'Pas de marche sur cette période',
      yesterday: 'hier à cette heure',
      before: 'sur la même durée avant',
      ran: (rest: string, when: string, length: string, volume: string) => `${rest} ; ${when}, ${length} et ${volume}`,
      neither: (rest: string, when: string) => `${rest}, ni ${when}`,
      last: (day: string, minute: string) => `Dernière marche le ${day}, jusqu’à ${minute}`,
    },
  },
  storage: {
    title: 'Stockage',
    list: 'Bassins',
    /** below tanks that are drawn as they are now */
    moves: 'Entrées et sorties',
    back: 'Stockage',
    leakBehind: (tank: string, device: string) => `${tank}\u00a0: fuite possible en aval, ${device}`,
    /** on the page of the tank itself */
    leakBeyond: (device: string) => `fuite possible en aval, ${device}`,
    pumpsCut,
    andOthers: (said: string, count: number) =>
      count === 0 ? said : `${said}, et ${plural(count, 'autre point', 'autres points')} à surveiller`,
    reserve: (percent: string) => `réserve ${percent}`,
    strip: 'Stockage, en chiffres',
    capacity: (words: string) => `sur ${words}`,
    way: 'Dernière heure',
    now: 'Bassins',
    wayHelp:
      'Ce que le bassin a gagné ou perdu en une heure. À ce rythme, quand il serait vide ou plein, si c’est avant la fin de son autonomie ou, plein, dans la journée.',
    stable: 'stable',
    estimated: (moment: string) => `estimé, lu à ${moment}`,
    balanced: (volume: string) => `dans la marge de mesure (±\u00a0${volume})`,
    withinMargin: (volume: string) => `dans la marge, ±\u00a0${volume}`,
    beyondMargin: (volume: string) => `au-delà de la marge, ±\u00a0${volume}`,
    notRead: 'le niveau n’a pas été lu dans la dernière heure',
  },
  consumption: {
    title: 'Consommation',
    list: 'Secteurs',
    back: 'Consommation',
    strip: 'Consommation, en chiffres',
    sentence: {
      nothing: 'Aucune eau n’a été comptée sur cette période',
      taken: (volume: string) => `${volume} consommés`,
      held: 'compte arrêté par la coupure du site',
      most: (name: string, volume: string, share: string) =>
        `${name} en a pris le plus\u00a0: ${volume}, ${share}\u00a0%`,
      leak: (names: readonly string[]) =>
        `${names.length === 1 ? 'fuite possible' : 'fuites possibles'}\u00a0: ${names.join(', ')}`,
    },
    who: 'Qui a pris l’eau',
    allSectors: 'tous secteurs, la dernière nuit',
    noNight: 'aucune nuit n’est encore connue',
    inMonth: (month: string, used: string) => `${month} : ${used}`,
    restDetail: (used: string, budget: string) => `${used} de ${budget} utilisés`,
    /** @param without the only one that is left out; null: there are several */
    someBudgets: (some: number, all: number, without: string | null) =>
      `${plural(some, 'secteur', 'secteurs')} sur ${all}${without === null ? '' : `, sans ${without}`}`,
    budget: 'Budget utilisé',
    budgetOfMonth: (month: string) => `Budget, ${month}`,
    budgetOf: (budget: string) => `sur ${budget}`,
    noBudget: 'aucun budget n’est fixé',
    overspent: 'Dépassement du budget',
    readingBudget: 'lecture du budget…',
    nightHelp: 'entre 02:00 et 04:00, le signe habituel d’une fuite',
    night: 'entre 02:00 et 04:00',
    nights: {
      help: 'débit le plus faible entre 02:00 et 04:00, les quatre dernières semaines',
      label: (name: string) => `Débit minimum de chaque nuit, ${name}`,
      usual: (flow: string) => `d’ordinaire ${flow}`,
      /** what the least flow of a night comes to when it runs day and night */
      day: (volume: string) => `soit ${volume} par jour à ce débit`,
      more: (volume: string) => `soit ${volume} de plus par jour à ce débit`,
      of: (day: string) => `Nuit du ${day}`,
      legend: { above: 'plus que d’ordinaire', far: 'bien plus que d’ordinaire' },
      how: { above: ', plus que d’ordinaire', far: ', bien plus que d’ordinaire' },
    },
    perNight: 'moyenne des nuits de la période, entre 02:00 et 04:00',
    nightOf: (day: string) => `nuit du ${day}`,
    lastNightHelp: 'Débit minimum nocturne : débit le plus faible entre 02:00 et 04:00, la dernière nuit.',
    profile: 'Profil horaire',
    profileHelp: (days: string) => `débit moyen par heure du jour, sur ${days}`,
    profileHour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    details: 'Relevés détaillés',
    days: (count: number) => plural(count, 'jour', 'jours'),
  },
  bars: {
    byHour: (name: string) => `${name} par heure`,
    byDay: (name: string) => `${name} par jour`,
  },
  readings: {
    title: 'Relevés',
    metric: 'Grandeur relevée',
    at: 'Heure',
    value: 'Valeur',
    newest: 'Les plus récents',
    newer: 'Plus récents',
    older: 'Plus anciens',
    oldest: 'Les plus anciens',
    jumpTo: 'Relevés au',
    jumpDay: 'Jour des relevés',
    jumpTime: 'Heure des relevés',
    jumpTimeHelp: 'heure du site, par exemple 13:45',
    go: 'Aller',
    perPage: 'Relevés par page',
    rows: (rows: string) => `${rows} par page`,
    count: (metric: string, count: string) => `${metric}, ${count} valeurs`,
    raw: 'chaque mesure',
    buckets: (duration: string) => `moyennes sur ${duration}`,
    emptyTitle: 'Aucun relevé sur cette page',
    emptyHelp: 'Aucune mesure n’est arrivée sur cette durée.',
  },
  profile: { label: (name: string) => `Profil horaire, ${name}`, empty: 'Aucune donnée pour ce profil' },
} as const

/** The live drawing of the water network. */
export const synoptic = {
  title: 'Réseau d’eau',
  label: 'Synoptique du réseau d’eau : des sources au stockage, puis à la consommation',
  columns: { source: 'Sources', storage: 'Stockage', consumption: 'Consommation', energy: 'Énergie' },
  estimated: 'estimé',
  frozen: 'Figé',
  frozenHelp: 'Le direct est interrompu : les flux affichés sont les derniers connus.',
  flow: (from: string, to: string) => `De ${from} vers ${to} :`,
  emptyTitle: 'Aucun réseau à dessiner',
  emptyHelp: 'Les appareils de ce site ne disent pas encore lesquels alimentent lesquels.',
} as const

/** Where the water of the period went. */
export const balance = {
  title: 'Bilan de la période',
  label: 'Diagramme des volumes, des sources à la consommation',
  stored: 'Mise en stock',
  unstored: 'Déstockage',
  unstoredOf: (tank: string) => `Déstockage, ${tank}`,
  unaccounted: (volume: string) => `${volume} de moins comptés en aval qu’en amont`,
  countedTwice: (volume: string) => `${volume} de plus comptés en aval qu’en amont (« ${unaccounted.negative} »)`,
  bothWays: (missing: string, excess: string) => ` : ${missing} de moins à un bassin, ${excess} de plus à l’autre`,
  from: 'De',
  to: 'Vers',
  chart: 'Diagramme',
  table: 'Tableau',
  tooLittle: (percent: string) => `Le bilan attend plus de données : ${percent} de celles de la période sont là.`,
  emptyTitle: 'Aucun volume compté',
  emptyHelp: 'Aucun volume n’a été compté sur cette période.',
} as const
