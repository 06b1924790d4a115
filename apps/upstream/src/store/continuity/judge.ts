import type { Marker } from './marker.ts'

/** What is found when an embedded database is opened. */
export type Found = {
  readonly marker: Marker | 'copied' | null
  readonly epoch: string
  readonly boot: string | null
  readonly logEnd: bigint
  /** its files as they stood before it was opened */
  readonly files: Readonly<Record<string, string>>
}

/**
 * Why an embedded database cannot be shown to hold all it ever held, as a sentence to go on from "because"; null: it
 * can. A process killed on the same run of the kernel has lost nothing; neither has one that closed it in order.
 */
export const doubtOf = ({ marker, epoch, boot, logEnd, files }: Found): string | null => {
  if (marker === null) return 'nothing beside the database says which one was here before'
  if (marker === 'copied') return 'its folder was copied here, or put back from a copy'
  if (marker.epoch !== epoch) return 'another database was put in its place'
  if (logEnd < marker.logEnd) return 'it is older than when it was last open'
  if (Object.entries(marker.files).some(([name, change]) => files[name] !== change))
    return 'its files were put back from a copy'
  if (marker.state === 'closed') return null
  if (boot === null || marker.boot === null)
    return 'it was not closed in order, and this system does not say whether it started again since'
  if (marker.boot !== boot) return 'the machine stopped without closing it, which may have taken its last second'
  return null
}
