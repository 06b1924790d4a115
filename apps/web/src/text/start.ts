/** The words of a page whose first code did not come. They are carried by the page itself, apart from the others. */
export const start = {
  tab: 'Page non chargée · Vigie',
  title: 'La page n’a pas pu être chargée',
  help: 'Vérifiez votre connexion. De nouveaux essais se font d’eux-mêmes.',
  retry: 'Réessayer',
  trying: 'Essai en cours…',
  next: (time: string) => `Prochain essai à ${time}`,
} as const
