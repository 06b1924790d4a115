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
  meter: {
    cut: 'compteur coupé',
    now: (power: string) => `${power} en ce moment`,
    today: (energy: string, before: string | null) =>
      `${energy} aujourd’hui${before === null ? '' : `, contre ${before} hier à la même heure`}`,
  },
} as const
