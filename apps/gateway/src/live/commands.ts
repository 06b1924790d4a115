import { LIVE_LIMITS, type LiveCommand, liveCommand } from '@vigie/contracts/live'
import { type Failure, failed } from '../outcome.ts'

// a client's message (text of any kind) → a command, or why it is not one

const TYPES: ReadonlySet<unknown> = new Set(liveCommand.options.map((option) => option.shape.type.value))

export const readCommand = (text: string): { readonly ok: true; readonly value: LiveCommand } | Failure => {
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || !('type' in body)) {
    return failed('request.malformed', 'a message is a JSON object with a type')
  }
  if (!TYPES.has(body.type)) return failed('protocol.unknown-type', 'see /api/docs/asyncapi.json')
  const parsed = liveCommand.safeParse(body)
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  return failed('request.invalid', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Counts a client's messages by the second. @returns whether one more is allowed */
export const createMessageBudget = (perSecond: number = LIVE_LIMITS.commandsPerSecond): (() => boolean) => {
  let windowStart = Number.NEGATIVE_INFINITY
  let count = 0
  return () => {
    const now = performance.now()
    if (now - windowStart >= 1_000) {
      windowStart = now
      count = 0
    }
    count += 1
    return count <= perSecond
  }
}
