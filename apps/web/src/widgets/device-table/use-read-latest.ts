import { useCallback } from 'react'
import { useSources } from '@/data'
import type { ReadLatest } from './device-column.tsx'

/** The latest value of any series at the moment it is asked for; null: none yet. */
export const useReadLatest = (): ReadLatest => {
  const { readings } = useSources().live
  return useCallback((device, metric) => readings.get(device, metric)?.value ?? null, [readings])
}
