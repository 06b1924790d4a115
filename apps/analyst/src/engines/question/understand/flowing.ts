// In: the words of a question without accents, and the devices of the site. Out: the call what flows, or how the water in the ground stands, now; null: it asks something else.
import type { Device, MetricId } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from './facts.ts'

/** « Qui consomme de l’eau en ce moment ? », « ça arrose ? », « niveau de la nappe ». */
export const flowingCall = (line: string, facts: Facts): CallOf<'latest'> | null => {
  const measuring = (devices: readonly Device[], metric: MetricId): string[] =>
    devices
      .filter(({ metrics }) => metrics.some(({ id }) => id === metric))
      .map(({ id }) => id)
      .slice(0, NAMED_MAX)
  const made = (metric: MetricId, of: string[], asks?: 'any' | 'total'): CallOf<'latest'> | null =>
    of.length === 0 ? null : { tool: 'latest', metric, of, ...(asks !== undefined && { asks }) }
  if (GROUND.test(line))
    return made(
      'level_m',
      measuring(
        facts.devices.filter(({ role }) => role === 'source'),
        'level_m',
      ),
    )
  if (WATERS.test(line)) return made('flow_m3h', measuring(devicesOf('consumptions', facts), 'flow_m3h'), 'any')
  return WHO.test(line) ? made('flow_m3h', measuring(devicesOf('consumptions', facts), 'flow_m3h'), 'total') : null
}
/** A call names no more devices. */
const NAMED_MAX = 24
const NOW = '(?: (?:en ce moment|maintenant|actuellement|la|tout de suite|la maintenant))'
const GROUND = new RegExp(
  `^(?:(?:quel(?:le)? (?:est|sont) |c est quoi |donne moi )?(?:les? |la )?)?(?:niveaux?|hauteur|profondeur) (?:d eau )?(?:actuel(?:le)? )?(?:de |des |d )?(?:la |les |l )?(?:nappes?|eau souterraine)${NOW}?$`,
)
const WHO = new RegExp(
  `^(?:qui|qu est ce qui|quels? (?:secteurs?|parcelles?|serres?)) (?:consomm|boi|pren|arros|irrigu|utilis|tir|coul)\\w*(?: (?:de |d )?(?:l )?eau)?${NOW}$|^debits? (?:actuels? |en cours )?(?:des|par|de chaque|de tous les|de toutes les|dans les)? ?(?:secteurs?|parcelles?)${NOW}?$|^ou (?:va|part|passe) l eau${NOW}$`,
)
const WATERS = new RegExp(
  `^(?:est ce qu(?:e|on)? )?(?:(?:ca|on) )?(?:est en train d )?(?:arrose|irrigue|arroser|irriguer)${NOW}$`,
)
