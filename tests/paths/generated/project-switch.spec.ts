// project-switch: written by `npm run paths -- gen` from golden/project-switch.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('project-switch', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → idle
  await ignores("project.pressed p-script javascript:alert(1)")
  await ignores("page.restored")
  await does("project.pressed p-massa http://massa.localhost:8080") // → pending
  await ignores("project.pressed p-massa http://massa.localhost:8080")
  await ignores("project.pressed p-tifnout https://tifnout.example/")
  await ignores("project.pressed p-script javascript:alert(1)")
  await does("page.restored") // → idle
  await does("project.pressed p-massa http://massa.localhost:8080") // → pending
  await does("done requestLoginToken one-time-token") // → navigating
  await ignores("project.pressed p-massa http://massa.localhost:8080")
  await ignores("project.pressed p-tifnout https://tifnout.example/")
  await ignores("project.pressed p-script javascript:alert(1)")
  await does("page.restored") // → idle
  await does("project.pressed p-massa http://massa.localhost:8080") // → pending
  await does("error requestLoginToken") // → navigating
  await does("page.restored") // → idle
  await does("project.pressed p-tifnout https://tifnout.example/") // → pending
  await does("after requestTimeout (pending)") // → navigating
  await does("page.restored") // → idle
  await does("project.pressed p-massa http://massa.localhost:8080") // → pending
  await does("done requestLoginToken one-time-token") // → navigating
  await does("after navigationPatience (navigating)") // → idle
  await does("project.pressed p-massa http://massa.localhost:8080") // → pending
  await does("error requestLoginToken") // → navigating
  await does("after navigationPatience (navigating)") // → idle
  await does("project.pressed p-massa http://massa.localhost:8080") // → pending
  await does("after requestTimeout (pending)") // → navigating
  await does("after navigationPatience (navigating)") // → idle
})
