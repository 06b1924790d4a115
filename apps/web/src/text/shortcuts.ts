/** Every keyboard shortcut, by where it works. */
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
        [['M'], 'Couper ou rétablir le son des alarmes (n’acquitte rien)'],
        [['V'], 'Avoir vu ce qui s’est passé pendant la coupure (n’acquitte rien)'],
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
      title: 'Alarmes',
      keys: [
        [['j', 'k'], 'Alarme suivante ou précédente'],
        [['Maj', 'j'], 'Étendre le choix'],
        [['Entrée'], 'Ouvrir le détail, déplier une cause'],
        [['a'], 'Acquitter'],
        [['s'], 'Reporter'],
        [['c'], 'Commenter'],
        [['i'], 'Assigner (deux fois : à moi)'],
        [['p'], 'Supprimer par conception, ou rendre (administrateurs)'],
        [['h'], 'Mettre hors service, ou remettre en service (administrateurs)'],
        [['x'], 'Choisir une alarme'],
        [['z'], 'Annuler le choix'],
        [['/'], 'Filtrer'],
        [['n'], 'Montrer les nouvelles'],
        [['g'], 'Regrouper par cause, ou une à une'],
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
