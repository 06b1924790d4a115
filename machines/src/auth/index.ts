export * from './auth.fixtures.ts'
export * from './auth.machine.ts'
export type * from './auth.types.ts'
export * from './auth.view.ts'
