import { type Capability, capability } from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { done, type Outcome } from '../outcome.ts'
import { isDefinite } from './answer.ts'
import { listBody, type RestClient } from './rest-client.ts'
import { goodItems } from './translate.ts'

// upstream REST → what it can do beyond the spec's calls, asked once per connection of the link and remembered

export type Capabilities = {
  /**
   * Asks with a person's token, unless it is known. An upstream that answers for good, and no list of capabilities, has
   * none, whatever it answers.
   */
  readonly read: (token: string) => Promise<Outcome<readonly Capability[]>>
  /** What the upstream answered last; null: it was never asked. */
  readonly known: () => readonly Capability[] | null
  /** Asks again next time, because the upstream may be another one now; until it answers, the old answer counts. */
  readonly forget: () => void
  /** @returns the unsubscribe */
  readonly onKnown: (listener: (capabilities: readonly Capability[]) => void) => () => void
}

/** Asks only an upstream that has the capability. */
export type Requiring = <T>(
  capability: Capability,
  token: string,
  ask: () => Promise<Outcome<T>>,
) => Promise<Outcome<T>>

/** What was concluded from an answer that does not say "no such path" is asked again after this long, ms. */
const PRESUMED_FOR_MS = 60_000

/** @param options.isMute whether the link has been up for long enough that one of ours would have sent a heartbeat */
export const createCapabilities = (rest: RestClient, { isMute }: { isMute: () => boolean }): Capabilities => {
  const listeners = new Set<(capabilities: readonly Capability[]) => void>()
  let known: readonly Capability[] | null = null
  let isForgotten = false
  /** when a presumption is to be tested again, ms since 1970 */
  let freshUntil = 0
  const learn = (capabilities: readonly Capability[], forMs: number): Outcome<readonly Capability[]> => {
    known = capabilities
    isForgotten = false
    freshUntil = Date.now() + forMs
    for (const listener of [...listeners]) listener(capabilities)
    return done(capabilities)
  }
  const ask = async (token: string): Promise<Outcome<readonly Capability[]>> => {
    const answer = await rest.get(UPSTREAM_PATHS.capabilities, token, listBody('capabilities'))
    if (answer.ok) return learn(goodItems(answer.value, capability), Number.POSITIVE_INFINITY)
    if (answer.code === 'resource.not-found' || answer.code === 'capability.missing')
      return learn([], Number.POSITIVE_INFINITY)
    // one that has had capabilities is in trouble, not another one
    if (known !== null && known.length > 0) return done(known)
    if (answer.code === 'auth.invalid') {
      // of an unknown path these words say nothing of the token: a call of the specification decides
      const spec = await rest.get(UPSTREAM_PATHS.projects, token, listBody('users'))
      if (!spec.ok && (spec.code === 'auth.invalid' || !isDefinite(spec))) return spec
      return learn([], PRESUMED_FOR_MS)
    }
    return isDefinite(answer) || isMute() ? learn([], PRESUMED_FOR_MS) : answer
  }
  return {
    read: async (token) => {
      if (known === null || isForgotten) return ask(token)
      if (Date.now() >= freshUntil) {
        freshUntil = Date.now() + PRESUMED_FOR_MS
        // nobody waits for it: such an upstream may let the call hang
        void ask(token)
      }
      return done(known)
    },
    known: () => known,
    forget: () => {
      isForgotten = true
    },
    onKnown: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
