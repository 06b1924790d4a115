/** What was found on a site; `body` is the finding without what became of it. */
export type FindingsTable = {
  site: string
  id: string
  kind: string
  device: string
  body: string
  ended_at: number | null
  verdict: string | null
  verdict_by: string | null
  verdict_at: number | null
}

/** The last look at a site: pumps and schedule, and what was read for them. */
export type SiteLooksTable = { site: string; body: string; seen_from: number; seen_until: number }

/** What is remembered of a device's stream (JSON), and until when it has been looked at; learning: 0 or 1. */
export type LiveStreamsTable = { site: string; device: string; until: number; learning: number; memory: string }
