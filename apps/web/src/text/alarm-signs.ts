import { plural } from '@vigie/contracts/words'

/** What the shell says of alarms on every page: the notice of power cuts, the sound. */
export const alarmSigns = {
  notice: {
    label: 'Coupures d’alimentation',
    devices: (count: number) => `${plural(count, 'appareil', 'appareils')} sans alimentation`,
    /** seen is not acknowledged */
    seen: 'J’ai vu (n’acquitte rien)',
    open: 'Voir',
    openLabel: 'Voir les alarmes',
  },
  acknowledge: {
    one: 'Acquitter',
    many: (count: number) => `Acquitter les ${count}…`,
    sent: 'Acquittement envoyé…',
    unsent: 'En attente d’envoi',
    refused: 'Refusé : réessayer',
  },
  sound: {
    armed: 'Son armé',
    blocked: 'Son bloqué',
    muted: 'Son coupé',
    help: {
      armed: 'Les nouvelles alarmes s’entendent. Couper 10 min (M) : n’acquitte rien.',
      blocked: 'Le navigateur tait cette page : touchez-la une fois pour armer le son.',
      muted: 'Son coupé pour 10 min au plus. Le rétablir (M).',
    },
  },
} as const
