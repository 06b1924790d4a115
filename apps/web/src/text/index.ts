// Everything a person reads comes from here, in French.
import { auth } from './auth.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { history, home } from './home.ts'
import { chart, exportText, kpi, period, table } from './kpi.ts'
import { live } from './live.ts'
import { pages } from './pages.ts'
import { shell } from './shell.ts'

export * from './date-format.ts'
export * from './format-number.ts'
export * from './format-time.ts'
export * from './labels.ts'

export const text = {
  auth,
  common,
  errors,
  home,
  history,
  chart,
  exportText,
  kpi,
  period,
  table,
  live,
  pages,
  shell,
} as const
