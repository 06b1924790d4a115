import { z } from 'zod'

/** What an upstream can do beyond the spec's calls. One without this path can do none of it. */
export const capability = z.enum([
  'journal',
  'readings',
  'status',
  'devices',
  'series',
  'heartbeat',
  'kpis',
  'audit',
  'alarms',
  'goals',
  'handovers',
  'plan',
  'pictures',
  'reach',
  'walls',
])
/** Name of something that an upstream can do beyond the specification's calls. */
export type Capability = z.infer<typeof capability>
