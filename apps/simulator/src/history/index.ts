export { describeSite } from '../devices/descriptors.ts'
export { recordHistory } from './record.ts'
