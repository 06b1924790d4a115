import type { DeviceId } from '@vigie/contracts/entities'
import { type PictureTool, pictureTool } from '@vigie/contracts/rest/analyst'
import { useSearch } from '@/ui/use-search'
import { PICTURE_WORDS } from './pictures-path.ts'

const { tool: TOOL, device: DEVICE } = PICTURE_WORDS

/** Which tool reads, and for which device, as the address says; a device of another tool is not kept. */
export const usePictureChoice = () => {
  const [search, setSearch] = useSearch()
  return {
    tool: pictureTool.catch('meter').parse(search.get(TOOL)),
    device: search.get(DEVICE),
    chooseTool: (tool: PictureTool) =>
      setSearch((words) => {
        words.set(TOOL, tool)
        words.delete(DEVICE)
        return words
      }),
    chooseDevice: (device: DeviceId) =>
      setSearch((words) => {
        words.set(DEVICE, device)
        return words
      }),
  }
}
