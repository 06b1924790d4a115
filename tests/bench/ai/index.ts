import type { Table } from '../table.ts'
import { benchAgent } from './agent.ts'
import { benchBatadal } from './batadal.ts'
import { benchCover } from './cover.ts'
import { dataPath } from './data.ts'
import { benchDigits } from './digits.ts'
import { benchFarm } from './farm.ts'
import { benchLevel } from './level.ts'
import { benchLtown } from './ltown.ts'
import { benchNab } from './nab.ts'
import { benchOpeneemeter } from './openeemeter.ts'
import { benchPhotos } from './photos.ts'
import { benchSkab } from './skab.ts'
import { benchStream } from './stream.ts'

/** Each yardstick of the AI engines, by the name that `npm run bench -- ai <name>` takes; none where its data are absent. */
const YARDSTICKS: Readonly<Record<string, () => readonly Table[] | Promise<readonly Table[]>>> = {
  skab: benchSkab,
  batadal: benchBatadal,
  ltown: benchLtown,
  openeemeter: benchOpeneemeter,
  nab: benchNab,
  farm: benchFarm,
  stream: benchStream,
  photos: benchPhotos,
  digits: benchDigits,
  level: benchLevel,
  cover: benchCover,
  agent: benchAgent,
}

/** Those that are named, else all; one line for each whose data are not on this machine. */
export const benchAi = async (asked: readonly string[]): Promise<Table[]> => {
  const named = Object.keys(YARDSTICKS).filter((name) => asked.includes(name))
  const tables: Table[] = []
  for (const name of named.length > 0 ? named : Object.keys(YARDSTICKS)) {
    const measured = (await YARDSTICKS[name]?.()) ?? []
    if (measured.length === 0)
      console.log(`bench: ai: no data for ${name} in ${dataPath()} (VIGIE_DATA names another folder)`)
    tables.push(...measured)
  }
  return tables
}
