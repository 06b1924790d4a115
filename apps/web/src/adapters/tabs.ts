/** Tabs of this origin tell each other that notifications were seen, and nothing else. */
const CHANNEL = 'vigie:notifications'
const USED = 'used'

/** What the tabs of one browser say to each other about notifications; `close` ends it. */
export const openTabs = (onUsedElsewhere: () => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data === USED) onUsedElsewhere()
  }
  return {
    tellUsed: () => channel.postMessage(USED),
    close: () => channel.close(),
  }
}
