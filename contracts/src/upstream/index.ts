export * from './events.ts'
export * from './ingest.ts'
export * from './rest.ts'
export * from './rooms.ts'
