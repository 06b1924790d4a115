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

/** « Bassin haut se remplit : 12,3 m³/h de plus sur la dernière heure. »; null: it is not asked. */
export const fillingWords = (
  { of, asks, claim }: CallOf<'figure'>,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string[] | null => {
  const [device] = Array.isArray(of) ? of : []
  if (asks !== 'filling' || device === undefined) return null
  const index = body.storages.findIndex((one) => one.device === device)
  const net = body.storages[index]?.netFlowM3h ?? null
  const level = figureAt(body, 'levelPct', device, undefined).now
  const name = deviceName(device, facts)
  const stands =
    level === null
      ? []
      : [`Remplissage : ${ledger.say(level, ...figureForm('levelPct', facts.site.currency))} en ce moment.`]
  if (net === null)
    return [`Je ne sais pas si ${name} se remplit ou se vide : son débit net n’est pas connu.`, ...stands]
  const still = Math.abs(net) < STILL_M3H
  const flow = ledger.say(
    { value: Math.abs(net), from: [`0/storages/${index}/netFlowM3h`], how: 'read', ...(net < 0 && { scale: -1 }) },
    'm³/h',
  )
  const yes = claim === undefined ? '' : !still && net > 0 === (claim === 'more') ? 'Oui. ' : 'Non. '
  const moves = still ? 'ne bouge guère' : net > 0 ? 'se remplit' : 'se vide'
  return [`${yes}${name} ${moves} : ${flow} de ${net < 0 ? 'moins' : 'plus'} sur la dernière heure.`, ...stands]
}
/** A net flow below it is within what levels tell, m³/h. */
const STILL_M3H = 0.1
