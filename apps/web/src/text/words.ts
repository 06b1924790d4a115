// The words of the product by subject; `text` of the index holds them all.
export { auth } from './auth.ts'
export { common } from './common.ts'
export { history } from './history.ts'
export { home } from './home.ts'
export { kpi } from './kpi.ts'
export { live } from './live.ts'
export { period } from './period.ts'
export { shell } from './shell.ts'
