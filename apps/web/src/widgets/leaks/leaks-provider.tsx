import type { Device, DeviceId } from '@vigie/contracts/entities'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useKpis } from '@/data'
import { type Leak, leaksOf, TODAY } from './leaks.ts'

export type Leaks = ReadonlyMap<DeviceId, Leak>

const Context = createContext<Leaks>(new Map())

/** Gives what is below it the leaks that were found, without asking for them. */
export const KnownLeaksProvider = Context.Provider

type LeaksProviderProps = { readonly devices: readonly Device[]; readonly children: ReactNode }

/** Looks for leaks among these devices: what is below marks them. */
export const LeaksProvider = ({ devices, children }: LeaksProviderProps) => {
  const today = useKpis(TODAY).data
  const leaks = useMemo(() => new Map(leaksOf(devices, today).map((leak) => [leak.device.id, leak])), [devices, today])
  return <Context value={leaks}>{children}</Context>
}

/** The leaks found among the devices of the screen. */
export const useLeaks = (): Leaks => useContext(Context)

/** The probable leak of a consumer; undefined: none is known. */
export const useLeak = (device: DeviceId): Leak | undefined => useLeaks().get(device)
