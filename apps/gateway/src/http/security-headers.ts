import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

// settings → the security headers of every answer, errors included

type Policy = Pick<Config, 'production' | 'identity' | 'analytics' | 'frameAncestors' | 'map'>

/** @param inline sources of the scripts that stand in the page itself */
export const securityHeaders = (config: Policy, inline: readonly string[]): FastifyHelmetOptions => ({
  global: true,
  contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config, inline) },
  strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'no-referrer' },
  // frame-ancestors decides; this older header can only deny all, not name who may
  frameguard: config.frameAncestors === "'none'" ? { action: 'deny' } : false,
})

/** What the browser is asked to deny the page, and what it embeds. */
const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth']
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Path of what the API answers: it belongs to one person, and is kept by no cache unless its route says so. */
const OF_API = /^\/api(\/|$|\?)/

/** The headers that helmet does not write. */
export const writeOwnHeaders = (request: Pick<FastifyRequest, 'originalUrl'>, reply: FastifyReply): void => {
  reply.header('permissions-policy', PERMISSIONS_POLICY)
  if (OF_API.test(request.originalUrl)) reply.header('cache-control', 'no-store')
}

/**
 * CSP directives: nothing inline but styles and the very scripts of the page that was built, by their hash; from other
 * origins only what the settings name.
 */
export const contentSecurityPolicy = (
  { identity, analytics, frameAncestors, map }: Policy,
  inline: readonly string[],
) => ({
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': frameAncestors.split(/\s+/),
  'script-src': ["'self'", ...inline, ...(analytics === null ? [] : ['https://www.googletagmanager.com'])],
  // Radix and ECharts set inline styles
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  // `https:` for the photos of people's accounts, which may be anywhere
  'img-src': ["'self'", 'data:', 'blob:', 'https:', ...originOf(map.tilesUrl)],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': [
    "'self'",
    ...identityOrigins(identity.emulatorHost),
    ...(analytics === null ? [] : ANALYTICS_ORIGINS),
  ],
})

const identityOrigins = (emulatorHost: string | null): string[] =>
  emulatorHost === null
    ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
    : [`http://${emulatorHost}`]

const ANALYTICS_ORIGINS = [
  'https://firebase.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
]

/** Origin of a tile URL, which is a template: `{s}` in its host stands for any label. */
const originOf = (tilesUrl: string | null): string[] => {
  const origin = tilesUrl === null ? undefined : /^https?:\/\/[^/]+/.exec(tilesUrl)?.[0]
  return origin === undefined ? [] : [origin.replace('{s}', '*')]
}
