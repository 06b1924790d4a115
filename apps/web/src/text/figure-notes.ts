/** What is said beside a figure or instead of it, on screens that come after the first one. */
export const figureNotes = {
  help: (name: string) => `${name} : comment ce chiffre est calculé`,
  comparedWith: (compared: string, value: string) => `${compared} : ${value}`,
  complete: (percent: string) => `données ${percent}`,
  completenessHelp: 'part des mesures attendues qui sont arrivées',
  partialBefore: (percent: string) => `comparaison partielle : ${percent} des données d’avant`,
  tooLittleBefore: (percent: string) => `pas de comparaison : ${percent} des données d’avant`,
  partialBeforeHelp: 'part des mesures attendues qui étaient arrivées sur la durée comparée',
  notMeasured: 'cet appareil ne le mesure pas',
  noOutage: 'aucune coupure sur cette période',
} as const
