import type { FirebaseApp } from 'firebase/app'
import { beforeEach, describe, expect, it as test, vi } from 'vitest'
import { enableAnalytics } from './analytics.ts'

const sdk = vi.hoisted(() => ({
  isSupported: vi.fn<() => Promise<boolean>>(),
  initializeAnalytics: vi.fn<(app: unknown) => void>(),
  setDefaultEventParameters: vi.fn<(parameters: unknown) => void>(),
}))
vi.mock('firebase/analytics', () => sdk)

const app: FirebaseApp = { name: 'vigie', options: {}, automaticDataCollectionEnabled: false }

beforeEach(() => {
  sdk.isSupported.mockReset().mockResolvedValue(true)
  sdk.initializeAnalytics.mockReset()
  sdk.setDefaultEventParameters.mockReset()
})

describe('analytics', () => {
  test('starts with the short label of the site [R9.1]', async () => {
    await enableAnalytics(app, 'chaib')
    expect(sdk.setDefaultEventParameters).toHaveBeenCalledWith({ site: 'chaib' })
    expect(sdk.initializeAnalytics).toHaveBeenCalledExactlyOnceWith(app)
  })

  test('where it is not supported, nothing starts [R9.1]', async () => {
    sdk.isSupported.mockResolvedValue(false)
    await enableAnalytics(app, 'chaib')
    expect(sdk.initializeAnalytics).not.toHaveBeenCalled()
  })

  test.each([
    ['blocked', () => sdk.isSupported.mockRejectedValue(new Error('blocked'))],
    [
      'misconfigured',
      () =>
        sdk.initializeAnalytics.mockImplementation(() => {
          throw new Error('no app id')
        }),
    ],
  ])('%s, it leaves the app untouched [R9.1]', async (_, breakIt) => {
    breakIt()
    await expect(enableAnalytics(app, 'chaib')).resolves.toBeUndefined()
  })
})
