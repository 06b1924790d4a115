/** The module that analyses, where it can work and where it cannot. */
export const analyst = {
  title: 'Module AI',
  help: 'Trois assistants travaillent sur les données du site, ici même : rien ne sort de l’installation. Chacun dit ce qu’il a vu, et jusqu’où il en est sûr.',
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
      does: [
        'Relève un compteur avec la vignette lue et le motif d’un doute\u00a0; ce qui est douteux est refusé, jamais inventé.',
        'Suit un niveau d’eau devant une échelle graduée\u00a0; la nuit et le flou sont signalés.',
        'Mesure la couverture végétale entre deux dates, sous le nom d’«\u00a0indice RGB\u00a0».',
      ],
    },
    efficiency: {
      title: 'Efficacité énergétique',
      short: 'Repérer la dérive d’une pompe, les pertes de nuit et le coût évitable.',
      does: [
        'Établit une consommation de référence par pompe, avec son erreur et son intervalle de confiance.',
        'Date le début d’une dérive des kWh/m³\u00a0; aucune économie n’est annoncée quand son intervalle contient zéro.',
        'Chiffre les pertes de nuit et le déplacement des heures de pompage, dans les limites des réserves.',
      ],
    },
    questions: {
      title: 'Agent IA',
      short: 'Poser une question en français et obtenir un chiffre calculé, avec sa source.',
      does: [
        'Comprend un appareil, une grandeur, une période, une comparaison.',
        'Répond par un chiffre calculé par le programme, avec la requête et le lien vers la courbe.',
        'Dit «\u00a0je ne sais pas\u00a0» quand la donnée manque\u00a0; les droits de la personne s’appliquent.',
      ],
    },
  },
  back: 'Module AI',
  reading: 'Lecture de l’état du module d’analyse…',
  retry: 'Réessayer',
  away: 'Le module d’analyse ne répond pas',
  awayHelp: 'Le reste de Vigie n’en dépend pas. Rien n’est perdu : il reprendra là où il en était.',
  missingHelp: 'Cette installation n’a pas ce module, ou ce moteur n’y est pas configuré.',
} as const
