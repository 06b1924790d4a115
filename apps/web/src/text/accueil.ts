import { plural } from '@vigie/contracts/words'

/** Executive KPIs: the figures of the site, what needs attention, what moved most. */
export const accueil = {
  title: 'Executive KPIs',
  figures: 'Indicateurs du site',
  tiles: {
    unaccountedDetail: (volume: string) => `${volume} de l’eau produite`,
    storedDetail: (change: string) => `${change} sur la période`,
    energyDetail: (solar: string) => `et ${solar} solaires`,
    costDetail: (peak: string) => `dont ${peak} aux heures de pointe`,
    costMissing: 'le site n’a pas de contrat d’électricité',
    specificDetail: (pumped: string) => `${pumped} de pompage`,
    alarmsDetail: (raised: number) => `${plural(raised, 'nouvelle', 'nouvelles')} sur la période`,
    alarmsNone: 'aucune',
    alarmsSome: 'à traiter',
    noTank: 'aucun bassin ne mesure son volume',
  },
  attention: {
    title: 'À surveiller maintenant',
    short: 'À surveiller',
    none: 'Rien à signaler',
    noneHelp: (count: number) => `${plural(count, 'appareil', 'appareils')} sous tension et à jour.`,
    frozen: 'Le direct est interrompu : voici ce qui était connu.',
    unpowered: 'Sans alimentation',
    offline: 'Hors ligne',
    silent: 'Silencieux',
    never: 'Jamais vu',
    late: 'En retard',
    since: (duration: string) => `depuis ${duration}`,
    more: (count: number) => `Voir ${count === 1 ? 'l’autre' : `les ${count} autres`} en direct`,
    all: 'Voir tous les appareils',
    open: (name: string) => `Afficher ${name} en direct`,
  },
  deviations: {
    title: 'Plus grands écarts',
    short: 'Écarts',
    help: (against: string) => `par rapport à ${against}`,
    none: 'Aucun écart notable',
    noneHelp: 'Rien n’a sensiblement changé par rapport à la période de comparaison.',
    was: (value: string) => `contre ${value}`,
  },
  live: { short: 'En direct' },
} as const
