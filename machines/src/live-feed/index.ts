export * from './live-feed.fixtures.ts'
export * from './live-feed.machine.ts'
export type * from './live-feed.types.ts'
export * from './live-feed.view.ts'
