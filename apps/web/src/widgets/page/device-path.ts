import type { Device } from '@vigie/contracts/entities'
import { generatePath } from 'react-router-dom'
import { PATHS } from '@/paths'

const DETAIL = { source: PATHS.source, storage: PATHS.tank, consumption: PATHS.consumer, energy: PATHS.meter } as const

/** Where a device's own page is, by what it stands for. */
export const devicePath = ({ role, id }: Pick<Device, 'role' | 'id'>): string => generatePath(DETAIL[role], { id })
