const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Words used on every screen. */
export const common = {
  productName: 'Vigie',
  loading: 'Chargement…',
  close: 'Fermer',
  retry: 'Réessayer',
  unread: (what: string) => `${what} ne peuvent pas être lus pour l’instant. Nouvel essai automatique.`,
  /** the page has had no word from the server for some time */
  unlinked: (what: string) => `Liaison perdue : ${lower(what)} ne peuvent pas être lus. Nouvel essai automatique.`,
  offline: (what: string) =>
    `Hors ligne : ${lower(what)} ne peuvent pas être lus. Ils le seront dès que la connexion revient.`,
  slow: (what: string) => `${what} arrivent plus lentement que d’habitude.`,
  cancel: 'Annuler',
  save: 'Enregistrer',
  search: 'Rechercher',
  clear: 'Effacer',
  sections: 'Aller à',
  fold: { open: (name: string) => `Afficher : ${name}`, close: (name: string) => `Replier : ${name}` },
  notifications: 'Messages',
  unavailable: 'indisponible sur cette plateforme',
  unavailableOf: (what: string) => `${what} : indisponible sur cette plateforme`,
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    generate: 'Proposer un mot de passe',
  },
} as const
