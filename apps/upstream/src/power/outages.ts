/**
 * A device's power supply went off, or came back; `at`: when, ms; `late`: when it was heard, because it was said late,
 * and `saidAt` is the moment that the device claims.
 */
export type PowerEdge = {
  readonly kind: 'began' | 'ended'
  readonly at: number
  readonly late: boolean
  readonly saidAt?: number
}

/** A device by site and id. */
type DeviceKey = { readonly site: string; readonly device: string }

/** What the edges of one batch write to the record of outages; `late`: one of the ends was said late. */
export type OutageChanges = {
  /** ends of outages that were open before the batch, at most one per device */
  readonly ended: readonly (DeviceKey & {
    readonly endedAt: number
    readonly late: boolean
    readonly endedSaidAt?: number
  })[]
  /** outages that began in the batch; `endedAt` null: still open after it, at most one per device */
  readonly begun: readonly (DeviceKey & {
    readonly startedAt: number
    readonly endedAt: number | null
    readonly late: boolean
    readonly startedSaidAt?: number
    readonly endedSaidAt?: number
  })[]
}

/** Folds edges, in the order in which they were applied, into outages to close and outages to add. */
export const outageChangesOf = (edges: readonly (DeviceKey & PowerEdge)[]): OutageChanges => {
  const ended: OutageChanges['ended'][number][] = []
  const begun: OutageChanges['begun'][number][] = []
  const openAt = new Map<string, number>()
  for (const { site, device, kind, at, late, saidAt } of edges) {
    const key = `${site}/${device}`
    const place = openAt.get(key)
    const open = place === undefined ? undefined : begun[place]
    const end = saidAt === undefined ? {} : { endedSaidAt: saidAt }
    if (kind === 'began') {
      openAt.set(key, begun.length)
      begun.push({
        site,
        device,
        startedAt: at,
        endedAt: null,
        late,
        ...(saidAt !== undefined && { startedSaidAt: saidAt }),
      })
    } else if (place === undefined || open === undefined) ended.push({ site, device, endedAt: at, late, ...end })
    else {
      openAt.delete(key)
      begun[place] = { ...open, endedAt: at, late: open.late || late, ...end }
    }
  }
  return { ended, begun }
}
