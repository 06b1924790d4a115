import type { ErrorCode } from '@vigie/contracts/errors'
import { readErrors } from './read-errors.ts'

/** What a person reads for each error of the catalogue, and what to do next. */
export const errors = {
  ...readErrors,
  'request.too-large': 'L’envoi est trop volumineux : réduisez-le, puis réessayez.',
  'request.unsupported-type': 'Ce type de fichier n’est pas accepté.',
  'request.key-reused': 'Cette action a déjà servi à une autre demande : recommencez-la.',
  'handover.own': 'Qui a signé la note ne prend pas le poste.',
  'alarm-settings.conflict': 'Quelqu’un d’autre a modifié ces réglages entre-temps : relisez-les.',
  'alarm-settings.invalid': 'Ce réglage ne convient pas à ce capteur.',
  'goals.conflict': 'Quelqu’un d’autre a modifié ces objectifs entre-temps : relisez-les.',
  'goals.invalid': 'Cet objectif ne convient pas à ce site.',
  'maintenance.overlap': 'Un appareil est déjà en maintenance à ce moment-là.',
  'maintenance.refused': 'Cette maintenance a changé : relisez-la.',
  'maintenance.invalid': 'Cette maintenance ne peut pas être planifiée.',
  'alarm.transition-refused': 'L’état de cette alarme ne permet plus cette action : relisez-la.',
  'wall.waiting': 'Cet écran n’a pas encore été relié.',
  'wall.unknown': 'Cet écran n’est pas relié, ou ne l’est plus.',
  'wall.code-unknown': 'Aucun écran n’attend avec ce code : vérifiez-le, ou relisez celui de l’écran.',
  'analyst.unavailable': 'Le module d’analyse ne répond pas : réessayez.',
  'analyst.missing': 'Cette installation n’a pas de module d’analyse.',
  'reach.conflict': 'Quelqu’un a changé ces règles entre-temps : relisez-les, puis recommencez.',
  'reach.invalid': 'Ces règles ne vont pas ensemble : vérifiez ce que vous avez saisi.',
  'reach.link-expired': 'Ce lien a expiré.',
  'user.exists': 'Un compte existe déjà avec cette adresse e-mail.',
  'user.not-found': 'Ce compte n’existe pas, ou n’existe plus.',
  'user.protected': 'Ce compte est protégé : demandez cette modification à un autre superadministrateur.',
  'user.left-without-rights':
    'Le compte a été créé sans ses droits et n’a pas pu être retiré : recommencez dans un instant, il sera repris.',
  'user.left-changed': 'Une partie du changement a été faite et n’a pas pu être annulée : relisez ce compte.',
  'user.left-disabled': 'Le compte n’a pas été supprimé et reste désactivé : recommencez, ou réactivez-le.',
  'user.still-signed-in':
    'Le changement est fait, mais les connexions ouvertes avant n’ont pas pu être fermées : recommencez.',
  'claims.too-large': 'Trop de sites pour un seul compte : retirez-en.',
  'project.link-refused': 'L’adresse de ce projet n’est pas autorisée.',
  'protocol.unknown-type': 'Cette page est d’une autre version que le serveur : rechargez-la.',
} as const satisfies Record<ErrorCode, string>
