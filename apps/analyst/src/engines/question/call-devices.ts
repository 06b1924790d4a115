import { z } from 'zod'

/** What devices the site has. */
export const devicesCall = z.strictObject({
  tool: z.literal('devices'),
  operation: z.enum(['count', 'list']),
  what: z.enum([
    'all',
    'pump',
    'source',
    'storage',
    'consumption',
    'energy',
    'camera',
    'pressure',
    'flow-meter',
    'sensor',
  ]),
})
