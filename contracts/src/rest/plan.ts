import { z } from 'zod'
import { sitePlan } from '../entities/index.ts'

/** GET /api/site/plan: what lies on the site, for its map. */
export const planResponse = z.object({ plan: sitePlan.nullable().describe('null: the site was given without one') })
/** Answer of GET /api/site/plan. */
export type PlanResponse = z.infer<typeof planResponse>
