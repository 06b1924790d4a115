/** The command palette. */
export const palette = {
  title: 'Aller à…',
  open: 'Aller à… (Ctrl + K)',
  placeholder: 'Écran, actif, appareil, projet ou action…',
  empty: 'Rien ne correspond',
  groups: { screens: 'Écrans', assets: 'Actifs', devices: 'Appareils', projects: 'Projets', actions: 'Actions' },
  theme: (theme: string) => `Thème ${theme.toLowerCase()}`,
  toggleMenu: 'Réduire ou déplier le menu',
  notifications: 'Notifications',
  shortcuts: 'Raccourcis clavier',
  ask: (question: string) => `Demander à l’Agent IA : « ${question} »`,
  signOut: 'Déconnexion',
  here: 'affiché',
} as const
