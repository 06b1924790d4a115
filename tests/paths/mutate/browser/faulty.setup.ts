import { buildFaulty } from './faulty-build.ts'

/** Global setup of Playwright: builds the interface with doors for faults from the current sources. */
export default (): Promise<void> => buildFaulty()
