import { plural } from '@vigie/contracts/words'

/** The conversation with the assistant that answers from the records. */
export const agent = {
  title: 'Agent IA',
  help: 'Chaque chiffre est calculé à partir des mesures, jamais deviné ; la requête et la page qui montre la même chose sont données.',
  field: 'Votre question',
  placeholder: 'Combien d’eau avons-nous pompée hier ?',
  ask: 'Demander',
  asking: 'Recherche dans les mesures…',
  askingModel: 'Le modèle de langue lit les mesures…',
  askModel: 'Demander au modèle de langue',
  byModel:
    'Formulé par un modèle de langue ; chaque chiffre a été retrouvé dans les mesures, le sens des phrases n’est pas garanti.',
  withheld: (count: number) =>
    `${plural(count, 'phrase retenue', 'phrases retenues')} : un chiffre n’y venait pas des mesures.`,
  clear: 'Nouvelle conversation',
  conversation: 'Conversation',
  you: 'Vous',
  vigie: 'Vigie',
  query: 'Requête',
  open: 'Voir la page',
  choose: 'Précisez',
  examples: 'Pour commencer',
  rephrase: 'Par exemple',
  numbers: 'Détail',
  failed: 'La question n’a pas pu être traitée.',
  retry: 'Réessayer',
  offline: 'Connexion perdue : la question partira quand vous réessaierez.',
  chart: (name: string) => `Courbe : ${name}`,
  goOn: 'Continuer',
  /** What can be asked, by subject; the first of each is offered where a question was refused. */
  themes: [
    [
      'Eau',
      [
        'Combien d’eau a été produite hier ?',
        'Quel secteur a consommé le plus d’eau la semaine dernière ?',
        'Combien d’heures d’autonomie reste-t-il ?',
      ],
    ],
    [
      'Énergie et coût',
      [
        'Combien a coûté l’électricité ce mois-ci ?',
        'Quelle pompe consomme le plus par mètre cube ce mois-ci ?',
        'Quelle part de l’électricité vient du solaire cette semaine ?',
      ],
    ],
    [
      'Alarmes et coupures',
      [
        'Combien de coupures de courant la semaine dernière ?',
        'Quelles alarmes restent à acquitter ?',
        'Y a-t-il une fuite ?',
      ],
    ],
    [
      'Comparer et comprendre',
      [
        'Pourquoi la consommation d’eau a augmenté cette semaine ?',
        'La facture d’électricité est-elle plus élevée que le mois dernier ?',
        'Quel jour de ce mois avons-nous consommé le plus d’eau ?',
      ],
    ],
  ],
  limits: 'Il ne prévoit pas, ne commande rien, et ne répond que sur ce site.',
} as const
