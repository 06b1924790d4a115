import { expect, test, vi } from 'vitest'
import { createWallIdentity } from './wall-identity.ts'

vi.mock('@/adapters/wall-device', () => ({ readWallSecret: () => 'a-secret', writeWallSecret: () => undefined }))
vi.mock('@/adapters/wall-gateway', () => ({
  askToken: () => new Promise(() => undefined),
  requestPairing: () => new Promise(() => undefined),
}))

const given = <T>(value: unknown): T => value as T

/** A wall that is signed in, and who hears of whoever is. */
const open = () => {
  const heard: (() => void)[] = []
  const auth = {
    getSnapshot: () => ({ matches: (state: string) => state === 'authenticated', context: { user: { uid: 'mur' } } }),
    subscribe: (one: () => void) => {
      heard.push(one)
      return { unsubscribe: () => heard.splice(heard.indexOf(one), 1) }
    },
    send: vi.fn(),
  }
  return { heard, auth, ...createWallIdentity(given({ auth, identity: {} }), false, undefined) }
}

test('a wall whose sign-in was refused renews it, whatever else is said of who was signed in before', () => {
  const { heard, auth, wall, stop } = open()
  expect(wall.getSnapshot().matches('running')).toBe(true)
  wall.send({ type: 'access.refused' })
  expect(auth.send.mock.calls).toEqual([[{ type: 'signOut.pressed' }]])
  for (const one of heard) one()
  expect(wall.getSnapshot().matches('renewing')).toBe(true)
  stop()
})

test('with the wall ends its identity, and nobody is asked any more who is signed in', () => {
  const { heard, wall, stop } = open()
  expect(heard).toHaveLength(1)
  stop()
  expect(heard).toEqual([])
  expect(wall.getSnapshot().status).toBe('stopped')
})
