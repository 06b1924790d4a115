import { plural } from '@vigie/contracts/words'

/** The conversation with the assistant that answers from the records. */
export const agent = {
  title: 'Agent IA',
  help: 'Posez une question en français sur ce site. Chaque chiffre est calculé à partir des mesures, jamais deviné ; la requête et la page qui montre la même chose sont données.',
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
  suggestions: [
    'Combien d’eau a été produite hier ?',
    'Quel secteur a consommé le plus d’eau la semaine dernière ?',
    'Combien a coûté l’électricité ce mois-ci ?',
    'Combien d’heures d’autonomie reste-t-il ?',
    'Combien de coupures de courant la semaine dernière ?',
    'Quelle pompe consomme le plus par mètre cube ce mois-ci ?',
    'Y a-t-il une fuite ?',
    'Pourquoi la consommation d’eau a augmenté cette semaine ?',
  ],
} as const
