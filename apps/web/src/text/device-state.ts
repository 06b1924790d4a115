import { plural } from '@vigie/contracts/words'

/** How one device stands now, in a sentence. */
export const deviceState = {
  alarms: (count: number) => plural(count, 'alarme active', 'alarmes actives'),
  nothing: 'aucune alarme',
  tank: {
    cut: 'capteur coupé',
    full: (percent: string, volume: string | null) => `rempli à ${percent}${volume === null ? '' : `, ${volume}`}`,
    spent: 'sur sa réserve',
    estimated: (part: string) => `${part} (estimé)`,
  },
  probe: {
    cut: 'capteur coupé',
    now: (value: string) => `${value} en ce moment`,
    between: (least: string, most: string) => `de ${least} à ${most} en 7 jours`,
    steady: 'la même valeur depuis 7 jours',
    stuck: (duration: string) => `mesure bloquée depuis ${duration}`,
    stuckAt: (value: string) => `à ${value}`,
    nothing: 'aucune mesure reçue',
  },
  meter: {
    cut: 'compteur coupé',
    now: (power: string) => `${power} en ce moment`,
    today: (energy: string, before: string | null) =>
      `${energy} aujourd’hui${before === null ? '' : `, contre ${before} hier à la même heure`}`,
  },
} as const
