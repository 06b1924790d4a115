import type { Device, DeviceId, KpiBody } from '@vigie/contracts/entities'
import { createContext, useContext } from 'react'
import { useIsFed } from './use-truth.ts'

/** Figures of today and of this month beside the live values; undefined: not there, or not offered. */
export type AssetFigures = {
  readonly day: KpiBody | undefined
  readonly month: KpiBody | undefined
  /** all of the site: what a tank is filled by is found among them; absent: not asked */
  readonly devices?: readonly Device[] | undefined
  /** where what a consumer took of its budget of the month leads, in words; absent, null: nothing is said of it */
  readonly leadWordsOf?: (taken: KpiBody['consumptions'][number]) => string | null
}

const Context = createContext<AssetFigures>({ day: undefined, month: undefined })
/** Gives tiles below it the figures that they show beside their live values. */
export const AssetFiguresProvider = Context.Provider

const useFigures = (): AssetFigures => useContext(Context)

/** What today made of a source; undefined: not known. */
export const useSourceToday = (device: DeviceId) => useFigures().day?.sources.find((one) => one.device === device)

/** What is known of a tank now beside its level; undefined: nothing. */
export const useTankNow = (id: DeviceId): TankNow | undefined => {
  const { day } = useFigures()
  const isFed = useIsFedNow(id)
  const tank = day?.storages.find((one) => one.device === id)
  return tank === undefined ? undefined : { ...tank, isFed }
}

/** Whether anything that fills this tank is at work now; null: not known. */
export const useIsFedNow = (id: DeviceId): boolean | null => useIsFed(id, useFigures().devices ?? NO_DEVICES)

/** The figures of a tank, and whether anything that fills it is at work; null: not known. */
export type TankNow = KpiBody['storages'][number] & { readonly isFed: boolean | null }
const NO_DEVICES: readonly Device[] = []

const NONE: KpiBody['storages'] = []
/** What is known of every tank now. */
export const useTanksNow = (): KpiBody['storages'] => useFigures().day?.storages ?? NONE

/** What a consumer took this month, the month, and where that leads; undefined: not known. */
export const useMonthOf = (device: DeviceId) => {
  const { month, leadWordsOf } = useFigures()
  const found = month?.consumptions.find((one) => one.device === device)
  return month === undefined || found === undefined
    ? undefined
    : { ...found, period: month.period, until: month.until, leads: leadWordsOf?.(found) ?? null }
}
