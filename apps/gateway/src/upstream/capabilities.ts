import { type Capability, capability } from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { done, type Outcome } from '../outcome.ts'
import { listBody, type RestClient } from './rest-client.ts'
import { goodItems } from './translate.ts'

// upstream REST → what it can do beyond the spec's calls, asked once per connection of the link and remembered

export type Capabilities = {
  /** Asks with a person's token, unless it is known. An upstream without the path can do none of it. */
  readonly read: (token: string) => Promise<Outcome<readonly Capability[]>>
  /** What the upstream answered last; null: it was never asked. */
  readonly known: () => readonly Capability[] | null
  /** Asks again next time, because the upstream may be another one now; until it answers, the old answer counts. */
  readonly forget: () => void
  /** @returns the unsubscribe */
  readonly onKnown: (listener: (capabilities: readonly Capability[]) => void) => () => void
}

export const createCapabilities = (rest: RestClient): Capabilities => {
  const listeners = new Set<(capabilities: readonly Capability[]) => void>()
  let known: readonly Capability[] | null = null
  let isFresh = false
  const learn = (capabilities: readonly Capability[]): Outcome<readonly Capability[]> => {
    known = capabilities
    isFresh = true
    for (const listener of [...listeners]) listener(capabilities)
    return done(capabilities)
  }
  return {
    read: async (token) => {
      if (known !== null && isFresh) return done(known)
      const answer = await rest.get(UPSTREAM_PATHS.capabilities, token, listBody('capabilities'))
      if (answer.ok) return learn(goodItems(answer.value, capability))
      if (answer.code === 'resource.not-found' || answer.code === 'capability.missing') return learn([])
      return known === null ? answer : done(known)
    },
    known: () => known,
    forget: () => {
      isFresh = false
    },
    onKnown: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
