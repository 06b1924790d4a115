import type { FindingsTable, LiveStreamsTable, SiteLooksTable } from './finding-tables.ts'
import type { BoardsTable, LayoutsTable, WorksTable } from './picture-tables.ts'

/** The tables, by name. Instants are ms since 1970; JSON is text. */
export type Tables = {
  picture_works: WorksTable
  gauge_boards: BoardsTable
  meter_layouts: LayoutsTable
  findings: FindingsTable
  site_looks: SiteLooksTable
  live_streams: LiveStreamsTable
}
