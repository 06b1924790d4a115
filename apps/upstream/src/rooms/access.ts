import type { Socket } from 'socket.io'
import type { IdentityService } from '../identity/identity.ts'
import { type Audience, personRoom } from './audience.ts'

/** Drawn between these: how often it is asked whether somebody who listens still may, ms. */
const EVERY_MIN_MS = 30_000
const EVERY_MAX_MS = 45_000

/** Lets a person's socket be found by who they are, and ends it with their token or with their right to hear. */
export const followAccess = (
  socket: Pick<Socket, 'disconnect' | 'on' | 'join'> & { readonly data: { readonly audience: Audience } },
  { identity, now }: { readonly identity: IdentityService; readonly now: () => number },
): void => {
  const { audience } = socket.data
  if (audience === 'all') return
  void socket.join(personRoom(audience.uid))
  let timer: NodeJS.Timeout
  let hasLeft = false
  const look = async (): Promise<void> => {
    const isOver = now() >= audience.expiresAt || (await identity.verify(audience.token)) === 'invalid'
    // it may have left while it was looked at
    if (hasLeft) return
    if (isOver) socket.disconnect(true)
    else again()
  }
  const again = (): void => {
    const dueMs = EVERY_MIN_MS + Math.random() * (EVERY_MAX_MS - EVERY_MIN_MS)
    timer = setTimeout(() => void look(), Math.min(dueMs, Math.max(0, audience.expiresAt - now())))
  }
  again()
  socket.on('disconnect', () => {
    hasLeft = true
    clearTimeout(timer)
  })
}
