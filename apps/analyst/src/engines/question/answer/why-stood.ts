// In: a question why a pump gave nothing, and the figures of the time. Out: that it did give, or that no pump of the site ran, with what brought water instead.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { figureAt } from './figure-at.ts'
import { figureForm, type Ledger } from './ledger.ts'
import { deviceName } from './words.ts'

/** What a meter tells of less is noise, m³. */
const LEAST_M3 = 0.5

/** What holds of every pump is no matter of the one that is asked about. */
export const whyStood = (call: CallOf<'why'>, kpis: KpiBody, facts: Facts, ledger: Ledger): readonly string[] => {
  const [id] = call.of === 'site' ? [] : call.of
  if (call.asks !== 'nothing' || id === undefined) return []
  const { currency } = facts.site
  const own = figureAt(kpis, 'volumeM3', id, undefined).now
  const isPump = kpis.sources.some(({ device }) => device === id)
  if (own !== null && own.value > LEAST_M3)
    return [
      `Non, ${deviceName(id, facts)} a ${isPump ? 'donné' : 'reçu'} ${ledger.say(own, ...figureForm('volumeM3', currency))}.`,
    ]
  const pumps = kpis.sources.flatMap(({ runningHours: { value } }) => (value === null ? [] : [value]))
  if (!isPump || pumps.length < 2 || pumps.some((hours) => hours > 0)) return []
  const others = kpis.sources.flatMap(({ device, runningHours }) => {
    const { now } = figureAt(kpis, 'volumeM3', device, undefined)
    return runningHours.value !== null || now === null || now.value <= LEAST_M3
      ? []
      : [`${deviceName(device, facts)} a donné ${ledger.say(now, ...figureForm('volumeM3', currency))}`]
  })
  const stock = figureAt(kpis, 'storedDeltaM3', 'site', undefined).now
  const held =
    stock === null || Math.abs(stock.value) <= LEAST_M3
      ? []
      : [
          `les bassins ont ${stock.value < 0 ? 'rendu' : 'gagné'} ${ledger.say({ ...stock, value: Math.abs(stock.value) }, 'm³')}`,
        ]
  const instead = [...others, ...held]
  return [
    `Aucune pompe du site n’a marché, pas seulement ${deviceName(id, facts)}${instead.length === 0 ? '' : ` ; pendant ce temps, ${instead.join(' et ')}`}.`,
  ]
}
