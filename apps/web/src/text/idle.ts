import { plural } from '@vigie/contracts/words'

/** Days on which a site made far less water than it does, for want of pumping. */
export const idle = {
  none: 'Aucune pompe n’a tourné',
  stock: (change: string) => `stock ${change}`,
  otherwise: (volume: string) => `${volume} produits sans pompe`,
  days: (count: number) => `${plural(count, 'jour', 'jours')} presque sans eau produite`,
  day: (day: string, volume: string) => `${volume} le ${day}`,
  more: (count: number) => `et ${plural(count, 'autre', 'autres')}`,
  usual: (volume: string) => `d’ordinaire ${volume} par jour`,
} as const
