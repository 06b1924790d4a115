import type { CloseReason } from '@vigie/contracts/live'
import type { Principal } from '../plugins/identity.ts'

/** A live connection of a verified person. */
export type LiveSession = {
  principal(): Principal
  close(reason: CloseReason): void
}

/** The live connections by person, so that a change of an account reaches all of them. */
export type Sessions = {
  /** @returns the removal */
  add(session: LiveSession): () => void
  of(uid: string): readonly LiveSession[]
  closeUser(uid: string, reason: CloseReason): void
  all(): readonly LiveSession[]
}

export const createSessions = (on: { onFirst(uid: string): void; onLast(uid: string): void }): Sessions => {
  const byUser = new Map<string, Set<LiveSession>>()
  const of = (uid: string): LiveSession[] => [...(byUser.get(uid) ?? [])]
  return {
    add: (session) => {
      const { uid } = session.principal()
      const known = byUser.get(uid)
      if (known === undefined) {
        byUser.set(uid, new Set([session]))
        on.onFirst(uid)
      } else known.add(session)
      return () => {
        const rest = byUser.get(uid)
        rest?.delete(session)
        if (rest?.size !== 0) return
        byUser.delete(uid)
        on.onLast(uid)
      }
    },
    of,
    closeUser: (uid, reason) => {
      for (const session of of(uid)) session.close(reason)
    },
    all: () => [...byUser.values()].flatMap((sessions) => [...sessions]),
  }
}
