export * from './close-codes.ts'
export * from './commands.ts'
export * from './envelope.ts'
export * from './events.ts'
