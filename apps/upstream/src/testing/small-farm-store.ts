import { createDirectory, type Directory } from '../directory/directory.ts'
import type { Point } from '../series/weave.ts'
import { saveSites } from '../store/sites.ts'
import type { Store } from '../store/store.ts'
import { createTestStore, type DatabaseKind } from './databases.ts'
import { storeAll } from './farm.ts'
import { FARM_DEVICES, PARIS, UNTIL } from './small-farm.ts'

type SmallFarm = {
  readonly store: Store
  readonly directory: Directory
  readonly close: () => Promise<void>
}

/** A throwaway database with the small farm's site and devices and these readings, by `device/metric`. */
export const createSmallFarm = async (
  kind: DatabaseKind,
  readings: Readonly<Record<string, readonly Point[]>>,
  until = UNTIL,
): Promise<SmallFarm> => {
  const { store, close } = await createTestStore(kind)
  await saveSites(store.db, [PARIS])
  const directory = await createDirectory(store)
  await directory.save(FARM_DEVICES)
  await storeAll(store.db, directory, PARIS.slug, readings, until)
  return { store, directory, close }
}
