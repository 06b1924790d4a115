// debrief: written by `npm run paths -- gen` from golden/debrief.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('debrief', 1, async ({ start, ignores }) => {
  await start("start 1") // → watching
  await ignores("link.restored 1795356870000")
  await ignores("seen.pressed")
})

pathTest('debrief', 2, async ({ start, does }) => {
  await start("start 1") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
})

pathTest('debrief', 3, async ({ start, ignores, does }) => {
  await start("start 1") // → watching
  await ignores("otherTab.saw e 7 9")
  await ignores("otherTab.saw e 8 9")
  await ignores("retry.pressed")
  await does("link.lost") // → away
  await ignores("link.lost")
  await ignores("seen.pressed")
  await ignores("otherTab.saw e 7 9")
  await ignores("retry.pressed")
  await does("link.restored 1795356870000") // → reading
  await ignores("link.restored 1795356870000")
  await ignores("seen.pressed")
  await ignores("otherTab.saw e 7 9")
  await ignores("retry.pressed")
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("done readChanges 8 1 0") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("error readChanges") // → unread
  await ignores("link.restored 1795356870000")
  await ignores("otherTab.saw e 7 9")
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await ignores("link.restored 1795356870000")
  await ignores("otherTab.saw e 8 9")
  await ignores("retry.pressed")
  await does("seen.pressed") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("otherTab.saw e 7 9") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("error readChanges") // → unread
  await does("seen.pressed") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("error readChanges") // → unread
  await does("retry.pressed") // → reading
  await does("error readChanges") // → unread
})

pathTest('debrief', 4, async ({ start, does, ignores }) => {
  await start("start 1") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await ignores("otherTab.saw e 8 9")
  await does("link.restored 1795356870000") // → reading
  await ignores("otherTab.saw e 8 9")
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("error readChanges") // → unread
  await does("link.lost") // → away
})

pathTest('debrief', 5, async ({ start, does }) => {
  await start("start 1") // → watching
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("seen.pressed")
  await does("link.restored 1795356870000") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("otherTab.saw e 7 9")
  await does("link.restored 1795356870000") // → reading
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("seen.pressed")
  await does("done readChanges 9 2 1") // → unseen
  await does("link.lost") // → away
  await does("link.restored 1795356870000") // → reading
  await does("otherTab.saw e 7 9")
})
