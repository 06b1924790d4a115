import { sharedIdentity } from './identity.ts'

/** Global setup of vitest and Playwright: one identity emulator for the whole run. */
export default async (): Promise<() => Promise<void>> => {
  const identity = await sharedIdentity()
  return identity.stop
}
