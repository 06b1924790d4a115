import { type LiveEvent, liveEvent } from '@vigie/contracts/live'
import { z } from 'zod'

const envelope = z.object({ type: z.string() })
const KNOWN: ReadonlySet<string> = new Set(liveEvent.options.map((option) => option.shape.type.value))

export type Frame =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  /** a type that this version does not know, to be skipped */
  | { readonly kind: 'unknown'; readonly type: string }
  | { readonly kind: 'malformed'; readonly type: string | null }

/** Parses one text message of the live feed. */
export const parseFrame = (data: unknown): Frame => {
  const body = readJson(data)
  const head = envelope.safeParse(body)
  if (!head.success) return { kind: 'malformed', type: null }
  if (!KNOWN.has(head.data.type)) return { kind: 'unknown', type: head.data.type }
  const parsed = liveEvent.safeParse(body)
  return parsed.success ? { kind: 'event', event: parsed.data } : { kind: 'malformed', type: head.data.type }
}

const readJson = (data: unknown): unknown => {
  if (typeof data !== 'string') return null
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
