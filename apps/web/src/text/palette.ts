/** The command palette. */
export const palette = {
  title: 'Aller à…',
  placeholder: 'Écran, actif, appareil, projet ou action…',
  empty: 'Rien ne correspond',
  groups: {
    troubled: 'À surveiller',
    screens: 'Écrans',
    assets: 'Actifs',
    devices: 'Appareils',
    projects: 'Projets',
    actions: 'Actions',
  },
  theme: (theme: string) => `Thème ${theme.toLowerCase()}`,
  toggleMenu: 'Réduire ou déplier le menu',
  notifications: 'Notifications',
  shortcuts: 'Raccourcis clavier',
  ask: (question: string) => `Demander à l’Agent IA : « ${question} »`,
  signOut: 'Déconnexion',
  here: 'affiché',
  alarmed: 'en alarme',
  /** how it is used without a mouse */
  keys: '↑ ↓ choisir · Entrée ouvrir · Échap fermer',
} as const
