import { type LiveCommand, liveCommand } from '@vigie/contracts/live'
import { type Failure, failed } from '../outcome.ts'

// text of a client's message, whatever it is → a command, or why it is none

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

/** Messages of a client in the present stretch of time, and how many there may be. */
export type MessageBudget = { readonly most: number; readonly windowMs: number; windowStart: number; count: number }

export const createMessageBudget = (most: number, windowMs: number): MessageBudget => ({
  most,
  windowMs,
  windowStart: Number.NEGATIVE_INFINITY,
  count: 0,
})

/** Counts one message. @returns false when it is one too many for this stretch of time */
export const spend = (budget: MessageBudget): boolean => {
  const now = performance.now()
  if (now - budget.windowStart >= budget.windowMs) {
    budget.windowStart = now
    budget.count = 0
  }
  budget.count += 1
  return budget.count <= budget.most
}
