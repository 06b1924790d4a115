import { plural } from '@vigie/contracts/words'

/** What a question to begin with needs of a site, and its words. */
type Example = readonly [
  needs: 'always' | 'source' | 'pump' | 'storage' | 'consumption' | 'energy' | 'solar',
  question: string | ((named: { readonly sector: string; readonly tank: string; readonly pump: string }) => string),
]

/** The conversation with the assistant that answers from the records. */
export const agent = {
  title: 'Agent IA',
  help: 'Chaque chiffre est calculé à partir des mesures de ce site, jamais deviné, avec la page qui le montre.',
  limitsTitle: 'Ce qu’il prévoit, et ce qu’il ne fait pas',
  field: 'Votre question',
  placeholder: 'Combien d’eau hier ?',
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
  more: 'Autres questions',
  /** What the bars of an answer are: amounts of a stretch. */
  each: (unit: string, stretch: 'hour' | 'day' | 'week' | 'month') =>
    `${unit} par ${{ hour: 'heure', day: 'jour', week: 'semaine', month: 'mois' }[stretch]}`,
  /** What can be asked, by subject, each with what a site needs for it; named things are the site's own. */
  themes: [
    [
      'Eau',
      [
        ['source', 'Combien d’eau a été produite hier ?'],
        ['consumption', 'Quel secteur a consommé le plus d’eau la semaine dernière ?'],
        ['consumption', ({ sector }) => `${sector} : hier par rapport à avant-hier`],
        ['storage', ({ tank }) => `Où en est le niveau de ${tank} ?`],
      ],
    ],
    [
      'Énergie et coût',
      [
        ['energy', 'Combien a coûté l’électricité ce mois-ci ?'],
        ['pump', 'Quelle pompe consomme le plus par mètre cube ce mois-ci ?'],
        ['solar', 'Quelle part de l’électricité vient du solaire cette semaine ?'],
        ['energy', 'Répartition du coût par tranche horaire ce mois-ci'],
      ],
    ],
    [
      'Alarmes et coupures',
      [
        ['always', 'Quelles alarmes restent à acquitter ?'],
        ['always', 'Que s’est-il passé cette nuit ?'],
        ['consumption', 'Y a-t-il une fuite ?'],
        ['pump', ({ pump }) => `${pump} est en marche ?`],
      ],
    ],
    [
      'Comparer et comprendre',
      [
        ['consumption', 'Pourquoi la consommation d’eau a augmenté cette semaine ?'],
        ['energy', 'La facture d’électricité est-elle plus élevée que le mois dernier ?'],
        ['consumption', 'Quel jour de ce mois avons-nous consommé le plus d’eau ?'],
        ['pump', 'Que gagnerait-on à décaler le pompage ?'],
      ],
    ],
  ] as readonly (readonly [string, readonly Example[]])[],
  limits:
    'Il prolonge ce qui court : un bassin plein ou vide, au rythme de la dernière heure ; l’autonomie, à la demande attendue ; la fin de ce jour, de cette semaine, de ce mois ou de cette année, d’après les jours d’avant. Il ne prévoit rien d’autre : ni météo, ni panne, ni jour à venir. Il ne commande rien.',
} as const
