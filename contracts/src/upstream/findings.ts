import { z } from 'zod'
import { deviceId, epochMs, findingCondition, findingKind, siteSlug } from '../entities/index.ts'

/** One thing that the analyst found out about a device, as it stands now: told again it changes nothing. */
export const toldFinding = z.strictObject({
  device: deviceId,
  condition: findingCondition,
  kind: findingKind.optional().describe('which of the things that the condition can mean; absent: not said'),
  holds: z.boolean().describe('false: it is over'),
  at: epochMs.describe('since when it holds, or when it was over'),
  value: z.number().nullable().describe('what was measured, unit of the condition'),
  threshold: z.number().nullable().describe('what was to be expected, unit of the condition'),
})
/** One thing that the analyst found out about a device. */
export type ToldFinding = z.infer<typeof toldFinding>

/** The most that one call tells. */
export const FINDINGS_PER_CALL = 200
/** POST findings, by a service: what was found out about devices of a site becomes alarms, or ends them. Answer 202. */
export const findingsRequest = z.strictObject({
  site: siteSlug,
  findings: z.array(toldFinding).min(1).max(FINDINGS_PER_CALL),
})
/** Body of POST findings. */
export type FindingsRequest = z.infer<typeof findingsRequest>
