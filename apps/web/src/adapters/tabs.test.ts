import { expect, test, vi } from 'vitest'
import { openDebriefTabs, openTabs } from './tabs.ts'

test('[R4.2] a panel used in one tab is told to every other tab, and not to its own', async () => {
  const [here, there] = [vi.fn(), vi.fn()]
  const one = openTabs(here)
  const other = openTabs(there)
  one.tellUsed()
  await vi.waitFor(() => expect(there).toHaveBeenCalledOnce())
  expect(here).not.toHaveBeenCalled()
  one.close()
  other.close()
})

test('what else is said on the channel changes nothing', async () => {
  const heard = vi.fn()
  const tabs = openTabs(heard)
  const stranger = new BroadcastChannel('vigie:notifications')
  stranger.postMessage({ used: true })
  stranger.postMessage('used')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  stranger.close()
  tabs.close()
})

test('[R11.6] which stretch of the journal was seen is told to every other tab; what is no stretch is not heard', async () => {
  const [here, there] = [vi.fn(), vi.fn()]
  const one = openDebriefTabs(here)
  const other = openDebriefTabs(there)
  const stranger = new BroadcastChannel('vigie:debrief')
  stranger.postMessage('used')
  stranger.postMessage({ epoch: 'e', from: '7', to: 9 })
  one.tellSeen({ epoch: 'e', from: 7, to: 9 })
  await vi.waitFor(() => expect(there).toHaveBeenCalledOnce())
  expect(there).toHaveBeenCalledWith({ epoch: 'e', from: 7, to: 9 })
  expect(here).not.toHaveBeenCalled()
  stranger.close()
  one.close()
  other.close()
})
