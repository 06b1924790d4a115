import type { ErrorCode } from '@vigie/contracts/errors'

/** What a person reads where something could not be read, and what to do next. What only acts are refused with is in `errors`. */
export const readErrors = {
  'request.timeout': 'La demande n’est pas arrivée à temps : réessayez.',
  'request.headers-too-large': 'La demande n’a pas été comprise : rechargez la page.',
  'request.malformed': 'La demande n’a pas été comprise : rechargez la page.',
  'request.invalid': 'La demande n’est pas complète : vérifiez ce que vous avez saisi.',
  'request.too-many': 'Trop de demandes à la fois : patientez un instant.',
  'request.origin': 'Cette adresse n’a pas le droit d’utiliser la plateforme.',
  'auth.missing': 'Connectez-vous pour continuer.',
  'auth.invalid': 'Votre session n’est plus valable : connectez-vous à nouveau.',
  'auth.expired': 'Votre session a expiré : connectez-vous à nouveau.',
  'auth.revoked': 'Votre accès a été retiré : adressez-vous à votre administrateur.',
  'auth.unavailable': 'Le service d’identité ne répond pas : réessayez dans un instant.',
  'auth.required-first': 'La liaison s’est ouverte sans identité : rechargez la page.',
  'role.forbidden': 'Votre rôle ne permet pas cette action.',
  'second-factor.required':
    'Pour administrer, connectez-vous avec un code à usage unique : activez-le dans Paramètres, Sécurité.',
  'site.forbidden': 'Ce site ne fait pas partie des vôtres.',
  'site.unknown': 'Aucun site ne répond à cette adresse.',
  'resource.not-found': 'Cet élément n’existe pas, ou n’existe plus.',
  'capability.missing': 'Indisponible sur cette plateforme.',
  'upstream.unavailable': 'La plateforme de données ne répond pas : réessayez dans un instant.',
  'upstream.timeout': 'La plateforme de données met trop de temps à répondre : réessayez.',
  'upstream.invalid': 'La plateforme de données a donné une réponse inattendue.',
  'upstream.rejected': 'La plateforme de données a refusé la demande.',
  internal: 'Une erreur est survenue : réessayez dans un instant.',
} as const satisfies Partial<Record<ErrorCode, string>>

export const readErrorOf = (code: ErrorCode): string => (isOfReading(code) ? readErrors[code] : readErrors.internal)

const isOfReading = (code: ErrorCode): code is keyof typeof readErrors => code in readErrors
