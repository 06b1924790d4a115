import { BAKED_FAULT, FAULT_COOKIE, type Fault, readFault } from './fault.ts'

/** The fault that this page was served or loaded with, by its cookie; null: none. */
export const faultOfPage = (): Fault | null => {
  const baked = document.documentElement.getAttribute(BAKED_FAULT)
  if (baked !== null) return readFault(baked)
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${FAULT_COOKIE}=`))
  return cookie === undefined ? null : readFault(cookie.slice(FAULT_COOKIE.length + 1))
}
