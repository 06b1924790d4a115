import type { DeviceKind } from '@vigie/contracts/entities'
import type { Placed } from './placed.ts'

/** Which asset of several a mark is called after, by its main device: what is measured comes before what measures it. */
const KINDS: readonly DeviceKind[] = ['quantity', 'pump', 'energy', 'flow-meter', 'camera', 'sensor', 'pressure']

/** The asset that a mark is called after. */
export const mainOf = (group: readonly Placed[]): Placed | undefined =>
  KINDS.map((kind) => group.find(({ asset }) => asset.main.kind === kind)).find((found) => found !== undefined)

/** Key of a mark: whom it stands for. */
export const keyOf = (group: readonly Placed[]): string => group.map(({ asset }) => asset.id).join(' ')
