import { buildFaulty } from './faulty-build.ts'

/** Playwright: the interface with doors for faults is built from the sources of today. */
export default buildFaulty
