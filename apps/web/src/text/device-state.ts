import { plural } from '@vigie/contracts/words'

const active = (count: number) => plural(count, 'alarme active', 'alarmes actives')

/** How one device stands now, in a sentence. */
export const deviceState = {
  /**
   * @param others of what belongs to it: its level, the pressure behind its filter
   * @param whole what it is itself a part of; null: it is the main one
   */
  alarms: (own: number, others: number, whole: string | null) => {
    if (others === 0) return active(own)
    if (whole !== null && own === 0) return `aucune alarme, mais ${active(others)} sur ${whole}`
    if (whole !== null) return `${active(own)}, et ${others} ${others > 1 ? 'autres' : 'autre'} sur ${whole}`
    return own === 0 ? `${active(others)} sur ses capteurs` : `${active(own + others)}, dont ${others} sur ses capteurs`
  },
  nothing: 'aucune alarme active',
  /** what was read last: of now, or of the moment at which it was */
  reads: {
    now: (value: string) => `${value} en ce moment`,
    at: (value: string, moment: string) => `${value}, lu à ${moment}`,
  },
  tank: {
    cut: 'capteur coupé',
    full: (percent: string, volume: string | null) => `rempli à ${percent}${volume === null ? '' : `, ${volume}`}`,
    spent: 'sur sa réserve',
    estimated: (part: string) => `${part} (estimé)`,
  },
  probe: {
    cut: 'capteur coupé',
    between: (least: string, most: string) => `de ${least} à ${most} en 7 jours`,
    steady: 'la même valeur depuis 7 jours',
    stuck: (duration: string, value: string) => `mesure bloquée depuis ${duration} à ${value}`,
    nothing: 'aucune mesure reçue',
  },
  meter: {
    cut: 'compteur coupé',
    today: (energy: string, before: string | null) =>
      `${energy} aujourd’hui${before === null ? '' : `, contre ${before} hier à la même heure`}`,
  },
} as const
