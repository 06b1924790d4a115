/** One picture and what became of it; `result`, `correction` and `stored` are JSON of the contract. */
export type WorksTable = {
  id: string
  site: string
  device: string
  tool: string
  source: string
  at_ms: number
  asked_by: string
  state: string
  flaw: string | null
  result: string | null
  correction: string | null
  stored: string | null
  /** as sent until it was looked at, then upright and shrunk */
  photo: Uint8Array | null
  crop: Uint8Array | null
}

export type BoardsTable = { site: string; device: string; board: string }
export type LayoutsTable = { site: string; device: string; whole: number; decimals: number }
