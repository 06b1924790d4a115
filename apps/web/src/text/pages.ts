/** Pages that stand for another: not found, broken, not started. */
export const pages = {
  notFound: {
    title: 'Page non trouvée',
    help: 'L’adresse demandée n’existe pas, ou vous n’y avez pas accès.',
    action: "Retour à l'accueil",
  },
  partFailure: 'Cette partie n’a pas pu être chargée',
  failure: {
    title: 'Cette page n’a pas pu s’ouvrir',
    chunk: 'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    other: 'Une erreur inattendue est survenue. Réessayez ; si elle persiste, prévenez votre administrateur.',
    startTitle: 'Vigie ne peut pas démarrer',
    config: 'Les réglages du site n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.',
  },
} as const
