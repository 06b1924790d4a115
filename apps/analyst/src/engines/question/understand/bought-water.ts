// In: a question as typed, and the site. Out: the same, where water that is bought is called by the meter where it comes in.
import type { Facts } from './facts.ts'

/** « Eau achetée » → « eau Arrivée réseau ORMVA »: where one source alone has no motor. */
export const boughtWater = (text: string, { devices }: Pick<Facts, 'devices'>): string => {
  const [meter, ...others] = devices.filter(
    ({ role, metrics, asset, id }) =>
      role === 'source' &&
      (asset === null || asset.id === id) &&
      metrics.some((one) => one.id === 'volume_m3') &&
      !metrics.some((one) => one.id === 'energy_kwh'),
  )
  if (meter === undefined || others.length > 0) return text
  return text.replace(BOUGHT, `$1eau ${meter.name}`).replace(SET, `$1celle de ${meter.name}`)
}
const BOUGHT = /(?<![\p{L}])(l[’'])?eau (?:que l[’']on |qu[’']on )?ach[eè]t(?:ée?|ee?)(?![\p{L}])/giu
/** « Les forages contre l’eau du réseau » */
const SET = /((?:vs|versus|contre)\s+)(?:l[’']|à l[’'])?eau du r[ée]seau(?![\p{L}])/giu
