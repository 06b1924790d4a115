// Everything a person reads comes from here, in French.

export * from '@vigie/contracts/format'
export * from './date-format.ts'
export * from './format-time.ts'
export * from './labels.ts'
// a namespace: each part of the product carries the words that it uses
export * as text from './words.ts'
