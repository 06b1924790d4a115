/** Pumps that all stand while they usually work. */
export const pumpRest = {
  title: (since: string) => `Aucune pompe n’a tourné depuis ${since}`,
  yesterday: (minute: string) => `hier ${minute}`,
  day: (day: string, minute: string) => `le ${day} à ${minute}`,
  midnight: 'minuit',
  /** what they had pumped by then */
  before: (volume: string) => `${volume} pompés hier à la même heure`,
  usualDay: (volume: string) => `${volume} produits d’habitude sur un tel jour`,
  usual: (volume: string, at: string) => `${volume} produits d’habitude à ${at}`,
  thisHour: 'cette heure',
} as const
