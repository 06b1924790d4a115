export * from './presence.fixtures.ts'
export * from './presence.machine.ts'
export type * from './presence.types.ts'
export * from './presence.view.ts'
