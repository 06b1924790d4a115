// Facts: rows in the query cache, latest readings in the live store, the server's time.

export { ConfigProvider, HttpProvider, useConfig } from './app-context.ts'
export { useCapability, useKpis, useOutages } from './kpis.ts'
export { createLastLive, type LastLive } from './last-live.ts'
export * from './live.ts'
export { createLiveClock, type LiveClock } from './live-clock.ts'
export { createLiveStore, type LiveStore } from './live-store.ts'
export * from './queries.ts'
export { createQueryClient } from './query-client.ts'
export type { Latest, Pace } from './reading-cells.ts'
export { type ConnectionView, DataProvider, type DataSources, useSources } from './sources.ts'
export { type Theme, useTheme } from './theme.ts'
