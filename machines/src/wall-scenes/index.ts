export * from './wall-scenes.fixtures.ts'
export * from './wall-scenes.machine.ts'
export type * from './wall-scenes.types.ts'
export * from './wall-scenes.view.ts'
