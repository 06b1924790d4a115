// In: a question whether a tank fills or empties, the figures and the latest readings. Out: what is said: the last hour by its level, the present by what fills it.
import { inletsOf, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { isFilled } from './is-filled.ts'
import { createLedger, figureForm } from './ledger.ts'
import type { Bodies } from './reads.ts'
import { deviceName } from './words.ts'

type Call = CallOf<'figure'>

/** « Bassin haut se remplit : 12,3 m³/h de plus sur la dernière heure. », « Non : rien ne remplit Bassin haut en ce moment ; … ». */
export const tellFilling = (
  { of, claim }: Call,
  body: KpiBody,
  latest: Bodies['latest'] | null,
  facts: Facts,
): Told => {
  const [device = ''] = Array.isArray(of) ? of : []
  const ledger = createLedger()
  const index = body.storages.findIndex((one) => one.device === device)
  const net = body.storages[index]?.netFlowM3h ?? null
  const level = figureAt(body, 'levelPct', device, undefined).now
  const filled = isFilled(device, latest, facts)
  const hasInlets = inletsOf(device, facts.devices).length > 0
  const name = deviceName(device, facts)
  const amount = (unit: string): string =>
    net === null
      ? ''
      : ledger.say(
          {
            value: Math.abs(net),
            from: [`0/storages/${index}/netFlowM3h`],
            how: 'read',
            ...(net < 0 && { scale: -1 }),
          },
          unit,
        )
  const lead = (() => {
    if (net === null)
      return filled === 'no'
        ? `${claim === 'more' ? 'Non : r' : 'R'}ien ne remplit ${name} en ce moment ; ce qu’il a gagné ou perdu n’est pas connu.`
        : `Je ne sais pas si ${name} se remplit ou se vide : son débit net n’est pas connu.`
    const still = Math.abs(net) < STILL_M3H
    const moved = still
      ? `il n’a guère bougé (${amount('m³')}) sur la dernière heure`
      : `il a ${net > 0 ? 'monté' : 'baissé'} de ${amount('m³')} sur la dernière heure`
    // what rose within the hour may have stopped since: only what fills it tells
    if (filled === 'no' && (claim !== 'less' || net > 0))
      return `${claim === 'more' ? 'Non : r' : 'R'}ien ne remplit ${name} en ce moment ; ${moved}.`
    if (filled === 'open' && hasInlets) return `${name} : ${moved} ; s’il se remplit en ce moment n’est pas connu.`
    const yes = claim === undefined ? '' : !still && net > 0 === (claim === 'more') ? 'Oui. ' : 'Non. '
    const moves = still ? 'ne bouge guère' : net > 0 ? 'se remplit' : 'se vide'
    return `${yes}${name} ${moves} : ${amount('m³/h')} de ${net < 0 ? 'moins' : 'plus'} sur la dernière heure.`
  })()
  const stands =
    level === null
      ? []
      : [`Remplissage : ${ledger.say(level, ...figureForm('levelPct', facts.site.currency))} en ce moment.`]
  return { ...unknown(), sentences: [lead, ...stands], noted: ledger.noted(), main: level?.value ?? null, known: true }
}
/** A net flow below it is within what levels tell, m³/h. */
const STILL_M3H = 0.1
