import { authView } from '@vigie/machines/auth'
import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { AuthActor } from './auth.ts'

const Context = createContext<AuthActor | null>(null)
export const AuthProvider = Context.Provider

/** The auth chart itself: to tell it what the person did. */
export const useAuthActor = (): AuthActor => {
  const auth = useContext(Context)
  if (!auth) throw new Error('no AuthProvider above')
  return auth
}

/** The session as screens read it (R1.4). */
export const useAuth = () => useSelector(useAuthActor(), authView, shallowEqual)
