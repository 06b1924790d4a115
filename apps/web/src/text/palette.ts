/** The command palette and the list of keyboard shortcuts. */
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
  signOut: 'Déconnexion',
  here: 'affiché',
} as const

export const shortcuts = {
  title: 'Raccourcis clavier',
  help: 'Sur Mac, Cmd remplace Ctrl.',
  or: 'ou',
  groups: [
    {
      title: 'Partout',
      keys: [
        [['Ctrl', 'K'], 'Aller à un écran, un actif, un appareil ou un projet'],
        [['Ctrl', 'B'], 'Réduire ou déplier le menu'],
        [['Ctrl', 'M'], 'Ouvrir ou fermer les notifications'],
        [['?'], 'Cette liste'],
        [['Échap'], 'Fermer ce qui est ouvert, effacer un filtre'],
        [['Tab'], 'Élément suivant ; le premier mène au contenu'],
      ],
    },
    {
      title: 'Listes et tableaux',
      keys: [
        [['↑', '↓'], 'Appareil précédent ou suivant'],
        [['Entrée'], 'Ouvrir'],
      ],
    },
    {
      title: 'Courbes et carte',
      keys: [
        [['+', '−'], 'Zoomer ou dézoomer'],
        [['←', '→'], 'Se déplacer'],
      ],
    },
  ],
} as const
