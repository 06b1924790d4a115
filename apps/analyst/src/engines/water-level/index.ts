export { type GaugeCalibration, type LevelReading, readLevel } from './read-level.ts'
