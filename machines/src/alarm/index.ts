export * from './alarm.fixtures.ts'
export * from './alarm.life.ts'
export * from './alarm.machine.ts'
export type * from './alarm.types.ts'
