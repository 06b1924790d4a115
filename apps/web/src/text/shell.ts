import { plural } from '@vigie/contracts/words'

/** What surrounds every screen: menu, header, notifications, connection. */
export const shell = {
  skipToContent: 'Aller au contenu',
  /** what stands before the title of the tab */
  tab: { alarmed: (count: number) => `(${count}) `, cut: 'Coupure · ', frozen: '⚠ Données figées · ' },
  idle: {
    title: 'Êtes-vous toujours là ?',
    help: (seconds: number) =>
      `Personne n’a utilisé cette page depuis un moment : vous serez déconnecté dans ${plural(seconds, 'seconde', 'secondes')}.`,
    stay: 'Rester connecté',
  },
  mainMenu: 'Menu principal',
  search: 'Aller à… (Ctrl + K)',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  collapseSidebar: 'Réduire le menu',
  expandSidebar: 'Déplier le menu',
  submenu: (label: string) => `Sous-menu : ${label}`,
  logo: 'Vigie, accueil',
  projects: {
    title: 'Projets',
    empty: 'Aucun autre projet',
    error: 'La liste n’a pas pu être lue.',
    current: 'site affiché',
    others: (count: number) => `+ ${plural(count, 'autre', 'autres')}`,
    more: 'Agrandir la liste',
    less: 'Réduire la liste',
  },
  notifications: {
    title: 'Notifications',
    bell: 'Notifications',
    bellUnseen: 'Notifications, du nouveau',
    empty: 'Aucune notification',
    /** R4.3, to the letter */
    powerOff: "Statut d'alimentation : ÉTEINT ❌",
    powerOn: "Statut d'alimentation : ALLUMÉ ✅",
    error: 'Les notifications n’ont pas pu être lues.',
    stale: 'La liste n’est peut-être pas à jour : nouvel essai en cours.',
    slow: 'Lecture en cours : les dernières coupures peuvent manquer à la liste.',
  },
  profile: {
    label: (name: string) => `Profil de ${name}`,
    anonymous: 'Sans nom',
    settings: 'Paramètres',
    signOut: 'Déconnexion',
    theme: 'Thème',
  },
  themes: { system: 'Automatique', light: 'Clair', dark: 'Sombre' },
  themeLabel: (theme: string) => `Thème : ${theme.toLowerCase()}`,
  marketing: 'Découvrir Vigie',
  marketingLabel: 'Découvrir Vigie (nouvel onglet)',
  connection: {
    label: 'État de la liaison',
    words: {
      connecting: 'Connexion…',
      live: 'En direct',
      stale: 'Données figées',
      'source-silent': 'Source muette',
      'source-down': 'Source injoignable',
      retrying: 'Reconnexion…',
      refused: 'Liaison refusée',
      offline: 'Hors ligne',
    },
    explanations: {
      connecting: 'La liaison avec le site s’établit.',
      live: 'Les valeurs arrivent du site au fil de l’eau.',
      stale: 'Plus rien n’arrive du serveur : les dernières valeurs restent affichées, datées.',
      'source-silent': 'Le serveur répond, mais la plateforme du site ne dit plus rien.',
      'source-down': 'Le serveur répond, mais il a perdu la plateforme du site.',
      retrying: 'La liaison est coupée : elle se rétablit d’elle-même dès que possible.',
      refused: 'Le serveur a refusé la liaison. Réessayez, ou connectez-vous à nouveau.',
      offline: 'Cet appareil n’a plus de réseau : les valeurs reprendront à son retour.',
    },
    /** in place of « Source muette », when the source says more */
    reasons: {
      'devices-unread': {
        word: 'Appareils non lus',
        explanation: 'La plateforme répond, mais n’entend plus les appareils de ce site.',
      },
      'not-recording': {
        word: 'Rien ne s’enregistre',
        explanation: 'La plateforme répond, mais sa base de données ne prend plus rien.',
      },
      behind: {
        word: 'Remise à jour…',
        explanation: 'Des changements n’ont pas encore pu être lus : ce qui est affiché n’est pas complet.',
      },
    },
    clockStep: (ms: number, length: string, moment: string) =>
      `L’horloge du serveur a été ${ms > 0 ? 'avancée' : 'reculée'} de ${length} (${moment}) : les heures enregistrées autour de cet instant peuvent être fausses.`,
    /** follows « Données figées » */
    since: (moment: string) => `depuis ${moment}`,
    frozenSince: (moment: string) => `données figées depuis ${moment}`,
    attempts: (count: number) => plural(count, 'essai', 'essais'),
    retry: 'Réessayer maintenant',
  },
} as const
