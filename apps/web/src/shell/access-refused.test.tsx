// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountProvider } from '@/actors/auth-context'
import { HttpProvider } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { AccessRefused } from './access-refused.tsx'

afterEach(cleanup)

const given = <T,>(value: unknown): T => value as T

test('[R1.6] who may not see this site can sign out of it, by one press', () => {
  const session = { matches: () => false, context: { user: null, claims: null, error: null } }
  const send = vi.fn()
  const auth = { getSnapshot: () => session, subscribe: () => ({ unsubscribe: () => undefined }), send }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfigProvider value={given({ site: 'chaib' })}>
        <HttpProvider value={given({ get: () => new Promise(() => undefined) })}>
          <AccountProvider value={given({ auth })}>
            <AccessRefused />
          </AccountProvider>
        </HttpProvider>
      </ConfigProvider>
    </QueryClientProvider>,
  )
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /déconnecter|Déconnexion/ }))
  expect(send.mock.calls).toEqual([[{ type: 'signOut.pressed' }]])
})
