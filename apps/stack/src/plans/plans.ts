import { type SitePlan, sitePlan } from '@vigie/contracts/entities'
import chaib from './chaib.json' with { type: 'json' }
import massa from './massa.json' with { type: 'json' }
import tifnout from './tifnout.json' with { type: 'json' }

/** What lies on the demo sites, drawn up around the places of the virtual farm's devices. */
export const DEMO_PLANS: Readonly<Record<'chaib' | 'massa' | 'tifnout', SitePlan>> = {
  chaib: sitePlan.parse(chaib),
  massa: sitePlan.parse(massa),
  tifnout: sitePlan.parse(tifnout),
}
