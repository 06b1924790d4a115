import { authView } from '@vigie/machines/auth'
import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { Identity } from '@/adapters/identity'
import type { AuthActor } from './auth.ts'

export type { EnrolmentKey, SecondFactorEnrolmentFailure } from '@/adapters/identity'

type Account = { readonly auth: AuthActor; readonly identity: Identity }
const Context = createContext<Account | null>(null)
export const AccountProvider = Context.Provider

const useAccount = (): Account => {
  const account = useContext(Context)
  if (!account) throw new Error('no AccountProvider above')
  return account
}

/** The auth chart, to send it what the person did. */
export const useAuthActor = (): AuthActor => useAccount().auth
/** The identity service: tokens, password, display name. */
export const useIdentity = (): Identity => useAccount().identity
/** The session as screens read it (R1.4). */
export const useAuth = () => useSelector(useAuthActor(), authView, shallowEqual)
