import { plural } from '@vigie/contracts/words'

/** Devices that lost their power together: called the same in the list of alarms and among notifications. */
export const commonCut = {
  some: (count: number) => `Coupure\u00a0: ${plural(count, 'appareil', 'appareils')}`,
  from: (source: string, others: number) => `Coupure ${source}\u00a0: ${plural(others, 'appareil', 'appareils')}`,
  over: (devices: number) => `Coupure terminée\u00a0: ${plural(devices, 'appareil', 'appareils')}`,
  back: (count: number) => plural(count, 'revenu', 'revenus'),
  /** beside a count of alarms, where cuts are counted as well */
  perAlarm: 'plusieurs coupures d’un même appareil peuvent n’être qu’une alarme',
} as const
