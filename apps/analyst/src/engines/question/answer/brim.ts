// In: a question whether a tank is full or empty, and the figures. Out: yes or no, with how full it is.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { figureAt } from './figure-at.ts'
import { figureForm, type Ledger } from './ledger.ts'
import { deviceName } from './words.ts'

/** A level this near its end is at it, points of %. */
const WITHIN_PCT = 0.5
/** A tank this full is at its brim, %. */
export const BRIM_PCT = 100 - WITHIN_PCT

/** « Non. Bassin haut – remplissage : 76 % en ce moment. »; null: it is not asked, or no level is known. */
export const brimWords = (
  { of, asks }: CallOf<'figure'>,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string[] | null => {
  const [device] = Array.isArray(of) ? of : []
  if ((asks !== 'full' && asks !== 'empty') || device === undefined) return null
  const level = figureAt(body, 'levelPct', device, undefined).now
  if (level === null) return null
  const holds = asks === 'full' ? level.value >= BRIM_PCT : level.value <= WITHIN_PCT
  const text = ledger.say(level, ...figureForm('levelPct', facts.site.currency))
  return [`${holds ? 'Oui' : 'Non'}. ${deviceName(device, facts)} – remplissage : ${text} en ce moment.`]
}
