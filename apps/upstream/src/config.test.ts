import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const enough = { DATA_DIR: 'memory://', FIREBASE_PROJECT_ID: 'demo-test' }
const production = { ...enough, DATA_DIR: '/data', NODE_ENV: 'production', SERVICE_KEY: 'long-enough' }

describe('the environment', () => {
  test('has a default for all but where to keep data and who knows the users', () => {
    expect(readConfig(enough)).toMatchObject({
      ok: true,
      config: { PORT: 8081, HOST: '127.0.0.1', MQTT_PORT: 2883, API_PATH: '/api/v1', RAW_RETENTION_DAYS: 400 },
    })
  })

  test('an empty variable is an absent one', () => {
    expect(readConfig({ ...enough, DATABASE_URL: '', PORT: '' })).toMatchObject({ ok: true, config: { PORT: 8081 } })
  })

  test.each([
    ['DATA_DIR', { FIREBASE_PROJECT_ID: 'demo-test' }],
    ['FIREBASE_PROJECT_ID', { DATA_DIR: 'memory://' }],
    ['PORT', { ...enough, PORT: 'http' }],
    ['DATABASE_URL', { ...enough, DATABASE_URL: 'mysql://x' }],
    ['MQTT_URL', { ...enough, MQTT_URL: 'http://x' }],
    ['RAW_RETENTION_DAYS', { ...enough, RAW_RETENTION_DAYS: '30' }],
    ['API_PATH', { ...enough, API_PATH: 'api' }],
    ['SMTP_URL', { ...enough, SMTP_URL: 'http://x', SMTP_FROM: 'a@b.test' }],
    ['SMTP_FROM', { ...enough, SMTP_URL: 'smtp://x' }],
    ['SMTP_FROM', { ...enough, SMTP_URL: 'smtp://x', SMTP_FROM: 'nobody' }],
    ['WEBHOOK_ALLOWED_ADDRESSES.0', { ...enough, WEBHOOK_ALLOWED_ADDRESSES: 'localhost' }],
    ['SERVICE_KEY', { ...production, SERVICE_KEY: '' }],
    ['SERVICE_KEY', { ...enough, SERVICE_KEY: 'change-me-please' }],
    ['ROOMS_OPEN', { ...production, ROOMS_OPEN: 'true' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { ...production, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1' }],
    ['DATA_DIR', { ...production, DATA_DIR: 'memory://' }],
  ])('a wrong %s is named', (name, environment) => {
    expect(readConfig(environment)).toEqual({ ok: false, error: expect.stringMatching(new RegExp(`^${name}: `)) })
  })
})
