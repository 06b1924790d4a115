import type { Upstream } from '../upstream/upstream.ts'

/** Whether a site is known to have no such device; while the upstream does not answer, nothing is. */
export const isForeign = async (upstream: Upstream, token: string, site: string, device: string): Promise<boolean> => {
  const devices = await upstream.devices(token, site)
  return devices.ok && !devices.value.some(({ id }) => id === device)
}
