// Planned maintenance of the site.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MaintenanceChange, MaintenanceInput } from '@vigie/contracts/entities'
import { MAINTENANCE_PATHS, maintenanceResponse, maintenanceWindowResponse } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

const MAINTENANCE = ['maintenance'] as const
/** Windows begin and end by themselves. */
const REREAD_MS = 15_000

/** Windows that come, are under way, or ended lately, the latest first. */
export const useMaintenance = () => {
  const http = useHttp()
  const enabled = useMayAsk('alarms')
  return useQuery({
    queryKey: MAINTENANCE,
    queryFn: async ({ signal }) => (await http.get(MAINTENANCE_PATHS.windows, maintenanceResponse, {}, signal)).windows,
    refetchInterval: REREAD_MS,
    enabled,
  })
}

/** Plans a window, or changes the one with this id. */
export const useKeepMaintenance = () => {
  const http = useHttp()
  return useMaintenanceAct(
    ({ id, input }: { readonly id: string | null; readonly input: MaintenanceInput | MaintenanceChange }) =>
      id === null
        ? http.post(MAINTENANCE_PATHS.windows, maintenanceWindowResponse, input)
        : http.patch(at(MAINTENANCE_PATHS.window, id), maintenanceWindowResponse, input),
  )
}

/** Ends a window that has begun, cancels one that has not. */
export const useEndMaintenance = () => {
  const http = useHttp()
  return useMaintenanceAct((id: string) => http.post(at(MAINTENANCE_PATHS.end, id), maintenanceWindowResponse, {}))
}

const useMaintenanceAct = <I, O>(mutationFn: (input: I) => Promise<O>) => {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: MAINTENANCE }) })
}

const at = (path: string, id: string): string => path.replace(':id', encodeURIComponent(id))
