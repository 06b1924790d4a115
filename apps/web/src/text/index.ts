// Everything a person reads comes from here, in French.
import { auth } from './auth.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { history, home } from './home.ts'
import { live } from './live.ts'
import { shell } from './shell.ts'

export * from './format-number.ts'
export * from './format-time.ts'
export * from './labels.ts'

export const text = { auth, common, errors, home, history, live, shell } as const
