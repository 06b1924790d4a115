// French forms of numbers and of lengths of time that screens, files and the assistant share: one value reads the same
// wherever it is told.

export * from './duration.ts'
export * from './hours.ts'
export * from './number.ts'
