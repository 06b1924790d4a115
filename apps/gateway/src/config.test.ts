import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { testConfig } from './testing/test-config.ts'

describe('the environment', () => {
  test('nothing set is the demo: loopback, the emulator, the site chaib', () => {
    expect(testConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      defaultSite: 'chaib',
      identity: { emulatorHost: '127.0.0.1:9099' },
      upstream: { apiPath: '/api/v1', notificationEvent: 'notification', serviceKey: null },
    })
  })

  test.each([
    [{ PORT: '80a' }, /^PORT: /],
    [{ UPSTREAM_URL: 'upstream:8081' }, /^UPSTREAM_URL: /],
    [{ DEFAULT_SITE: 'Chaib' }, /^DEFAULT_SITE: /],
    [{ ALLOWED_ORIGINS: 'https://a.example, nonsense' }, /^ALLOWED_ORIGINS/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ UPSTREAM_SERVICE_KEY: 'change-me-please' }, /^UPSTREAM_SERVICE_KEY: /],
    [{ FRAME_ANCESTORS: "'self'; script-src *" }, /^FRAME_ANCESTORS: /],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'localhost' }, /^FIREBASE_AUTH_EMULATOR_HOST: /],
    [
      { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
      /^FIREBASE_AUTH_EMULATOR_HOST: .*production/,
    ],
    [{ NODE_ENV: 'production' }, /^PUBLIC_FIREBASE_API_KEY: /],
    [{ ADMIN_SECOND_FACTOR: 'required' }, /^ADMIN_SECOND_FACTOR: .*emulator/],
    [{ ADMIN_IDLE_MINUTES: '1' }, /^ADMIN_IDLE_MINUTES: /],
  ])('%o is refused in one line that names the variable', (env, line) => {
    const read = readConfig(env)
    expect(read).toMatchObject({ ok: false, error: expect.stringMatching(line) })
    expect(read).toMatchObject({ error: expect.not.stringContaining('\n') })
  })

  test('origins are compared as origins', () => {
    expect(testConfig({ ALLOWED_ORIGINS: 'https://a.example/, http://b.example:8080' }).allowedOrigins).toEqual([
      'https://a.example',
      'http://b.example:8080',
    ])
  })
})
