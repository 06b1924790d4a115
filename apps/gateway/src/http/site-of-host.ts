import { isIP } from 'node:net'
import { type SiteSlug, siteSlug } from '@vigie/contracts/entities'

/**
 * The site a host name stands for: its first DNS label when it has two or more (`chaib.localhost:8080` → chaib), the
 * default one for an IP address, a bare name or no host.
 * @returns null when the label cannot be the name of a site
 */
export const siteOfHost = (host: string | undefined, defaultSite: SiteSlug): SiteSlug | null => {
  const name = hostName(host)
  if (name === '' || isIP(name) !== 0) return defaultSite
  const labels = name.split('.')
  if (labels.length < 2) return defaultSite
  const parsed = siteSlug.safeParse(labels[0])
  return parsed.success ? parsed.data : null
}

const hostName = (host: string | undefined): string => {
  if (host === undefined) return ''
  const bracketed = /^\[([^\]]*)\]/.exec(host)
  if (bracketed !== null) return bracketed[1] ?? ''
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()
}
