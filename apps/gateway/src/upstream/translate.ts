import { type ReadingRow, readingRow, siteSlug } from '@vigie/contracts/entities'
import { deviceEvent, heartbeatEvent, journalEvent, statusEvent, UPSTREAM_EVENTS } from '@vigie/contracts/upstream'
import { z } from 'zod'
import type { UpstreamFact } from './facts.ts'

// Socket.IO event (a name, a payload of any shape) → a fact; what does not parse is counted and skipped

export type Translate = (event: string, payload: unknown) => UpstreamFact | null

/**
 * @param notificationEvent name of the spec's notification event
 * @param onMalformed called with the kind and number of items that did not parse, without their content
 */
export const createTranslate =
  (notificationEvent: string, onMalformed: (kind: string, count: number) => void): Translate =>
  (event, payload) => {
    const skip = (kind: string): null => {
      onMalformed(kind, 1)
      return null
    }
    if (event === notificationEvent) return { type: 'notification', site: siteOf(payload) }
    switch (event) {
      case UPSTREAM_EVENTS.journal: {
        const parsed = journalEvent.safeParse(payload)
        return parsed.success ? { type: 'journal', ...parsed.data } : skip('journal')
      }
      case UPSTREAM_EVENTS.device: {
        const parsed = deviceEvent.safeParse(payload)
        return parsed.success ? { type: 'device', ...parsed.data } : skip('device')
      }
      case UPSTREAM_EVENTS.status: {
        const parsed = statusEvent.safeParse(payload)
        return parsed.success ? { type: 'status', ...parsed.data } : skip('status')
      }
      case UPSTREAM_EVENTS.heartbeat: {
        const parsed = heartbeatEvent.safeParse(payload)
        return parsed.success ? { type: 'heartbeat', ...parsed.data } : skip('heartbeat')
      }
      case UPSTREAM_EVENTS.readings: {
        const parsed = readingsEnvelope.safeParse(payload)
        if (!parsed.success) return skip('readings')
        const rows = goodRows(parsed.data.rows)
        const bad = parsed.data.rows.length - rows.length
        if (bad > 0) onMalformed('reading', bad)
        return { type: 'readings', site: parsed.data.site, rows }
      }
      default:
        return null
    }
  }

/** Rows are parsed one by one where needed, so that a bad one does not cost the others. */
const readingsEnvelope = z.object({ site: siteSlug, rows: z.array(z.unknown()) })
const allRows = z.array(readingRow)

/** The rows that parse, in order. */
export const goodRows = (rows: readonly unknown[]): ReadingRow[] => goodItems(rows, readingRow, allRows)

/** The items that parse, in order. */
export const goodItems = <T>(
  items: readonly unknown[],
  item: z.ZodType<T>,
  all: z.ZodType<T[]> = z.array(item),
): T[] => {
  const whole = all.safeParse(items)
  if (whole.success) return whole.data
  return items.flatMap((candidate) => {
    const parsed = item.safeParse(candidate)
    return parsed.success ? [parsed.data] : []
  })
}

/** The notification event only says that there is one: the notification is read by REST, its site alone is used. */
const siteOf = (payload: unknown): string | null => {
  const parsed = z.object({ site: siteSlug }).safeParse(payload)
  return parsed.success ? parsed.data.site : null
}
