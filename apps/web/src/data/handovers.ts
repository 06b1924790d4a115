// Shift handovers by REST: the notes, newest first, with what the records say now; signing one; taking over.
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type Handover, type HandoverInput, type HandoverShift, IDEMPOTENCY_HEADER } from '@vigie/contracts/entities'
import {
  HANDOVER_PATHS,
  handoverAcknowledgeResponse,
  handoverCreateResponse,
  handoversResponse,
} from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

const HANDOVERS = ['handovers'] as const
const REREAD_MS = 15_000
const PAGE = 10

/**
 * The notes of the site, page by page, and what a note signed now would say; read again while the page is in view.
 * @param shift how far back that goes; undefined: nobody chose
 */
export const useHandovers = (shift: HandoverShift | undefined) => {
  const http = useHttp()
  const enabled = useMayAsk('handovers')
  return useInfiniteQuery({
    queryKey: [...HANDOVERS, 'pages', shift ?? null],
    queryFn: ({ pageParam, signal }) =>
      http.get(HANDOVER_PATHS.handovers, handoversResponse, { before: pageParam, limit: PAGE, shift }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REREAD_MS,
    // what was in view stays until another length is read
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** The newest note; null: there is none; undefined: not known. */
export const useLastHandover = (): Handover | null | undefined => {
  const http = useHttp()
  const enabled = useMayAsk('handovers')
  return useQuery({
    queryKey: [...HANDOVERS, 'last'],
    queryFn: async ({ signal }) =>
      (await http.get(HANDOVER_PATHS.handovers, handoversResponse, { limit: 1 }, signal)).handovers[0] ?? null,
    refetchInterval: 60_000,
    enabled,
  }).data
}

/** Signs a note. `key`: by which a retry is known as the same note. */
export const useSignHandover = () => {
  const http = useHttp()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ key, ...note }: HandoverInput & { readonly key: string }) =>
      (await http.post(HANDOVER_PATHS.handovers, handoverCreateResponse, note, { [IDEMPOTENCY_HEADER]: key })).handover,
    onSuccess: () => reread(queryClient),
  })
}

/** Takes over from the author of a note; `won` false: somebody else did before. */
export const useTakeOver = () => {
  const http = useHttp()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      http.post(HANDOVER_PATHS.acknowledge.replace(':id', id), handoverAcknowledgeResponse, {}),
    onSettled: () => reread(queryClient),
  })
}

const reread = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: HANDOVERS })
