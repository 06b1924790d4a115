import { describe, expect, test } from 'vitest'
import { testConfig } from '../testing/test-config.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const policyOf = (env: Record<string, string> = {}) => contentSecurityPolicy(testConfig(env), [])
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_FIREBASE_API_KEY: 'key' }

describe('the content security policy', () => {
  test('lets no script in but our own', () => {
    expect(policyOf()['script-src']).toEqual(["'self'"])
    expect(policyOf()['object-src']).toEqual(["'none'"])
    expect(contentSecurityPolicy(testConfig({}), ["'sha256-x'"])['script-src']).toEqual(["'self'", "'sha256-x'"])
  })

  test('lets the page talk to the identity emulator, or in production to the real service', () => {
    expect(policyOf({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })['connect-src']).toContain(
      'http://127.0.0.1:9099',
    )
    expect(policyOf(PRODUCTION)['connect-src']).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ])
  })

  test('[R9.1] opens to analytics only when it is configured', () => {
    const analytics = policyOf({ FIREBASE_APP_ID: '1:2:web:3', FIREBASE_MEASUREMENT_ID: 'G-1' })
    expect(analytics['script-src']).toContain('https://www.googletagmanager.com')
    expect(policyOf({ FIREBASE_MEASUREMENT_ID: 'G-1' })['script-src']).toEqual(["'self'"])
  })

  test('names the origin of the map tiles', () => {
    const tiles = policyOf({ MAP_TILES_URL: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png' })
    expect(tiles['img-src']).toContain('https://*.tiles.example.org')
  })

  test('lets only the configured pages frame ours', () => {
    expect(policyOf()['frame-ancestors']).toEqual(["'none'"])
    const framed = testConfig({ FRAME_ANCESTORS: 'https://wall.example.org https://tv.example.org' })
    expect(contentSecurityPolicy(framed, [])['frame-ancestors']).toEqual([
      'https://wall.example.org',
      'https://tv.example.org',
    ])
    expect(securityHeaders(framed, []).frameguard).toBe(false)
  })
})

test('HSTS is for production only', () => {
  expect(securityHeaders(testConfig({}), []).strictTransportSecurity).toBe(false)
  expect(securityHeaders(testConfig(PRODUCTION), []).strictTransportSecurity).toMatchObject({ maxAge: 31_536_000 })
})
