import { chance } from './chance.ts'
import type { SitePlan } from './plan.ts'
import { chaib } from './sites/chaib.ts'
import { massa } from './sites/massa.ts'
import { tifnout } from './sites/tifnout.ts'

const TEMPLATES = [chaib, massa, tifnout] as const
const plans = new Map<string, SitePlan>(TEMPLATES.map((plan) => [plan.slug, plan]))

/**
 * The plan of a site. A slug that is none of the three demo sites gets one of their plans as its own, always the same.
 */
export const planOf = (slug: string): SitePlan => {
  const known = plans.get(slug)
  if (known !== undefined) return known
  const template = TEMPLATES[Math.floor(chance(0, slug, 0) * TEMPLATES.length)] ?? chaib
  const plan = { ...template, slug }
  plans.set(slug, plan)
  return plan
}
