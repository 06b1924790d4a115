// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SessionActorsProvider } from '@/actors/session-context'
import { createPromptStore, LivePage } from '@/data/live-page.fixtures'
import { NoticeCard } from './notice-card.tsx'

afterEach(cleanup)

const given = <T,>(value: unknown): T => value as T
const linesOf = (...devices: readonly string[]) => {
  render(
    <MemoryRouter>
      <LivePage live={createPromptStore()}>
        <SessionActorsProvider value={given({ alarmNotice: { send: () => undefined } })}>
          <NoticeCard devices={devices} />
        </SessionActorsProvider>
      </LivePage>
    </MemoryRouter>,
  )
  const lines = [...document.querySelectorAll('p')].map(({ className, textContent }) => ({
    isOneLine: className.split(' ').includes('line-clamp-1'),
    text: textContent,
  }))
  cleanup()
  return lines
}

test('on a phone the name of one device keeps to a line, as its status stands below it; several have both lines', () => {
  const [name, status, ...others] = linesOf('Forage 1')
  expect([name?.text, name?.isOneLine]).toEqual(['Forage 1', true])
  expect(status?.text).toContain('ÉTEINT')
  expect(others).toEqual([])
  expect(linesOf('Forage 1', 'Forage 2').map(({ isOneLine }) => isOneLine)).toEqual([false])
})
