import { z } from 'zod'
import { sitePlan } from '../entities/index.ts'

/** Answer of GET plan of a site: what lies on it, for its map. */
export const planBody = z.object({ plan: sitePlan.nullable().describe('null: the site was given without one') })
/** Answer of GET plan. */
export type PlanBody = z.infer<typeof planBody>
