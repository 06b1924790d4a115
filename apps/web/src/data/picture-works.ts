// Pictures that the analyst reads: sending one, following it, those kept, what people say of them, boards.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeviceId } from '@vigie/contracts/entities'
import {
  ANALYST_PATHS,
  type GaugeBoard,
  gaugeBoardResponse,
  type PictureTool,
  type PictureWork,
  pictureWorkResponse,
  pictureWorksResponse,
} from '@vigie/contracts/rest/analyst'
import { useHttp } from './app-context.ts'

const WORKS = ['picture-works'] as const
const FOLLOWED_EVERY_MS = 1_000
const REREAD_MS = 30_000

/** Whether a picture is still to be read, or being read. */
export const isUnderWay = ({ state }: Pick<PictureWork, 'state'>): boolean => state === 'waiting' || state === 'running'

const everyMs = (works: readonly PictureWork[] | undefined): number =>
  works?.some(isUnderWay) === true ? FOLLOWED_EVERY_MS : REREAD_MS

/** Pictures of a device, newest first; asked often while one is being read. */
export const usePictureWorks = (tool: PictureTool, device: DeviceId) => {
  const http = useHttp()
  return useQuery({
    queryKey: [...WORKS, tool, device],
    queryFn: async ({ signal }) =>
      (await http.get(ANALYST_PATHS.pictures, pictureWorksResponse, { tool, device }, signal)).works,
    refetchInterval: ({ state }) => everyMs(state.data),
  })
}

/** The last pictures of the whole site, of every tool, newest first. */
export const useSitePictures = () => {
  const http = useHttp()
  return useQuery({
    queryKey: [...WORKS, 'site'],
    queryFn: async ({ signal }) => (await http.get(ANALYST_PATHS.pictures, pictureWorksResponse, {}, signal)).works,
    refetchInterval: ({ state }) => everyMs(state.data),
  })
}

/** What is asked about a device's pictures; each answer is read again from the analyst. */
export const usePictureActs = (tool: PictureTool, device: DeviceId) => {
  const http = useHttp()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: WORKS })
  const path = (of: string, id: string) => of.replace(':id', id)
  const send = useMutation({
    mutationFn: (file: Blob) => http.send(ANALYST_PATHS.pictures, pictureWorkResponse, file, { tool, device }),
    onSettled,
  })
  const take = useMutation({
    mutationFn: (camera: DeviceId) =>
      http.post(ANALYST_PATHS.pictureFromCamera, pictureWorkResponse, { tool, device, camera }),
    onSettled,
  })
  const cancel = useMutation({
    mutationFn: (id: string) => http.post(path(ANALYST_PATHS.pictureCancel, id), pictureWorkResponse, {}),
    onSettled,
  })
  const correct = useMutation({
    mutationFn: ({ id, value }: { readonly id: string; readonly value: number }) =>
      http.post(path(ANALYST_PATHS.pictureCorrection, id), pictureWorkResponse, { value }),
    onSettled,
  })
  return { send, take, cancel, correct }
}

/** Bytes of one of a work's pictures. */
export const useWorkPicture = (id: string, file: 'photo' | 'crop', enabled: boolean) => {
  const http = useHttp()
  return useQuery({
    queryKey: ['picture-work', id, file],
    queryFn: () => http.download(ANALYST_PATHS.pictureFile.replace(':id', id).replace(':file', file)),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
}

/** Where the camera sees the board of a device; null: nobody has marked it. */
export const useGaugeBoard = (device: DeviceId, enabled: boolean) => {
  const http = useHttp()
  return useQuery({
    queryKey: ['gauge-board', device],
    queryFn: async ({ signal }) =>
      (await http.get(ANALYST_PATHS.pictureBoard, gaugeBoardResponse, { device }, signal)).board,
    enabled,
  })
}

export const useMarkBoard = (device: DeviceId) => {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (board: GaugeBoard) => http.put(ANALYST_PATHS.pictureBoard, gaugeBoardResponse, board, { device }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['gauge-board', device] }),
  })
}
