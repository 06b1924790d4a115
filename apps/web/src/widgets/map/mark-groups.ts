import type { DeviceKind } from '@vigie/contracts/entities'
import type { Placed } from './placed.ts'

/** Which device of several a mark is called after: what is measured comes before what measures it. */
const KINDS: readonly DeviceKind[] = ['quantity', 'pump', 'energy', 'flow-meter', 'camera', 'sensor', 'pressure']

/** The device that a mark is called after. */
export const mainOf = (group: readonly Placed[]): Placed | undefined =>
  KINDS.map((kind) => group.find(({ device }) => device.kind === kind)).find((found) => found !== undefined)

/** Key of a mark: whom it stands for. */
export const keyOf = (group: readonly Placed[]): string => group.map(({ device }) => device.id).join(' ')
