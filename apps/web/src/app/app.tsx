import type { PublicConfig } from '@vigie/contracts/rest'
import { RouterProvider } from 'react-router-dom'
import type { AuthActor } from '@/actors/auth'
import { AccountProvider } from '@/actors/auth-context'
import type { Identity } from '@/adapters/identity'
import { ConfigProvider } from '@/data/app-context'
import type { createRouter } from './router.tsx'

type AppProps = {
  readonly config: PublicConfig
  readonly account: { readonly auth: AuthActor; readonly identity: Identity }
  readonly router: ReturnType<typeof createRouter>
}

export const App = ({ config, account, router }: AppProps) => (
  <ConfigProvider value={config}>
    <AccountProvider value={account}>
      <RouterProvider router={router} />
    </AccountProvider>
  </ConfigProvider>
)
