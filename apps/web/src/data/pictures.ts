// Pictures of a camera. None is told of live: the list, which is short, is read again while the page is in view.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DeviceId, PictureInfo } from '@vigie/contracts/entities'
import { picturesResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

const REREAD_MS = 20_000
/** how long bytes that nobody looks at are kept */
const BYTES_KEPT_MS = 30_000

/** What is kept of a camera's pictures, newest first. */
export const usePictures = (camera: DeviceId) => {
  const http = useHttp()
  const enabled = useMayAsk('pictures')
  return useQuery({
    queryKey: ['pictures', camera],
    queryFn: async ({ signal }) =>
      (await http.get(pathOf(REST_PATHS.pictures, camera), picturesResponse, {}, signal)).pictures,
    refetchInterval: REREAD_MS,
    enabled,
  })
}

/** A picture with its bytes; while another one loads, the one before stays in view. */
export const usePicture = (camera: DeviceId, info: PictureInfo) => {
  const http = useHttp()
  return useQuery({
    queryKey: ['picture', camera, info.id],
    queryFn: async () => ({
      info,
      bytes: await http.download(pathOf(REST_PATHS.picture, camera), { id: info.id }),
    }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: BYTES_KEPT_MS,
  })
}

const pathOf = (path: string, camera: DeviceId): string => path.replace(':id', encodeURIComponent(camera))
