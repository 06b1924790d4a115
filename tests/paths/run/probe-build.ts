import { PROBE_BUILD as build, buildWeb, isBuildStale } from '@vigie/stack'

/** Folder of the interface with its probe, beside the build that people get. */
export const PROBE_BUILD = build.folder

/** Builds the interface with VITE_PROBE=1, unless it is there. Rejects with what Vite printed when it does not build. */
export const buildProbe = async (): Promise<void> => {
  if (await isBuildStale(build)) await buildWeb(build)
}
