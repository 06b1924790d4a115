import { plural } from '@vigie/contracts/words'

/** Water: the network, its sources, its storage, its consumption. */
export const eau = {
  title: 'Gestion de l’eau',
  strip: 'Bilan d’eau',
  storedDelta: (words: string) => `${words} sur la période`,
  back: 'Gestion de l’eau',
  others: 'Autres appareils',
  sources: {
    title: 'Sources',
    list: 'Points d’eau',
    back: 'Sources',
    notPumped: 'cette source n’a pas de pompe',
  },
  storage: {
    title: 'Stockage',
    list: 'Bassins et réservoirs',
    back: 'Stockage',
    capacity: (words: string) => `sur ${words}`,
    netFlow: (flow: string) => `${flow} sur la dernière heure`,
    now: 'Bassins en direct',
    wayHelp: 'au rythme de la dernière heure : niveau nul, ou bassin plein',
    emptyIn: (hours: string) => `vide dans ${hours}`,
    fullIn: (hours: string) => `plein dans ${hours}`,
    steady: 'le niveau n’a pas bougé sur la dernière heure',
    notRead: 'le niveau n’a pas été lu dans la dernière heure',
  },
  consumption: {
    title: 'Consommation',
    list: 'Secteurs',
    back: 'Consommation',
    restDetail: (used: string, budget: string) => `${used} de ${budget} utilisés`,
    budget: 'Budget utilisé',
    budgetOfMonth: (month: string) => `Budget, ${month}`,
    budgetOf: (budget: string) => `sur ${budget}`,
    noBudget: 'aucun budget n’est fixé',
    nightHelp: 'entre 02:00 et 04:00, le signe habituel d’une fuite',
    profile: 'Profil horaire',
    profileHelp: (days: string) => `débit moyen par heure du jour, sur ${days}`,
    profileHour: (hour: number) => `${String(hour).padStart(2, '0')} h`,
    details: 'Relevés détaillés',
    days: (count: number) => plural(count, 'jour', 'jours'),
  },
  leak: {
    title: (name: string) => `Fuite possible, ${name}`,
    proof: (flow: string, before: string) =>
      `La nuit, entre 02:00 et 04:00, il passe encore ${flow} en moyenne sur 30 jours, contre ${before} les 30 jours d’avant.`,
    usual: (before: string) => `${before} d’ordinaire`,
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
  title: 'Réseau en direct',
  label: 'Synoptique du réseau d’eau : des sources au stockage, puis à la consommation',
  columns: { source: 'Sources', storage: 'Stockage', consumption: 'Consommation', energy: 'Énergie' },
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
  excess: 'Écart de comptage',
  from: 'De',
  to: 'Vers',
  chart: 'Diagramme',
  table: 'Tableau',
  emptyTitle: 'Aucun volume compté',
  emptyHelp: 'Aucun volume n’a été compté sur cette période.',
} as const
