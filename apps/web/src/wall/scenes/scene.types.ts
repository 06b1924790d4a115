import type { Device } from '@vigie/contracts/entities'
import type { Box } from '../room.ts'

/** What every scene is given: the devices of the site, and the room between header and footer, em. */
export type SceneProps = { readonly devices: readonly Device[]; readonly box: Box }
