// In: pictures of a device. Out: how many there are, and what became of those of a counter, in one line.
import type { PictureWork } from '@vigie/contracts/rest/analyst'
import { plural } from '@vigie/contracts/words'
import { iaPictures } from '@/text/ia-pictures'

const { tally: words } = iaPictures
type Fate = keyof typeof words
const FATES: readonly Fate[] = ['accepted', 'review', 'rejected', 'failed']

/** « 4 lectures : 2 acceptées, 1 à vérifier, 1 échec »; empty where nothing was read. */
export const tallyWords = (works: readonly PictureWork[]): string => {
  if (works.length === 0) return ''
  const fates = works.map(fateOf)
  const told = FATES.flatMap((fate) => {
    const count = fates.filter((one) => one === fate).length
    return count === 0 ? [] : [words[fate](count)]
  })
  return [plural(works.length, 'lecture', 'lectures'), told.join(', ')].filter((part) => part !== '').join(' : ')
}

const fateOf = ({ state, result }: PictureWork): Fate | null => {
  if (state === 'failed') return 'failed'
  return result?.tool === 'meter' ? result.verdict : null
}
