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
  /** what shows it, then what to do; `lasts`: « jusqu’au 29/11 vers 10:00 » */
  withAct: (proof: string, arePowered: boolean, lasts: string | null) =>
    `${proof}. ${arePowered ? 'Toutes sont alimentées : vérifier leurs commandes' : 'Vérifier leur alimentation et leurs commandes'}${lasts === null ? '.' : ` ; le stock suffit ${lasts}.`}`,
} as const
