import { plural } from '@vigie/contracts/words'

/** Where the devices are, and in which state. */
export const map = {
  title: 'Carte du site',
  short: 'Carte',
  label: 'Carte des appareils ; flèches pour se déplacer, + et − pour zoomer',
  view: 'Présentation de la carte',
  views: { map: 'Carte', list: 'Liste' },
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  without: (count: number) => `${plural(count, 'appareil', 'appareils')} sans position, en liste seulement`,
  noGround: 'Ni fond de carte ni plan du site : les positions seules.',
  none: 'Aucun appareil de ce site n’a de position.',
  noneHelp: 'Dès qu’un appareil publie la sienne, il apparaît ici.',
  device: (name: string, state: string) => `${name} : ${state}`,
  cluster: (name: string, others: number, state: string) =>
    `${name} et ${plural(others, 'autre', 'autres')}, le pire : ${state}`,
  others: (count: number) => `et ${plural(count, 'autre', 'autres')}`,
  legend: 'Légende',
  times: (count: number) => `×${count}`,
  timesHelp: 'repères au même endroit, dessinés par le plus grave',
  count: (state: string, count: number) => `${state} : ${plural(count, 'appareil', 'appareils')}`,
  states: {
    frozen: 'Figé',
    'frozen-unpowered': 'Coupé, figé',
    'alarm-critical': 'En alarme, priorité critique',
    'alarm-high': 'En alarme, priorité haute',
    'alarm-medium': 'En alarme, priorité moyenne',
    'alarm-low': 'En alarme, priorité basse',
    unpowered: 'Coupé',
    offline: 'Hors ligne',
    affected: 'Coupé avec le site',
    stale: 'Périmé',
    old: 'Ancien',
    unknown: 'Inconnu',
    'in-service': 'En service',
  },
} as const
