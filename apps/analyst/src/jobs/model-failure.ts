import { APICallError, RetryError } from 'ai'

/** Of an error of a language model: what an administrator needs to mend it. */
export type ModelFailure = {
  readonly name: string
  /** status of its answer; absent: it did not answer */
  readonly status?: number
  /** code of the connection's failure */
  readonly code?: string
  /** what its service said, without the key */
  readonly said?: string
}

const SAID_MAX = 300

/** What of an error is logged: neither the key nor the question, whatever the service repeats of them. */
export const modelFailure = (error: unknown, key: string | null): ModelFailure => {
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (!(last instanceof Error)) return { name: typeof last }
  const code = codeOf(last)
  const common = { name: last.name, ...(code !== null && { code }) }
  if (!APICallError.isInstance(last)) return common
  // an answer of 200 that does not parse may repeat the question
  const isRefusal = last.statusCode !== undefined && last.statusCode >= 400
  return {
    ...common,
    ...(last.statusCode !== undefined && { status: last.statusCode }),
    ...(isRefusal && { said: withoutKey(last.message, key).slice(0, SAID_MAX) }),
  }
}

const codeOf = (error: Error): string | null => {
  for (let one: unknown = error; one instanceof Error; one = one.cause)
    if ('code' in one && typeof one.code === 'string') return one.code
  return null
}

const withoutKey = (text: string, key: string | null): string =>
  (key === null ? text : text.replaceAll(key, '…')).replaceAll(/\b(?:sk-[\w*.-]+|bearer\s+\S+)/gi, '…')
