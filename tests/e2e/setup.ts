import { buildWeb, isBuildStale, PROBE_BUILD } from '@vigie/stack'
import identity from '../harness/identity.setup.ts'

/** One identity emulator for the whole run, and both builds of the interface: with its probe, and as people get it. */
export default async (): Promise<() => Promise<void>> => {
  if (await isBuildStale()) await buildWeb()
  if (await isBuildStale(PROBE_BUILD)) await buildWeb(PROBE_BUILD)
  return identity()
}
