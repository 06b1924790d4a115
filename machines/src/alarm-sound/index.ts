export * from './alarm-sound.fixtures.ts'
export * from './alarm-sound.machine.ts'
export type * from './alarm-sound.types.ts'
export * from './alarm-sound.view.ts'
