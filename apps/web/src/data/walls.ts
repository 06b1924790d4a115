// Wall displays: those that an admin manages, and what this screen is told.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WallApproval, WallChange, WallHealth, WallOrder, WallOrders } from '@vigie/contracts/entities'
import { WALL_PATHS, wallResponse, wallSelfResponse, wallsResponse } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

const WALLS = ['walls'] as const
/** A wall says how it is every few seconds: so often the list is read again while it is in view, ms. */
const REREAD_MS = 5_000

const pathOf = (path: string, id: string): string => path.replace(':id', id)

/** Walls whose sites are all the admin's. */
export const useWalls = () => {
  const http = useHttp()
  const enabled = useMayAsk('walls')
  return useQuery({
    queryKey: WALLS,
    queryFn: async ({ signal }) => (await http.get(WALL_PATHS.walls, wallsResponse, {}, signal)).walls,
    refetchInterval: REREAD_MS,
    enabled,
  })
}

const useWallAct = <Input>(act: (http: ReturnType<typeof useHttp>, input: Input) => Promise<unknown>) => {
  const http = useHttp()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => act(http, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: WALLS }),
  })
}

/** Rejects with wall.code-unknown where no screen shows the code. */
export const useApproveWall = () =>
  useWallAct((http, { code, ...approval }: WallApproval & { readonly code: string }) =>
    http.post(WALL_PATHS.approve.replace(':code', encodeURIComponent(code)), wallResponse, approval),
  )
export const useChangeWall = () =>
  useWallAct((http, { id, ...change }: WallChange & { readonly id: string }) =>
    http.put(pathOf(WALL_PATHS.wall, id), wallResponse, change),
  )
export const useRevokeWall = () => useWallAct((http, id: string) => http.act('delete', pathOf(WALL_PATHS.wall, id)))
export const useOrderWall = () =>
  useWallAct((http, { id, order }: { readonly id: string; readonly order: WallOrder }) =>
    http.post(pathOf(WALL_PATHS.orders, id), wallResponse, order),
  )

/** Says how this wall is, for what it is to show and to do. Rejects with wall.unknown once it is none any more. */
export const useReportWall = () => {
  const http = useHttp()
  return (health: WallHealth): Promise<WallOrders> => http.post(WALL_PATHS.self, wallSelfResponse, health)
}
