import { readFileSync } from 'node:fs'
import { decode, isPlant, type Raster, readCover } from '@vigie/analyst/engines'
import { fixed, type Table } from '../table.ts'
import { dataPath, hasData } from './data.ts'

const SET = 'vegetation'
const PICTURES = ['setaria_rgb.png', 'brassica_multi_rgb.jpg', 'silphium_subfield.png', 'geospatial_rgb.tif']
const TRUTH: Readonly<Record<string, string>> = { 'setaria_rgb.png': 'setaria_mask.png' }

/** Green cover of the pictures, and where a mask is the truth, how well its pixels are found. */
export const benchCover = async (): Promise<readonly Table[]> => {
  const rows: string[][] = []
  for (const name of PICTURES.filter((file) => hasData(SET, file))) {
    const picture = await pixels(name)
    const { cover, flaw } = readCover(picture)
    const mask = TRUTH[name]
    const truth = mask !== undefined && hasData(SET, mask) ? compare(picture, await pixels(mask)) : null
    rows.push([
      name,
      `${fixed(100 * cover.share, 2)} %`,
      fixed(cover.exg, 3),
      fixed(cover.vari, 3),
      flaw ?? '–',
      truth === null ? '–' : `${fixed(100 * truth.share, 2)} %`,
      truth === null ? '–' : fixed(truth.iou, 2),
    ])
  }
  if (rows.length === 0) return []
  return [
    {
      title: 'AI: green cover (indice RGB)',
      method:
        'Plant: ExG − ExR > 0 (Meyer and Neto 2008), a threshold fitted to nothing. One picture has a mask of its pixels as truth; no scores were published for these pictures.',
      columns: ['picture', 'cover', 'mean ExG', 'mean VARI', 'flaw', 'true cover', 'IoU'],
      rows,
    },
  ]
}

const pixels = async (name: string): Promise<Raster> => {
  const decoded = await decode(readFileSync(dataPath(SET, name)))
  if ('flaw' in decoded) throw new Error(`${name}: ${decoded.flaw}`)
  return decoded.picture
}

const compare = ({ rgb }: Raster, mask: Raster): { share: number; iou: number } => {
  let [both, either, truth] = [0, 0, 0]
  for (let at = 0; at < rgb.length; at += 3) {
    const told = isPlant(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)
    const plant = (mask.rgb[at] ?? 0) > 127
    if (told && plant) both += 1
    if (told || plant) either += 1
    if (plant) truth += 1
  }
  return { share: truth / (rgb.length / 3), iou: both / either }
}
