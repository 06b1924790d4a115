import { wallIdentityMachine } from '@vigie/machines/wall-identity'
import { createActor, fromPromise } from 'xstate'
import type { Identity } from '@/adapters/identity'
import { readWallSecret, writeWallSecret } from '@/adapters/wall-device'
import { askToken, requestPairing } from '@/adapters/wall-gateway'
import type { AuthActor } from './auth.ts'
import { type Inspect, watched } from './inspect.ts'

/** The chart of this screen's identity, wired to the gateway and to the chart of who is signed in. */
export const createWallIdentity = (
  { auth, identity }: { readonly auth: AuthActor; readonly identity: Identity },
  /** the address asks for a code */
  wantsCode: boolean,
  inspect: Inspect,
) => {
  const secret = readWallSecret()
  const machine = wallIdentityMachine.provide({
    actors: {
      requestPairing: fromPromise(() => requestPairing()),
      askToken: fromPromise(({ input }) => askToken(input.secret)),
    },
  })
  const wall = createActor(machine, {
    id: 'wall-identity',
    input: { random: Math.random, secret, mustPair: wantsCode && secret === null },
    ...watched(inspect),
  })
  wall.on('secret.changed', ({ secret }) => writeWallSecret(secret))
  wall.on('token.granted', ({ customToken }) => void identity.signInWithCustomToken(customToken))
  wall.on('session.ended', () => auth.send({ type: 'signOut.pressed' }))
  wall.start()
  let told = ''
  const tell = () => {
    const snapshot = auth.getSnapshot()
    const now = snapshot.matches('authenticated')
      ? 'user.reported'
      : snapshot.matches('unauthenticated')
        ? 'user.absent'
        : null
    const whose = `${now} ${snapshot.context.user?.uid ?? ''}`
    if (now === null || whose === told) return
    told = whose
    wall.send({ type: now })
  }
  const { unsubscribe } = auth.subscribe(tell)
  tell()
  return {
    wall,
    stop: () => {
      unsubscribe()
      wall.stop()
    },
  }
}
