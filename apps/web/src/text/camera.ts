import { formatAge } from '@vigie/contracts/format'
import { formatMomentMinute } from './format-time.ts'

/** The last picture of a camera. */
export const camera = {
  title: 'Dernière image',
  none: 'Cette caméra n’a envoyé aucune image.',
  noneHelp: 'Dès qu’elle en envoie une, elle s’affiche ici.',
  failed: 'L’image n’a pas pu être lue.',
  broken: 'Cette image ne peut pas être affichée.',
  what: 'Images des caméras',
  alt: (name: string, at: number, now: number) => `${name}, image de ${formatMomentMinute(at, now)}`,
  of: (at: number, now: number) => `Image de ${formatMomentMinute(at, now)}`,
  age: (at: number, now: number) => formatAge(now - at),
  old: 'ancienne',
  notLive: 'Hors connexion : il peut y en avoir une plus récente.',
  enlarge: (name: string) => `Agrandir l’image : ${name}`,
  older: 'Précédente',
  newer: 'Suivante',
  place: (place: number, count: number) => `${place} sur ${count}`,
} as const
