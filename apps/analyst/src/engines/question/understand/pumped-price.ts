// In: the slots of a question, and its words without accents. Out: the call what a pumped cubic metre costs in energy; null: it asks something else.
import { dayOfSlots } from '../answer/tariff-slots.ts'
import type { CallOf } from '../call.ts'
import { monthPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { slotOf } from './figure-call.ts'
import { pastPeriods, type Slots } from './read.ts'
import { COST_PRICE } from './topic.ts'

/** « Combien coûte un m³ pompé la nuit ? »: by the energy of the pumps, at the price of these hours, else at the mean price paid. */
export const pumpedPriceCall = (slots: Slots, line: string, { site, today }: Facts): CallOf<'figure'> | null => {
  const { mentions, periods, unknown, operations: asks } = slots
  const isOfWater = WATER_PRICE.test(line)
  if (!(PUMPED.test(line) || isOfWater) || !COSTS.test(line) || RANKED.test(line) || asks.has('why')) return null
  if (mentions.named.length + unknown.length > 0 || periods.some(({ period }) => period === null)) return null
  const night =
    NIGHT.test(line) && site.tariff !== null
      ? dayOfSlots(site.tariff, Number(today.slice(5, 7)))[NIGHT_HOUR]
      : undefined
  const slot = slotOf(slots) ?? night
  const volume = Number(VOLUME.exec(line)?.[1]?.replaceAll(' ', '') ?? 1)
  const isNight = NIGHT.test(line)
  const [period = { unit: 'last-7d' as const }] = isNight ? [] : pastPeriods(slots)
  return {
    tool: 'figure',
    figure: 'kwhPerM3',
    of: 'site',
    period,
    view: 'value',
    asks: 'price',
    ...(isOfWater && { unpriced: true as const }),
    ...(volume > 1 && { volume }),
    ...(slot !== undefined && { slot }),
  }
}
/** « Pourquoi un m³ coûte plus cher ? »: by what the bill moved with, which tells what each m³ cost. */
export const whyPriceCall = (slots: Slots, line: string, { today }: Facts): CallOf<'why'> | null => {
  const { mentions, periods, unknown, operations: asks } = slots
  if (!asks.has('why') || !BY_M3.test(line) || !COSTS.test(line) || mentions.named.length + unknown.length > 0)
    return null
  if (mentions.group !== null || periods.some(({ period }) => period === null)) return null
  const [period = monthPeriod(today)] = pastPeriods(slots)
  return { tool: 'why', figure: 'cost', of: 'site', period }
}
const BY_M3 = /\b(?:m3|metres? cubes?)\b/
const PUMPED =
  /\b(?:energie|electricite|electrique)\b.*\b(?:par|au|du) m3\b|\b(?:m3|metres? cubes?)\b.*\bpomp(?:e|ee|es|ees|age)\b|\bpomp(?:er|e|ai[st]|ons) (?:un|\d[\d ]*|chaque|le|les|des) (?:m3|metres? cubes?)\b|\bpompage (?:d un|du|de|d|des|par|au|le|pour un) (?:\d[\d ]*)?(?:m3|metres? cubes?)\b/
/** « L’eau par m³ », « prix de revient du m³ », « combien coûte un m³ »: water has no price here, what it takes to pump it has. */
const WATER_PRICE = new RegExp(
  `\\beau\\b(?! (?:perdu|non|dispar)\\w*).*\\b(?:par|au|du|chaque) (?:m3|metres? cubes?)\\b|${COST_PRICE.source}`,
)
/** « Pomper 100 m³ », « 1 200 m³ pompés ». */
const VOLUME = /\b(\d{1,3}(?: \d{3})+|\d+) ?(?:m3|metres? cubes?)\b/
const COSTS = /\b(?:cout\w*|revien\w*|prix|cher|paye?|dh|dirhams?|mad|argent)\b/
/** Which pump, and whether it is the dearest, is a rank. */
const RANKED = /\b(?:le|la|les) (?:plus|moins)\b|\b(?:quel(?:le)?s?|laquelle|lequel|par|chaque) (?:pompe|forage)/
const NIGHT = /\b(?:la nuit|de nuit|nocturne)\b/
const NIGHT_HOUR = 2
