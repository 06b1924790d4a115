import { vi } from 'vitest'

/** A window of which every media query is true, or none: happy-dom has no `matchMedia`. `vi.unstubAllGlobals` ends it. */
export const stubMedia = (matches: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
}
