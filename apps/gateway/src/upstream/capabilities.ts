import { type Capability, capability } from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { done, type Outcome } from '../outcome.ts'
import { listBody, type RestClient } from './rest-client.ts'
import { goodItems } from './translate.ts'

// what this upstream can do beyond the spec's calls; asked once per connection, remembered

export type Capabilities = {
  /** Asks with a person's token, unless known. A path that does not exist means: none. */
  read(token: string): Promise<Outcome<readonly Capability[]>>
  /** What is known without asking; null: nothing yet. */
  known(): readonly Capability[] | null
  /** The upstream may be another one now: ask again next time. */
  forget(): void
  /** @returns the unsubscribe */
  onKnown(listener: (capabilities: readonly Capability[]) => void): () => void
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
