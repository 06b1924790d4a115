// debrief: written by `npm run paths -- gen` from golden/debrief.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('debrief', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → watching
  await ignores("link.restored 1795356870000 9")
  await ignores("seen.pressed")
  await ignores("otherTab.saw e 7 9")
  await ignores("otherTab.saw e 8 9")
  await ignores("retry.pressed")
  await does("link.lost") // → away
  await ignores("link.lost")
  await ignores("seen.pressed")
  await ignores("otherTab.saw e 7 9")
  await ignores("otherTab.saw e 8 9")
  await ignores("retry.pressed")
  await does("link.restored 1795356870000 9") // → reading
  await ignores("link.restored 1795356870000 9")
  await ignores("seen.pressed")
  await ignores("otherTab.saw e 7 9")
  await ignores("otherTab.saw e 8 9")
  await ignores("retry.pressed")
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await ignores("link.restored 1795356870000 9")
  await ignores("otherTab.saw e 8 9")
  await ignores("retry.pressed")
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("seen.pressed")
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 8 1 0") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await ignores("link.restored 1795356870000 9")
  await ignores("otherTab.saw e 7 9")
  await ignores("otherTab.saw e 8 9")
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("seen.pressed") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("otherTab.saw e 7 9") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await does("seen.pressed") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("seen.pressed")
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("otherTab.saw e 7 9")
})

pathTest('debrief', 2, async ({ start, does }) => {
  await start("start 1") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("otherTab.saw e 7 9")
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("done readChanges 8 1 0") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("otherTab.saw e 7 9")
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("link.lost") // → away
  await does("seen.pressed")
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("link.lost") // → away
  await does("otherTab.saw e 7 9")
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("seen.pressed")
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("seen.pressed")
  await does("done readChanges 8 1 0") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("seen.pressed")
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("otherTab.saw e 7 9")
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("otherTab.saw e 7 9")
  await does("done readChanges 8 1 0") // → watching
})

pathTest('debrief', 3, async ({ start, does }) => {
  await start("start 1") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("otherTab.saw e 7 9")
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await does("link.lost") // → away
  await does("seen.pressed")
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await does("link.lost") // → away
  await does("otherTab.saw e 7 9")
  await does("link.restored 1795356870000 9") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("seen.pressed")
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000 9") // → reading
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("otherTab.saw e 7 9")
})
