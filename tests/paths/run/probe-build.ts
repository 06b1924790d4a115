import { PROBE_BUILD as build, buildWeb, isBuildStale } from '@vigie/stack'

/** Folder of the interface built with its probe. */
export const PROBE_BUILD = build.folder

/** Builds the interface with VITE_PROBE=1 unless the build is current. Rejects with what Vite printed when it fails. */
export const buildProbe = async (): Promise<void> => {
  if (await isBuildStale(build)) await buildWeb(build)
}
