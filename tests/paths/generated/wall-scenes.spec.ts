// wall-scenes: written by `npm run paths -- gen` from golden/wall-scenes.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('wall-scenes', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → rotating
  await ignores("scenes.changed #2")
  await ignores("alarms.reported")
  await ignores("scene.requested values")
  await does("scenes.changed #1")
  await does("alarms.reported a-1") // → pinned
  await does("scenes.changed #1")
  await ignores("scenes.changed #2")
  await ignores("alarms.reported a-1")
  await ignores("scene.requested alarms")
  await does("alarms.reported a-2")
  await does("alarms.reported") // → rotating
  await does("scene.requested alarms")
  await does("after sceneTime (rotating)")
})

pathTest('wall-scenes', 2, async ({ start, does }) => {
  await start("start 1") // → rotating
  await does("scene.requested alarms")
  await does("after sceneTime (rotating)")
  await does("after sceneTime (rotating)")
  await does("alarms.reported a-1") // → pinned
  await does("scenes.changed #1")
})
