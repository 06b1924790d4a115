// In: the words of a question without accents, and the devices of the site. Out: the call what feeds the site now; null: it asks for something else.
import type { CallOf } from '../call.ts'
import type { Facts } from './facts.ts'

/** « On est sur le solaire ou le réseau ? »: what each of them gives now. */
export const supplyCall = (line: string, { devices }: Facts): CallOf<'latest'> | null => {
  if (NETWORK.test(line)) {
    const comesIn = devices.find(({ role, kind }) => role === 'source' && kind === 'flow-meter')
    return comesIn === undefined ? null : { tool: 'latest', metric: 'flow_m3h', of: [comesIn.id], asks: 'any' }
  }
  if (!EITHER.test(line)) return null
  const meters = devices.filter(
    ({ role, kind, metrics }) => role === 'energy' && kind === 'energy' && metrics.some(({ id }) => id === 'power_kw'),
  )
  return meters.length < 2 ? null : { tool: 'latest', metric: 'power_kw', of: meters.map(({ id }) => id) }
}
/** « L’eau du réseau arrive ? »: what comes in now. */
const NETWORK =
  /^(?:est ce que? )?(?:(?:il )?y a (?:t il )?)?(?:de )?l eau (?:du reseau|de la ville|de l ormva|de l office|de ville) (?:arrive|coule|vient)?(?: t elle)?(?: bien| encore| toujours)?$|^(?:est ce que? )?(?:le reseau|l ormva) (?:(?:nous )?donne|livre|fournit)(?: t il)?(?: bien| encore)?(?: de l eau)?$/
const EITHER =
  /\b(?:solaire|soleil|panneaux?|pv)\b (?:ou|ou bien|ou alors) (?:sur )?(?:le |du |l |la )?(?:reseau|onee?|electricite)\b|\b(?:reseau|onee?)\b (?:ou|ou bien) (?:sur )?(?:le |du |les )?(?:solaire|soleil|panneaux?|pv)\b/
