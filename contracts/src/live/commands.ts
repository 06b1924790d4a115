import { z } from 'zod'
import { journalPosition } from '../entities/index.ts'

const token = z.string().min(1).max(8_192).describe('identity token')

/** What a client may ask to hear; a new connection hears all of it. */
export const topic = z.enum(['journal', 'readings', 'status'])
/** What a client may ask to hear. */
export type Topic = z.infer<typeof topic>
/** Every topic: what a new connection hears. */
export const ALL_TOPICS: readonly Topic[] = topic.options

/** What a client may say (UI → gateway). The first must be `authenticate`. */
export const liveCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('authenticate'),
    token,
    resume: journalPosition.optional().describe('where this client stands; absent: it knows nothing yet'),
  }),
  z.strictObject({ type: z.literal('renew'), token }),
  z.strictObject({ type: z.literal('subscribe'), topics: z.array(topic).max(topic.options.length) }),
])
/** One message of a client on the live WebSocket. */
export type LiveCommand = z.infer<typeof liveCommand>
