import { tokenClaims } from '@vigie/contracts/entities'
import type { IdentityAccounts, ManagedAccount } from '../identity/accounts.ts'
import { done, failed, type Outcome } from '../outcome.ts'
import type { IdentityDouble } from './identity-double.ts'

/** The accounts of the people of an identity double; an e-mail is `<uid>@vigie.test`. */
export type AccountsDouble = IdentityAccounts & {
  /** calls that fail, instead of doing anything */
  readonly failing: Set<keyof IdentityAccounts>
  /** claims unknown to us, by uid */
  readonly otherClaims: Map<string, Readonly<Record<string, unknown>>>
  /** whom a reset e-mail was sent */
  readonly resets: string[]
  /** what was done, in order */
  readonly acts: string[]
}

export const createAccountsDouble = (people: IdentityDouble['people']): AccountsDouble => {
  const names = new Map<string, string>()
  const managed = (uid: string): ManagedAccount | null => {
    const person = people.get(uid)
    if (person === undefined) return null
    return {
      uid,
      email: emailOf(uid),
      displayName: names.get(uid) ?? uid,
      claims: person.claims,
      customClaims: { ...it.otherClaims.get(uid), ...person.claims },
      disabled: person.disabled,
      createdAt: 0,
      lastSignInAt: null,
    }
  }
  const doing = async <T>(call: keyof IdentityAccounts, uid: string, act: () => Outcome<T>): Promise<Outcome<T>> => {
    // an answer never comes at once: what races, races here
    await new Promise(setImmediate)
    if (it.failing.has(call)) return failed('auth.unavailable')
    it.acts.push(`${call} ${uid}`)
    return act()
  }
  const withPerson = <T>(uid: string, act: (account: ManagedAccount) => T): Outcome<T> => {
    const account = managed(uid)
    return account === null ? failed('user.not-found') : done(act(account))
  }
  const change = (uid: string, change: object) => withPerson(uid, () => Object.assign(people.get(uid) ?? {}, change))
  const it: AccountsDouble = {
    failing: new Set(),
    otherClaims: new Map(),
    resets: [],
    acts: [],
    list: () => doing('list', '', () => done([...people.keys()].flatMap((uid) => managed(uid) ?? []))),
    get: (uid) => doing('get', uid, () => withPerson(uid, (account) => account)),
    create: ({ email, displayName }) => {
      const uid = email.split('@', 1)[0] ?? ''
      return doing('create', uid, () => {
        if (people.has(uid)) return failed('user.exists')
        people.set(uid, { claims: tokenClaims.parse({}), disabled: false, validAfter: 0 })
        names.set(uid, displayName)
        return withPerson(uid, (account) => account)
      })
    },
    ensure: (uid, displayName) =>
      doing('ensure', uid, () => {
        if (!people.has(uid)) people.set(uid, { claims: tokenClaims.parse({}), disabled: false, validAfter: 0 })
        names.set(uid, displayName)
        return done(uid)
      }),
    customToken: (uid) => doing('customToken', uid, () => withPerson(uid, () => `custom-token-of-${uid}`)),
    update: (uid, { displayName, disabled }) =>
      doing('update', uid, () => {
        if (displayName === null) names.delete(uid)
        else if (displayName !== undefined) names.set(uid, displayName)
        return change(uid, disabled === undefined ? {} : { disabled })
      }),
    setClaims: (uid, customClaims) =>
      doing('setClaims', uid, () => {
        const { role, platforms, ...others } = customClaims
        it.otherClaims.set(uid, others)
        return change(uid, { claims: tokenClaims.parse({ role, platforms }) })
      }),
    remove: (uid) => doing('remove', uid, () => withPerson(uid, () => people.delete(uid))),
    revoke: (uid) => doing('revoke', uid, () => change(uid, { validAfter: Date.now() + 1 })),
    sendReset: (email) => doing('sendReset', email, () => done(it.resets.push(email))),
    close: async () => undefined,
  }
  return it
}

const emailOf = (uid: string): string => `${uid}@vigie.test`
