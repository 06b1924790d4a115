import type { PublicConfig } from '@vigie/contracts/rest'
import type { AuthActor } from '@/actors/auth'
import { AccountProvider } from '@/actors/auth-context'
import type { Identity } from '@/adapters/identity'
import { ConfigProvider } from '@/data/app-context'
import { Router } from './router.tsx'

type AppProps = {
  readonly config: PublicConfig
  readonly account: { readonly auth: AuthActor; readonly identity: Identity }
}

export const App = ({ config, account }: AppProps) => (
  <ConfigProvider value={config}>
    <AccountProvider value={account}>
      <Router />
    </AccountProvider>
  </ConfigProvider>
)
