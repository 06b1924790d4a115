// In: what needs watching of the site. Out: the part of it that one page of the water tells.
import type { DeviceId } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import type { Cause } from '@/widgets/site-state/causes'
import { isPumpRest } from '@/widgets/site-state/is-pump-rest'

/** What concerns the devices of a page, and the targets that the page is named for as the place that tells why. */
export const causesAt = (causes: readonly Cause[], path: string, isOurs: (id: DeviceId) => boolean): readonly Cause[] =>
  causes.filter((cause) => {
    // pumps that rest leave the tanks to what they hold
    if (cause.kind === 'target') return cause.missed.to === path || (path === PATHS.storage && isPumpRest(cause))
    return ('devices' in cause ? cause.devices : [cause.device]).some(({ id }) => isOurs(id))
  })
