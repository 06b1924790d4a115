import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SessionActorsProvider } from '@/actors/session-context'
import { HttpProvider } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { LivePage } from '@/data/live-page.fixtures'
import { NotificationList } from './notification-list.tsx'

const given = <T,>(value: unknown): T => value as T

type ListPageProps = {
  readonly queries: QueryClient
  readonly live: ComponentProps<typeof LivePage>['live']
  readonly list: object
  /** hears what the panel is told */
  readonly send: (event: object) => void
  readonly feed?: object | undefined
  /** what was seen before, epoch ms; null: nothing */
  readonly seenUpTo?: number | null
}

/** The list of notifications on a page that nobody answers. */
export const ListPage = ({ queries, live, list, send, feed, seenUpTo = null }: ListPageProps) => (
  <QueryClientProvider client={queries}>
    <MemoryRouter>
      <ConfigProvider value={given({ site: 'chaib' })}>
        <HttpProvider value={given({ get: () => new Promise(() => {}) })}>
          <LivePage live={live} {...(feed && { feed: given({ get: () => feed, subscribe: () => () => {} }) })}>
            <SessionActorsProvider value={given({ notificationPanel: { send } })}>
              <NotificationList list={given(list)} seenUpTo={seenUpTo} />
            </SessionActorsProvider>
          </LivePage>
        </HttpProvider>
      </ConfigProvider>
    </MemoryRouter>
  </QueryClientProvider>
)
