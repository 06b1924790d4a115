// A part of a wall as it stands at one moment: what the feed says of the site goes in, nothing is read from the server.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createHttp } from '@/adapters/http'
import { createLiveClock, DataProvider, HttpProvider } from '@/data'
import { createPromptStore, pictureAt } from '@/data/live-page.fixtures'

const TRUSTED = { trusted: true, since: null, reason: null, clockStep: null } as const

/** Draws a part of a wall beside this picture of the site. `at`: ISO 8601, also the moment that the wall shows. */
export const renderWall = (at: string, picture: Parameters<typeof pictureAt>[1], part: ReactNode): HTMLElement => {
  const live = createPromptStore()
  live.apply(pictureAt(at, picture))
  const sources = {
    ...{ live, clock: createLiveClock(() => Date.parse(at)), firstSnapshot: Promise.resolve() },
    feed: { get: () => TRUSTED, subscribe: () => () => undefined },
    readSite: () => new Promise<never>(() => undefined),
  }
  const http = createHttp({ getToken: async () => null, onTokenRefused: () => undefined })
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <HttpProvider value={http}>
        <DataProvider value={sources}>{part}</DataProvider>
      </HttpProvider>
    </QueryClientProvider>,
  )
  return container
}
