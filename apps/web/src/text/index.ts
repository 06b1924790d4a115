// Everything a person reads comes from here, in French.
import { common } from './common.ts'
import { history, home } from './home.ts'
import { live } from './live.ts'

export * from './format-number.ts'
export * from './format-time.ts'
export * from './labels.ts'

export const text = { common, home, history, live } as const
