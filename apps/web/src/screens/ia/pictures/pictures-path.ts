import type { DeviceId } from '@vigie/contracts/entities'
import type { PictureTool } from '@vigie/contracts/rest/analyst'
import { PATHS } from '@/paths'

/** The pictures of a device that one tool reads. */
export const picturesPath = (tool: PictureTool, device: DeviceId): string =>
  `${PATHS.imageProcessing}?${new URLSearchParams({ [PICTURE_WORDS.tool]: tool, [PICTURE_WORDS.device]: device })}`
/** The parts of that address. */
export const PICTURE_WORDS = { tool: 'outil', device: 'appareil' } as const
