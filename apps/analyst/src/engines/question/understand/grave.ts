// In: a question whether it is grave, and the call before it. Out: how soon to act on what that call told, and what to do.
import { FINDING_CONDITIONS } from '@vigie/contracts/rest/analyst'
import type { Call } from '../call.ts'

/** « C’est grave ? » after the alarms of a device or of a kind, or after a finding; null: it asks something else, or of nothing that can be. */
export const graveCall = (line: string, before: Call | null): Call | null => {
  if (GRAVE_LEAK.test(line)) return { tool: 'alarms', operation: 'first', state: 'open', condition: 'night-flow' }
  if (!GRAVE.test(line)) return null
  if (before === null) return { tool: 'alarms', operation: 'gravest', state: 'open' }
  if (before.tool === 'alarms') {
    // of all the alarms of the site those that are critical are the answer, as of any other word of a priority
    if (before.device === undefined && before.condition === undefined) return null
    const { asks: _, operation: __, ...same } = before
    return { ...same, operation: 'first' }
  }
  if (before.tool === 'series') {
    const [device, ...others] = before.of
    return device === undefined || others.length > 0
      ? null
      : { tool: 'alarms', operation: 'first', state: 'open', device }
  }
  if (before.tool !== 'findings') return null
  const { kind, device } = before
  return {
    tool: 'alarms',
    operation: 'first',
    state: 'open',
    ...(kind && { condition: FINDING_CONDITIONS[kind] }),
    ...(device && { device }),
  }
}
const GRAVE_LEAK =
  /^(?:est ce que )?(?:la|cette|les|ces) fuites? (?:est|sont|c est)(?: t| elle| elles)* (?:\w+ )?(?:graves?|urgentes?|serieuses?|inquietantes?|importantes?)(?: ou pas)?$|^(?:est ce que )?(?:c est|est ce) (?:vraiment |tres |si )?(?:graves?|urgente?s?|serieux|inquietant) (?:la|cette|les|ces) fuites?$|\bfuites?\b.*\bgravites?\b|\bgravites?\b.*\bfuites?\b/
const GRAVE =
  /^(?:et )?(?:est ce que )?(?:c est|est ce) (?:vraiment |tres |si )?(?:grave|urgent|serieux|inquietant)(?: ou pas)?$/
