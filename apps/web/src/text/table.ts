/** Lists of devices and of figures. */
export const table = {
  of: (title: string) => `${title}, tableau`,
  sort: 'Trier par',
  sortBy: (title: string) => `Trier par ${title}`,
  ascending: 'croissant',
  descending: 'décroissant',
  device: 'Appareil',
  state: 'État',
  /** what being sorted by the state means */
  stateOrder: { ascending: 'à regarder d’abord', descending: 'à regarder en dernier' },
  trend: '24 h',
  trendOf: (least: string, most: string) => `sur 24 h, de ${least} à ${most}`,
  noMatchTitle: 'Aucun appareil ne correspond',
  noMatchHelp: 'Modifiez le filtre, ou effacez-le pour revoir toute la liste.',
  clear: 'Effacer le filtre',
  emptyTitle: 'Aucun appareil de ce type',
  emptyHelp: 'Dès qu’un appareil de ce type publie ses mesures, il apparaît ici.',
  shown: (shown: number, total: number) => (shown === total ? String(total) : `${shown} sur ${total}`),
} as const
