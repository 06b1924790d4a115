export * from './wall-care.fixtures.ts'
export * from './wall-care.machine.ts'
export type * from './wall-care.types.ts'
export * from './wall-care.view.ts'
