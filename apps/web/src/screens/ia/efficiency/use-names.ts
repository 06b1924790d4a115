import { useMemo } from 'react'
import { useDevices, useSite } from '@/data'
import type { Names } from './amounts.ts'

/** What ids stand for on this site, and its currency; before it is known an id stands for itself. */
export const useNames = (): Names => {
  const devices = useDevices().data
  const site = useSite().data?.site
  return useMemo(() => {
    const byId = new Map((devices ?? []).map((device) => [device.id, device]))
    return { currency: site?.currency ?? '', deviceOf: (id) => byId.get(id), nameOf: (id) => byId.get(id)?.name ?? id }
  }, [devices, site])
}
