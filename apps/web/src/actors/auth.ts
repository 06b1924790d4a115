import { type AuthEvent, authMachine } from '@vigie/machines/auth'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Identity } from '@/adapters/identity'
import { removeTokenExpiration } from '@/adapters/storage'
import { type Inspect, watched } from './inspect.ts'

type AuthActorOptions = {
  readonly identity: Identity
  /** The one-time token that the page's address carried; null: none. */
  readonly urlToken: string | null
  readonly inspect: Inspect
}

/** The auth chart, running for as long as the page is open. By now the one-time token has left the address. */
export const createAuth = ({ identity, urlToken, inspect }: AuthActorOptions) => {
  const machine = authMachine.provide({
    actors: {
      identity: fromCallback(({ sendBack }: { sendBack: (event: AuthEvent) => void }) => identity.subscribe(sendBack)),
      signInWithPassword: fromPromise(({ input }) => identity.signIn(input)),
      confirmSecondFactor: fromPromise(({ input }) => identity.confirmSecondFactor(input.code)),
      signInWithCustomToken: fromPromise(({ input }) => identity.signInWithCustomToken(input.token)),
      signOut: fromPromise(async () => {
        await identity.signOut()
        return undefined
      }),
    },
  })
  const auth = createActor(machine, { id: 'auth', input: { urlToken }, ...watched(inspect) })
  auth.on('tokenExpiration.discarded', removeTokenExpiration)
  return auth.start()
}
export type AuthActor = ReturnType<typeof createAuth>
