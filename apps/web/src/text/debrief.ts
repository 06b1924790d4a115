import { plural } from '@vigie/contracts/words'

/** What happened while the live connection was lost. */
export const debriefText = {
  label: 'Pendant la coupure de la liaison',
  title: (count: number) => `Pendant la coupure de la liaison : ${plural(count, 'alarme', 'alarmes')}`,
  uncounted: 'Pendant la coupure de la liaison : trop d’alarmes pour les compter ici',
  unread: 'Pendant la coupure de la liaison : le journal n’a pas pu être relu',
  unreadHelp: (from: string, to: string) =>
    `Sans liaison de ${from} à ${to}. Ce qui est arrivé entre-temps n’est pas connu ici.`,
  help: (from: string, to: string, length: string, entries: number) =>
    `Sans liaison de ${from} à ${to}, ${length}. Journal relu en entier, ${plural(entries, 'entrée', 'entrées')}.`,
  unseen: 'Non vu',
  more: (count: number) => `et ${plural(count, 'autre alarme', 'autres alarmes')}`,
  by: (what: string, name: string) => `${what} par ${name}`,
  notAcknowledged: '« J’ai vu » n’acquitte rien.',
  open: 'Voir dans Alarmes',
  seen: 'J’ai vu',
} as const
