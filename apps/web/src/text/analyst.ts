import { plural } from '@vigie/contracts/words'

/** The module that analyses, where it can work and where it cannot. */
export const analyst = {
  title: 'Module AI',
  three: 'Les trois assistants',
  help: 'Ils travaillent sur les données du site, ici même : rien ne sort de l’installation.',
  overview: {
    found: 'Ce qui a été trouvé',
    evidence: 'Voir les preuves',
    lostSince: 'Pertes depuis le début de chaque constat.',
    lostAll: (found: string, losses: readonly string[]) => `${found} · ${losses.join(', ')} perdus`,
    withSaving: (found: string) => `${found} et 1\u00a0économie possible`,
    lost: (value: string) => `${value} perdus`,
    /** money is that of the energy alone: the water has no price here */
    ofEnergy: (money: string) => `${money} d’énergie`,
    losses: (since: string, amounts: readonly string[]) => [since, amounts.join(' et ')].filter(Boolean).join(' · '),
    noLoss: 'sans perte directe',
    gained: (value: string) => `${value} par jour à gagner`,
    simulatedOn: (days: number) => `économie simulée sur ${plural(days, 'jour', 'jours')}`,
    shiftAct: 'Décaler les pompes selon le plan proposé ; les réserves restent entre leurs limites.',
  },
  openOf: (title: string) => `Ouvrir\u00a0: ${title}`,
  stands: {
    ready: 'Disponible',
    learning: 'En apprentissage',
    off: 'Non configuré',
    missing: 'Absent ici',
    away: 'Ne répond pas',
    failed: 'En panne',
  },
  assistants: {
    pictures: {
      title: 'Traitement d’image',
      short: 'Lire un compteur, un niveau d’eau ou la couverture végétale sur une photo.',
    },
    efficiency: {
      title: 'Efficacité énergétique',
      short: 'Repérer la dérive d’une pompe, les pertes de nuit et le coût évitable.',
    },
    questions: {
      title: 'Agent IA',
      short: 'Poser une question en français et obtenir un chiffre calculé, avec sa source.',
    },
  },
  back: 'Module AI',
  reading: 'Lecture de l’état du module d’analyse…',
  retry: 'Réessayer',
  away: 'Le module d’analyse ne répond pas',
  awayHelp: 'Le reste de Vigie n’en dépend pas. Rien n’est perdu : il reprendra là où il en était.',
  missingHelp: 'Cette installation n’a pas ce module, ou ce moteur n’y est pas configuré.',
} as const
