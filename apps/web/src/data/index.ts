// Facts: rows in the query cache, latest readings in the live store, the server's time.

export { HttpProvider, useConfig } from './app-context.ts'
export { followDevices } from './device-list.ts'
export { type Download, saveText, useDownload } from './downloads.ts'
export { useKpis, useOutages } from './kpis.ts'
export { createLastLive, type LastLive } from './last-live.ts'
export * from './live.ts'
export { createLiveClock } from './live-clock.ts'
export { createLiveStore } from './live-store.ts'
export * from './queries.ts'
export { createQueryClient } from './query-client.ts'
export { type ConnectionView, DataProvider, type DataSources, useSources } from './sources.ts'
export { type Theme, useTheme } from './theme.ts'
