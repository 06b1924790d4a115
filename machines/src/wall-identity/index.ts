export * from './wall-identity.fixtures.ts'
export * from './wall-identity.machine.ts'
export type * from './wall-identity.types.ts'
export * from './wall-identity.view.ts'
