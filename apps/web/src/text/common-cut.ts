import { plural } from '@vigie/contracts/words'

/** Power cuts with one cause, as far as their name tells of them. */
type Named = {
  /** name of what supplies all the others; null: nobody knows what it was */
  readonly source: string | null
  /** who was in it */
  readonly devices: number
  /** who has no power by it still, the source included */
  readonly lasting: number
}

const some = (count: number) => `Coupure\u00a0: ${plural(count, 'appareil', 'appareils')}`
const from = (source: string, others: number) => `Coupure ${source} et ${plural(others, 'appareil', 'appareils')}`
const over = (devices: number) => `Coupure terminée\u00a0: ${plural(devices, 'appareil', 'appareils')}`
const back = (count: number) => plural(count, 'revenu', 'revenus')

/** Devices that lost their power together: called the same in the list of alarms and among notifications. */
export const commonCut = {
  /** « Coupure : 4 appareils, 1 revenu », « Coupure Compteur général et 3 appareils » */
  title: ({ source, devices, lasting }: Named): string => {
    if (lasting === 0) return over(devices)
    const title = source === null ? some(devices) : from(source, devices - 1)
    return lasting < devices ? `${title}, ${back(devices - lasting)}` : title
  },
  over,
  /** beside a count of alarms, where cuts are counted as well */
  perAlarm: 'plusieurs coupures d’un même appareil peuvent n’être qu’une alarme',
} as const
