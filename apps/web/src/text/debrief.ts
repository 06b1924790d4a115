import { plural } from '@vigie/contracts/words'

/** What happened while the page was not live: its link was lost, its source was silent, or nobody had it open. */
export const debriefText = {
  label: 'Pendant que cette page n’était pas en direct',
  title: (losses: number, what: string) =>
    `${losses === 1 ? 'Pendant que cette page n’était pas en direct' : `Pendant ${losses} interruptions du direct`}\u00a0: ${what}`,
  count: (count: number) => plural(count, 'alarme', 'alarmes'),
  uncounted: 'trop d’alarmes pour les compter ici',
  unread: 'le journal n’a pas pu être relu',
  /** one loss of the connection: « de 14:02:00 à 14:02:12 » */
  stretch: (from: string, to: string) => `de ${from} à ${to}`,
  without: (stretches: readonly string[], length: string) =>
    `Pas en direct ${stretches.join(', ')}${stretches.length === 1 ? `, ${length}.` : ` : ${length} en tout.`}`,
  /** so many losses that each cannot be named */
  withoutMany: (losses: number, from: string, to: string, length: string) =>
    `Pas en direct ${losses} fois entre ${from} et ${to}, ${length} en tout.`,
  unreadHelp: 'Ce qui est arrivé pendant ce temps n’est pas connu ici.',
  read: (entries: number) => `Journal relu en entier, ${plural(entries, 'entrée', 'entrées')}.`,
  unseen: 'Non vu',
  more: (count: number) => `et ${plural(count, 'autre alarme', 'autres alarmes')}`,
  by: (what: string, name: string) => `${what} par ${name}`,
  /** of what was recorded well after it happened */
  toldAt: (what: string, moment: string) => `${what} (signalée à ${moment})`,
  notAcknowledged: '« J’ai vu » n’acquitte rien.',
  open: 'Voir dans Alarmes',
  /** above an active alarm it is one line */
  unfold: 'Détail',
  fold: 'Replier',
  seen: 'J’ai vu',
} as const
