export type { Signals } from './anomaly/design.ts'
export {
  createDeviceStream,
  type DeviceMemory,
  type DeviceRow,
  type DeviceStream,
  isStreamed,
  type Rejections,
} from './anomaly/device-stream.ts'
export type { Verdict } from './anomaly/judge.ts'
export type { Moved } from './anomaly/moved.ts'
export {
  learnRelations,
  type PlantRow,
  type PlantVerdict,
  RELATION_SETTINGS,
  type RelationSettings,
  type Relations,
} from './anomaly/relations.ts'
export { type Episode, STREAM_SETTINGS, type StreamSettings } from './anomaly/stream.ts'
export { createWatch, WATCH_SETTINGS, type Watch, type WatchSettings } from './anomaly/watch.ts'
export { type Leakage, leakageOf } from './leak/balance.ts'
export { type Leak, type Night, type NightFlow, type NightFlowSettings, nightFlowOf } from './leak/night-flow.ts'
export {
  type MeterContext,
  type MeterNetworks,
  type MeterReading,
  type MeterWeights,
  openMeterNetworks,
  openNetwork,
  readMeter,
  readWheels,
  WHEEL_HEIGHT,
  WHEEL_WIDTH,
} from './meter-reading/index.ts'
export { decode, encodeJpeg, type Raster, resized, turned } from './pictures/index.ts'
export { type Baseline, type BaselineHour, LEAST_HOURS, learnBaseline } from './savings/baseline.ts'
export { type DegreeDaySaving, degreeDaySaving, type EnergyDay } from './savings/degree-days.ts'
export { type Estimate, isStated } from './savings/interval.ts'
export type { Measured } from './savings/measured.ts'
export { type PumpDay, type PumpDrift, pumpDriftOf } from './savings/pump-drift.ts'
export { type Plan, type Pump, planPumps, type Tank } from './savings/schedule.ts'
export { type SiteDay, type TariffShift, tariffShiftOf } from './savings/tariff-shift.ts'
export type { Finding, FindingKind } from './site/finding.ts'
export type { Hour, SiteHistory } from './site/history.ts'
export { inspectSite, type SiteReport } from './site/inspect.ts'
export { compareCover, isPlant, readCover } from './vegetation/index.ts'
export { type GaugeCalibration, type LevelReading, readLevel } from './water-level/index.ts'
