export * from './drawer.fixtures.ts'
export * from './drawer.machine.ts'
export type * from './drawer.types.ts'
export * from './drawer.view.ts'
