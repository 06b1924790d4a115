import {
  type MaintenanceBody,
  type MaintenanceChange,
  type MaintenanceInput,
  type MaintenanceWindow,
  maintenanceBody,
  maintenanceWindow,
  type SiteSlug,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { Outcome } from '../outcome.ts'
import type { Requiring } from './capabilities.ts'
import type { RestClient } from './rest-client.ts'

// the upstream's calls about planned maintenance, with the token of the person who acts

/** The upstream's calls about planned maintenance. Errors: maintenance.overlap, .refused, .invalid, resource.not-found. */
export type MaintenanceCalls = {
  readonly maintenance: (token: string, slug: SiteSlug) => Promise<Outcome<MaintenanceBody>>
  readonly planMaintenance: (
    token: string,
    slug: SiteSlug,
    input: MaintenanceInput,
  ) => Promise<Outcome<MaintenanceWindow>>
  readonly changeMaintenance: (
    token: string,
    slug: SiteSlug,
    id: string,
    change: MaintenanceChange,
  ) => Promise<Outcome<MaintenanceWindow>>
  /** Ends one that has begun, cancels one that has not. */
  readonly endMaintenance: (token: string, slug: SiteSlug, id: string) => Promise<Outcome<MaintenanceWindow>>
}

/** @param requiring asks only an upstream that has the capability */
export const createMaintenanceCalls = (rest: RestClient, requiring: Requiring): MaintenanceCalls => ({
  maintenance: (token, slug) =>
    requiring('alarms', token, () => rest.get(UPSTREAM_PATHS.maintenance, token, maintenanceBody, { site: slug })),
  planMaintenance: (token, slug, input) =>
    requiring('alarms', token, () =>
      rest.post(UPSTREAM_PATHS.maintenance, token, maintenanceWindow, input, { query: { site: slug } }),
    ),
  changeMaintenance: (token, slug, id, change) =>
    requiring('alarms', token, () =>
      rest.patch(at(UPSTREAM_PATHS.maintenanceWindow, id), token, maintenanceWindow, change, { site: slug }),
    ),
  endMaintenance: (token, slug, id) =>
    requiring('alarms', token, () =>
      rest.post(at(UPSTREAM_PATHS.maintenanceEnd, id), token, maintenanceWindow, {}, { query: { site: slug } }),
    ),
})

const at = (path: string, id: string): string => path.replace(':id', encodeURIComponent(id))
