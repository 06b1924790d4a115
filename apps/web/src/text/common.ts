/** Words used on every screen. */
export const common = {
  productName: 'Vigie',
  loading: 'Chargement…',
  close: 'Fermer',
  retry: 'Réessayer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  search: 'Rechercher',
  clear: 'Effacer',
  sections: 'Aller à',
  notifications: 'Messages',
  unavailable: 'indisponible sur cette plateforme',
  unavailableOf: (what: string) => `${what} : indisponible sur cette plateforme`,
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    generate: 'Proposer un mot de passe',
  },
} as const
