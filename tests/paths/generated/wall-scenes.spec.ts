// wall-scenes: written by `npm run paths -- gen` from golden/wall-scenes.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('wall-scenes', 1, async ({ start, ignores }) => {
  await start("start 1") // → rotating
  await ignores("scenes.changed #2")
  await ignores("alarms.reported")
})

pathTest('wall-scenes', 2, async ({ start }) => {
  await start("start 1") // → rotating
})

pathTest('wall-scenes', 3, async ({ start }) => {
  await start("start 1") // → rotating
})

pathTest('wall-scenes', 4, async ({ start, does, ignores }) => {
  await start("start 1") // → rotating
  await does("alarms.reported a-1 chaib") // → pinned
  await ignores("scenes.changed #2")
  await ignores("alarms.reported a-1 chaib")
})

pathTest('wall-scenes', 5, async ({ start, does }) => {
  await start("start 1") // → rotating
  await does("alarms.reported a-2 massa") // → pinned
})

pathTest('wall-scenes', 6, async ({ start, ignores, does }) => {
  await start("start 1") // → rotating
  await ignores("scene.requested values")
  await ignores("scene.requested overview massa")
  await does("scenes.changed #1")
  await does("scenes.changed #1")
  await does("scenes.changed #3")
  await ignores("scene.requested alarms")
  await does("alarms.reported a-1 chaib") // → pinned
  await ignores("scene.requested alarms")
  await ignores("scene.requested values")
  await ignores("scene.requested overview massa")
  await does("scenes.changed #1")
  await does("scenes.changed #1")
  await does("scenes.changed #3")
  await does("alarms.reported a-2 chaib")
  await does("scenes.changed #1")
  await does("alarms.reported a-2 massa")
  await does("alarms.reported a-1 chaib")
  await does("alarms.reported") // → rotating
  await does("scenes.changed #1")
  await does("alarms.reported a-2 chaib") // → pinned
  await does("alarms.reported a-1 chaib")
  await does("scenes.changed #1")
  await does("alarms.reported") // → rotating
  await does("alarms.reported a-1 chaib") // → pinned
  await does("alarms.reported") // → rotating
  await does("scene.requested alarms")
  await does("scene.requested alarms")
  await does("scenes.changed #1")
  await does("scene.requested alarms")
  await does("alarms.reported a-1 chaib") // → pinned
  await does("alarms.reported") // → rotating
  await does("after sceneTime (rotating)")
  await does("scenes.changed #1")
  await does("after sceneTime (rotating)")
  await does("alarms.reported a-1 chaib") // → pinned
  await does("alarms.reported") // → rotating
  await does("scene.requested alarms")
  await does("after sceneTime (rotating)")
  await does("scene.requested alarms")
  await does("after sceneTime (rotating)")
  await does("after sceneTime (rotating)")
})
