import type { CloseReason } from '@vigie/contracts/live'
import type { Principal } from '../identity/identity.ts'

/** A live connection of a verified person. */
export type LiveSession = {
  readonly bearer: { readonly principal: Principal }
  readonly close: (reason: CloseReason) => void
}

/** The live connections by person, so that a change of an account reaches all of them. */
export type Sessions = {
  readonly add: (session: LiveSession) => void
  readonly remove: (session: LiveSession) => void
  readonly of: (uid: string) => readonly LiveSession[]
  readonly closeUser: (uid: string, reason: CloseReason) => void
  /** Closes those of one sign-in: the person's other ones go on. */
  readonly closeSignIn: (of: Pick<Principal, 'uid' | 'signedInAt'>, reason: CloseReason) => void
  readonly all: () => readonly LiveSession[]
}

/** @param on called with a person's first connection, and when the last of them is gone */
export const createSessions = (on: {
  readonly onFirst: (uid: string) => void
  readonly onLast: (uid: string) => void
}): Sessions => {
  const byUser = new Map<string, Set<LiveSession>>()
  const of = (uid: string): LiveSession[] => [...(byUser.get(uid) ?? [])]
  return {
    add: (session) => {
      const { uid } = session.bearer.principal
      const known = byUser.get(uid)
      if (known === undefined) {
        byUser.set(uid, new Set([session]))
        on.onFirst(uid)
      } else known.add(session)
    },
    remove: (session) => {
      const { uid } = session.bearer.principal
      const others = byUser.get(uid)
      others?.delete(session)
      if (others?.size !== 0) return
      byUser.delete(uid)
      on.onLast(uid)
    },
    of,
    closeUser: (uid, reason) => {
      for (const session of of(uid)) session.close(reason)
    },
    closeSignIn: ({ uid, signedInAt }, reason) => {
      for (const session of of(uid)) if (session.bearer.principal.signedInAt === signedInAt) session.close(reason)
    },
    all: () => [...byUser.values()].flatMap((sessions) => [...sessions]),
  }
}
