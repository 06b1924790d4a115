export { compareCover, readCover } from './change.ts'
export { isPlant } from './cover.ts'
