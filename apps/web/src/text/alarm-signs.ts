import type { AlarmTransition } from '@vigie/contracts/entities'
import { plural } from '@vigie/contracts/words'

/** What happened to an alarm, within a sentence. */
export const ALARM_EVENT_WORDS: Readonly<Record<AlarmTransition, string>> = {
  'alarm.raised': 'apparue',
  'alarm.cleared': 'revenue à la normale',
  'alarm.acknowledged': 'acquittée',
  'alarm.shelved': 'reportée',
  'alarm.unshelved': 'reprise',
  'alarm.suppressed': 'supprimée par conception',
  'alarm.unsuppressed': 'rendue',
  'alarm.retired': 'mise hors service',
  'alarm.returned': 'remise en service',
  'alarm.commented': 'commentée',
  'alarm.assigned': 'assignée',
}

/** Of alarms that a cut puts away for as long as it lasts, beside a count that it made smaller: « + 2 suspendues par une coupure ». */
export const suspendedByCut = (count: number): string =>
  `+\u00a0${plural(count, 'suspendue', 'suspendues')} par une coupure`

/** What the count beside the entry of alarms is of, and what it leaves out. */
export const waitingAlarms = (count: number, worst: string, suspended: number): string =>
  `${count}\u00a0à acquitter, la plus grave : ${worst}${suspended === 0 ? '' : ` (${suspendedByCut(suspended)}, non ${suspended < 2 ? 'comptée' : 'comptées'})`}`

/** What the shell says of alarms on every page: the notice of power cuts, the sound, acts that a closed tab left. */
export const alarmSigns = {
  left: {
    sent: (count: number, isAcknowledged: boolean) =>
      isAcknowledged
        ? plural(count, 'acquittement en attente a été envoyé', 'acquittements en attente ont été envoyés')
        : plural(count, 'acte en attente a été envoyé', 'actes en attente ont été envoyés'),
    help: 'Décidé dans un onglet fermé avant l’envoi.',
  },
  notice: {
    label: 'Coupures d’alimentation',
    /** @param total of all that have no power now: some were seen before */
    device: (name: string, total: number) => (total === 1 ? name : `${name} (${total} sans alimentation en tout)`),
    devices: (count: number, total: number) =>
      total === count
        ? `${plural(count, 'appareil', 'appareils')} sans alimentation`
        : `${plural(count, 'appareil', 'appareils')} sans alimentation à voir, ${total} en tout`,
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
    /** once it matters; the help ends with the same words */
    allow: 'Cliquez pour autoriser le son',
    help: {
      armed: 'Les nouvelles alarmes s’entendent. Couper 10 min (M) : n’acquitte rien.',
      blocked: 'Le navigateur tait cette page : cliquez pour autoriser le son.',
      muted: 'Son coupé pour 10 min au plus. Le rétablir (M).',
    },
  },
} as const
